// The headings of a page. One element is both forms: a disclosure under the title on narrow
// screens, a column that stays in sight on wide ones.

import type { Heading } from '../../core/model/document.ts';
import type { Language } from '../../core/model/language.ts';
import { ForeignWords } from '../foreign-words.tsx';
import type { PageProps, Translate } from '../page-props.ts';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  readonly userLanguage: Language;
  readonly t: Translate;
}

/** A longer list scrolls within its column, so the keyboard must reach it. */
const most = 24;

/** Names the classes of a page's frame, so that it has its columns before the list has come. */
export function nameFrame(headings: TableOfContentsProps['headings']): string {
  return isListed(headings) ? 'page page-with-toc' : 'page';
}

/** Names the classes of a notice above a page, so that it begins where the page's text does. */
export function nameNotice({ page, headings }: Pick<PageProps, 'page' | 'headings'>): string {
  const hasFrame = page.template === 'Documentation' || page.template === 'Tabbed';
  return hasFrame && isListed(headings) ? 'stale-banner stale-banner-with-toc' : 'stale-banner';
}

/** Lists the headings of a page. Fewer than two need no list. */
export function TableOfContents({ headings, userLanguage, t }: TableOfContentsProps) {
  if (!isListed(headings)) return null;

  return (
    <nav className="toc" aria-label={t('toc.label')} tabIndex={headings.length > most ? 0 : undefined}>
      <p className="toc-title" aria-hidden="true">
        {t('toc.label')}
      </p>
      <details className="toc-details">
        <summary>{t('toc.label')}</summary>
        <ul className="toc-list">
          {headings.map(({ id, depth, text }) => (
            <li key={id} className={`toc-${depth}`}>
              <a href={`#${id}`}>
                {isName(text) ? <bdi>{text}</bdi> : <ForeignWords language={userLanguage}>{text}</ForeignWords>}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** What a page from right to left would turn round: "@acme/ui", "5.0.0-beta.33". */
function isName(text: string): boolean {
  return /^@|\d\.\d/.test(text);
}

function isListed(headings: TableOfContentsProps['headings']): boolean {
  return headings.length >= 2;
}
