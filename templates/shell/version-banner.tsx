// A page of a version that readers should not use says so, above all it says, and leads to the same page
// of the one that they should. It needs no script; the script corrects it where there is news.

import type { PageProps } from '../page-props.ts';
import { nameNotice } from '../parts/table-of-contents.tsx';
import { findPlace } from './find-place.ts';

/** Tells that a page belongs to an earlier version, or to one that is not released; nothing where it does not. */
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
