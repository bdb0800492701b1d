// Plans the pages that a build makes, with what they show of the API, of Git and of joined sites.

import type { OutputFile } from '../../core/model/output-file.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParsedPages } from '../pages/parse-pages.ts';
import { planSiteApi } from '../api/plan/plan-site-api.ts';
import { planClientPages } from '../demos/client/plan-client-pages.ts';
import type { ClientPage } from '../demos/client/client-page.ts';
import { createSiteReader, type SiteReader } from '../files/create-site-reader.ts';
import type { JoinedPlan } from '../partial/join/join-sites.ts';
import { readVersionPaths } from '../site/load/read-version-files.ts';
import { planCurrentPaths } from '../site/plan/plan-current-paths.ts';
import { planPathLists } from '../site/plan/plan-path-lists.ts';
import { planPostPages } from '../site/plan/plan-post-pages.ts';
import { planSite } from '../site/plan/plan-site.ts';
import type { SiteApi } from '../site/plan/site-api.ts';
import { withPageTitles } from '../site/plan/with-page-titles.ts';
import type { ParsedSite } from './parse-site.ts';
import type { SiteHistory } from '../site/plan/read-history.ts';

/** A planned build. */
export interface PlannedBuild {
  readonly parsedSite: ParsedSite;
  readonly api: SiteApi;
  /** The plan of the whole site, including the sites that join it. */
  readonly joined: JoinedPlan;
  /** All requested pages of the site. */
  readonly tasks: readonly PageTask[];
  /** The pages that this build makes. */
  readonly tasksToMake: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly demoPages: readonly ClientPage[];
  /** Output files made while planning. */
  readonly files: readonly OutputFile[];
  readonly siteFiles: SiteReader;
}

/** Plans what a build makes. */
export async function planBuild(parsedSite: ParsedSite): Promise<PlannedBuild> {
  const { site: open, parse } = parsedSite;
  const { run, written, firstPlan, files, planning, t, extraction, history } = open;
  const { scope, stopwatch, place, options } = run;
  const { site } = written;
  const isRequested = ({ page }: PageTask) => scope.isRequested(page.path);

  stopwatch.begin('api');
  const named = withPageTitles(written, { tasks: firstPlan.tasks, parsed: parsedSite.parsed });
  const api = await planSiteApi(named, {
    extraction,
    t,
    parsed: parsedSite.parsed,
    tasks: parsedSite.tasks,
    only: scope.isWhole ? undefined : scope.isRequested,
  });
  stopwatch.end('api');

  stopwatch.begin('plan');
  const plan = api.loaded === written ? firstPlan : planSite(api.loaded, files, { ...planning, api });
  const joined = scope.join({ loaded: api.loaded, plan, parsed: parsedSite.parsed });
  const lists = planPathLists(withHistory(joined.plan.tasks, await history), { site, files, parsed: joined.parsed });
  const tasks = planCurrentPaths(planPostPages(lists.tasks, { site, parsed: joined.parsed, t }), {
    site,
    readPaths: (base) =>
      options.versions === undefined ? undefined : readVersionPaths(options.versions, { ...site.versions, base }),
  }).filter(isRequested);
  const { tasks: tasksToMake, parsed } = await scope.choose({ tasks, parsed: joined.parsed }, parse);
  const siteFiles = createSiteReader(place.root);
  const demoPages = planClientPages(tasks.filter(isOfThisSite), { root: place.root, site, parsed, siteFiles });
  stopwatch.end('plan');
  return { parsedSite, api, joined, tasks, tasksToMake, parsed, demoPages, files: lists.files, siteFiles };
}

/** Returns whether a page belongs to this site, and not to a site that joins it. */
export function isOfThisSite({ joined }: PageTask): boolean {
  return joined === undefined;
}

/** Returns a function that finds the folder of a file of the last build. */
export function toFolderOf({ parsedSite: { site, folderOf } }: PlannedBuild): (file: string) => string {
  const { out } = site.run.place;
  return (file) => folderOf?.(file) ?? out;
}

/** Adds the Git history to pages; a page that the engine writes has none. */
function withHistory(tasks: readonly PageTask[], historyOf: SiteHistory): readonly PageTask[] {
  return tasks.map((task) => {
    const history = task.text === undefined ? historyOf.get(task.page.file) : undefined;
    return history ? { ...task, history } : task;
  });
}
