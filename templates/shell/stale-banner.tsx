// A translation whose original has changed since it was made says so, above all it says; and so does a page that
// stands in for a translation.

import { toHref } from '../../core/model/paths/to-href.ts';
import type { PageProps } from '../page-props.ts';
import { nameNotice } from '../parts/table-of-contents.tsx';

/** Tells that a page may be out of date, and leads to its original; nothing where it is not. */
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
