// What the script of versions is told: which page of which version this is, and the words that it may
// need. The element is data and never runs. Sites whose versions know nothing of each other have neither.

import { findListFile } from '../../core/publish/versions/list-versions.ts';
import { listWays } from '../../core/publish/versions/list-ways.ts';
import { versionStatuses } from '../../core/model/version-list.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import { versionsId, type VersionFacts } from '../../runtime/page/versions/version-facts.ts';
import type { PageProps } from '../page-props.ts';

/** Writes the facts, and loads the script. */
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
  const other = { version: '{version}', current: '{current}' };
  const product = site.products.find(({ id }) => id === page.product);
  return {
    ...(findListFile(site) === undefined && { list: site.versions.address }),
    base: site.base,
    ...(product && { product: product.id }),
    ways: listWays(site, page),
    words: {
      old: t('versions.old', other),
      next: t('versions.next', other),
      none: t('versions.none', other),
      read: t('versions.read', other),
      start: t('versions.start', other),
      label: t('versions.label'),
      button: product ? t('header.version', { product: product.name, version: '{version}' }) : '',
      notes: t('versions.notes'),
      migration: t('versions.migration'),
    },
    statuses: Object.fromEntries(versionStatuses.map((status) => [status, t(`versions.statusOf.${status}`)])),
  };
}
