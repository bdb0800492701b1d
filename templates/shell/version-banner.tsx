// Renders the notice above a page of an old or unreleased version, with a link to the same page of the
// current one. It needs no script; the version script updates it.

import type { PageProps } from '../page-props.ts';
import { nameNotice } from '../parts/table-of-contents.tsx';
import { findPlace } from './find-place.ts';

/** Renders the notice, if the page's version is not the current one. */
export function VersionBanner(props: PageProps) {
  const place = findPlace(props);
  if (!place) return null;
  const { t } = props;
  const { kind, here, current, isThere, href } = place;

  return (
    <aside
      className={`${nameNotice(props)} callout callout-warning`}
      aria-label={t('versions.label')}
      data-docs-version-banner=""
    >
      <p>
        {t(`versions.${kind}`, { version: here.text })}{' '}
        {!isThere && <>{t('versions.none', { current: current.text })} </>}
        <a href={href}>{t(isThere ? 'versions.read' : 'versions.start', { current: current.text })}</a>
      </p>
    </aside>
  );
}
