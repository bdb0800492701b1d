// Renders the headings of a page. The same element is a disclosure under the title on narrow
// screens, and a sticky column on wide ones.

import type { Heading } from '../../core/model/document.ts';
import type { Language } from '../../core/model/language.ts';
import { ForeignText } from '../foreign-text.tsx';
import type { PageProps, Translate } from '../page-props.ts';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  readonly userLanguage: Language;
  readonly t: Translate;
}

/** A longer list scrolls within its column, so the keyboard must reach it. */
const maxUnscrolled = 24;

/** Returns the classes of a page's frame, which has its columns before the list is loaded. */
export function nameFrame(headings: TableOfContentsProps['headings']): string {
  return isListed(headings) ? 'page page-with-toc' : 'page';
}

/** Returns the classes of a notice above a page, which is aligned with the page's text. */
export function nameNotice({ page, headings }: Pick<PageProps, 'page' | 'headings'>): string {
  const hasFrame = page.template === 'Documentation' || page.template === 'Tabbed';
  return hasFrame && isListed(headings) ? 'stale-banner stale-banner-with-toc' : 'stale-banner';
}

/** Renders the headings of a page; nothing for fewer than two. */
export function TableOfContents({ headings, userLanguage, t }: TableOfContentsProps) {
  if (!isListed(headings)) return null;

  return (
    <nav className="toc" aria-label={t('toc.label')} tabIndex={headings.length > maxUnscrolled ? 0 : undefined}>
      <p className="toc-title" aria-hidden="true">
        {t('toc.label')}
      </p>
      <details className="toc-details">
        <summary>{t('toc.label')}</summary>
        <ul className="toc-list">
          {headings.map(({ id, depth, text }) => (
            <li key={id} className={`toc-${depth}`}>
              <a href={`#${id}`}>
                {isName(text) ? <bdi>{text}</bdi> : <ForeignText language={userLanguage}>{text}</ForeignText>}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Returns whether a right-to-left page would reorder a text: "@acme/ui", "5.0.0-beta.33". */
function isName(text: string): boolean {
  return /^@|\d\.\d/.test(text);
}

function isListed(headings: TableOfContentsProps['headings']): boolean {
  return headings.length >= 2;
}
