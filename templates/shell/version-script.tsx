// Renders the facts for the version script as JSON, which never runs: which page of which version this is,
// and the script's texts. Sites without a shared list of versions have neither facts nor script.

import { findListFile } from '../../core/publish/versions/list-versions.ts';
import { listWays } from '../../core/publish/versions/list-ways.ts';
import { versionStatuses } from '../../core/model/version-list.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import { versionsId, type VersionFacts } from '../../runtime/page/versions/version-facts.ts';
import type { PageProps } from '../page-props.ts';

/** Renders the facts, and the script that loads the version script. */
export function VersionScript(props: PageProps) {
  const [loader, parts] = props.assets.versions ?? [];
  if (loader === undefined || props.page.template === 'NotFound') return null;

  return (
    <>
      <script
        type="application/json"
        id={versionsId}
        dangerouslySetInnerHTML={{ __html: serializeJson(toFacts(props)) }}
      />
      <script src={loader} data-docs-src={parts} defer />
    </>
  );
}

function toFacts({ site, page, t }: PageProps): VersionFacts {
  const placeholders = { version: '{version}', current: '{current}' };
  const product = site.products.find(({ id }) => id === page.product);
  return {
    ...(findListFile(site) === undefined && { list: site.versions.address }),
    base: site.base,
    ...(product && { product: product.id }),
    ways: listWays(site, page),
    words: {
      old: t('versions.old', placeholders),
      next: t('versions.next', placeholders),
      none: t('versions.none', placeholders),
      read: t('versions.read', placeholders),
      start: t('versions.start', placeholders),
      label: t('versions.label'),
      button: product ? t('header.version', { product: product.name, version: '{version}' }) : '',
      notes: t('versions.notes'),
      migration: t('versions.migration'),
    },
    statuses: Object.fromEntries(versionStatuses.map((status) => [status, t(`versions.statusOf.${status}`)])),
  };
}
