// Writes the part that a build makes to its folder: the pages of one shard, or a site that joins another one. The
// whole site is merged from such folders.

import { finishSitePart } from '../partial/join/finish-site-part.ts';
import { findPublicFiles } from '../site/load/find-public-files.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { finishPart } from '../partial/shards/finish-part.ts';
import { awaitPages, type SiteInMaking } from './make-site.ts';

/** Writes the part of a site, and reports its files and problems. */
export async function finishPartOfSite(making: SiteInMaking): Promise<BuildReport> {
  const { plan, bundles } = making;
  const { parsedSite, api, joined } = plan;
  const { site: open, record } = parsedSite;
  const { place, options, stopwatch } = open.run;
  const { shard, part = '', strict } = options;
  const { loaded } = api;
  const [made, liveFiles] = await awaitPages(making);
  if (shard) return finishPart(made, { ...place, shard, base: loaded.site.base, record, strict, stopwatch });

  const scripts = await bundles.client;
  return finishSitePart(made, {
    ...place,
    name: part,
    loaded,
    plan: joined.plan,
    record,
    files: [...scripts.files, ...liveFiles, ...api.files],
    publicFiles: findPublicFiles(place.root, record),
    stages: [loaded, await open.looks, await bundles.types, api, open.files, joined.plan, scripts],
    strict,
    stopwatch,
  });
}
