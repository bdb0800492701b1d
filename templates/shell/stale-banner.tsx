// A translation whose original has changed since it was made says so, above all it says.

import { toHref } from '../../core/paths/to-href.ts';
import type { PageProps } from '../page-props.ts';

/** Tells that a page may be out of date, and leads to its original; nothing where it is not. */
export function StaleBanner({ site, page, isOutdated, t }: PageProps) {
  if (!isOutdated) return null;

  return (
    <aside className="stale-banner callout callout-warning" aria-label={t('stale.label')}>
      <p>
        {t('stale.text')}{' '}
        <a href={toHref(site, page.canonicalPath)} hrefLang={site.defaultLanguage}>
          {t('stale.original')}
        </a>
      </p>
    </aside>
  );
}
