// Renders the notice above a translation whose original has changed since, or above a page that replaces a missing
// translation.

import { toHref } from '../../core/model/paths/to-href.ts';
import type { PageProps } from '../page-props.ts';
import { nameNotice } from '../parts/table-of-contents.tsx';

/** Renders the notice with a link to the original, if the page needs one. */
export function StaleBanner({ site, page, headings, isOutdated, t }: PageProps) {
  if (!isOutdated && !page.isFallback) return null;

  return (
    <aside
      className={`${nameNotice({ page, headings })} callout ${isOutdated ? 'callout-warning' : 'callout-info'}`}
      aria-label={t('stale.label')}
      data-docs-fallback={page.isFallback ? '' : undefined}
    >
      <p>
        {isOutdated ? t('stale.text') : <strong>{t('language.missing')}</strong>}{' '}
        <a href={toHref(site, page.canonicalPath)} hrefLang={site.defaultLanguage}>
          {t('stale.original')}
        </a>
      </p>
    </aside>
  );
}
