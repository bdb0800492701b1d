// An open site → the pages that its build makes: parsed, told what they say of the API, and joined with those of other
// sites.

import type { PageTask, ParseContext } from '../build-context.ts';
import type { BuildOptions } from '../build-options.ts';
import { planSiteApi } from '../api/plan/plan-site-api.ts';
import { planClientPages } from '../client/plan-client-pages.ts';
import { createSiteReader } from '../files/site/create-site-reader.ts';
import { withHistory } from '../history/with-history.ts';
import { joinSites } from '../join/join-sites.ts';
import { withJoinedFiles } from '../join/open-parts.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import { readBuildRecord } from '../output/build-record.ts';
import { readVersionPaths } from '../load/read-version-files.ts';
import { parsePages } from '../pages/parse-pages.ts';
import type { PagePool } from '../pages/threads/create-page-pool.ts';
import { planCurrentPaths } from '../plan/plan-current-paths.ts';
import { planPathLists } from '../plan/plan-path-lists.ts';
import { planPostPages } from '../plan/plan-post-pages.ts';
import { planSite } from '../plan/plan-site.ts';
import { withPageTitles } from '../plan/with-page-titles.ts';
import type { Stopwatch } from '../report/create-stopwatch.ts';
import { chooseTasks } from '../shards/choose-tasks.ts';
import { readChosen, skimPages } from '../shards/skim-pages.ts';
import type { OpenSite } from './open-site.ts';

interface PlanOptions {
  readonly place: BuildPlace & { readonly log: (message: string) => void };
  readonly known: ParseContext;
  readonly pool: PagePool;
  readonly stopwatch: Stopwatch;
}

/** Plans what a build makes. */
export async function planBuild(
  { only, shard, joined, kept, versions }: BuildOptions,
  { written, first, files, wishes, t, extraction, history, ...options }: OpenSite & PlanOptions,
) {
  const { place, known, pool, stopwatch } = options;
  const { root, out } = place;
  const { site } = written;
  const pick = (tasks: readonly PageTask[]) => (only ? tasks.filter(({ page }) => only(page.path)) : tasks);
  stopwatch.begin('parse');
  const { record, folderOf = () => out } = kept ?? withJoinedFiles(readBuildRecord(place), joined);
  const parse = { context: known, record, files, pool };
  // A shard parses its own pages, and needs little of the others.
  const parsed = shard ? await skimPages(first.tasks, parse) : await parsePages(pick(first.tasks), parse);
  stopwatch.end('parse');

  stopwatch.begin('api');
  const named = withPageTitles(written, { tasks: first.tasks, parsed });
  const api = await planSiteApi(named, { extraction, t, parsed, tasks: pick(first.tasks), only });
  stopwatch.end('api');

  stopwatch.begin('plan');
  const own = api.loaded === written ? first : planSite(api.loaded, files, { ...wishes, api });
  const joint = joinSites({ loaded: api.loaded, plan: own, parsed }, joined);
  const lists = planPathLists(withHistory(joint.plan.tasks, await history), { site, files, parsed: joint.parsed });
  const readPaths = (base: string) =>
    versions === undefined ? undefined : readVersionPaths(versions, { ...site.versions, base });
  const tasks = pick(
    planCurrentPaths(planPostPages(lists.tasks, { site, parsed: joint.parsed, t }), { site, readPaths }),
  );
  const chosen = shard ? chooseTasks(tasks, shard, parsed) : tasks;
  const read = shard ? await readChosen(chosen, { tasks, parsed, parse }) : joint.parsed;
  const ours = joined ? tasks.filter((task) => !task.joined) : tasks;
  const reader = createSiteReader(root);
  const demoPages = planClientPages(ours, { root, site, parsed: read, siteFiles: reader });
  stopwatch.end('plan');
  const keptIn = (file: string) => folderOf(file) ?? out;
  return { record, keptIn, api, joint, lists, ours, chosen, read, reader, demoPages };
}
