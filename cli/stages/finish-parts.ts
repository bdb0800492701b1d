// The pages of a build that is a part → its folder: that of a shard, or that of a site that joins another one.

import type { BuildRecord } from '../build-context.ts';
import type { BuildOptions } from '../build-options.ts';
import type { SiteApi } from '../plan/site-api.ts';
import { finishSitePart } from '../join/finish-site-part.ts';
import { findPublicFiles } from '../load/find-public-files.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { BuildReport } from '../report/build-report.ts';
import type { Stopwatch } from '../report/create-stopwatch.ts';
import { finishPart } from '../shards/finish-part.ts';
import type { OpenSite } from './open-site.ts';
import type { startBundles } from './start-bundles.ts';

interface FinishOptions
  extends
    Pick<BuildOptions, 'shard' | 'part' | 'strict'>,
    Pick<OpenSite, 'looks' | 'files'>,
    Pick<ReturnType<typeof startBundles>, 'client' | 'live' | 'types'> {
  readonly place: BuildPlace & { readonly log: (message: string) => void };
  readonly api: SiteApi;
  readonly plan: SitePlan;
  readonly record: BuildRecord;
  readonly stopwatch: Stopwatch;
}

/** Finishes a part. */
export async function finishParts(
  pages: Promise<BuiltPages>,
  { place, shard, part, api, plan, record, looks, files, client, live, types, strict, stopwatch }: FinishOptions,
): Promise<BuildReport> {
  const { loaded } = api;
  const [made, liveFiles] = await Promise.all([pages, live]);
  stopwatch.end('pages');
  if (shard) return finishPart(made, { ...place, shard, base: loaded.site.base, record, strict, stopwatch });

  const scripts = await client;
  return finishSitePart(made, {
    ...place,
    name: part ?? '',
    loaded,
    plan,
    record,
    files: [...scripts.files, ...liveFiles, ...api.files],
    publicFiles: findPublicFiles(place.root, record),
    stages: [loaded, await looks, await types, api, files, plan, scripts],
    strict,
    stopwatch,
  });
}
