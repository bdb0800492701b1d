// A parsed site → the pages that its build makes: with what they show of the API, of Git, and of other sites.

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
  /** The whole site, with those that join it. */
  readonly joined: JoinedPlan;
  /** All pages of the site, and those of them that are made. */
  readonly tasks: readonly PageTask[];
  readonly chosen: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly demoPages: readonly ClientPage[];
  /** Files that planning has made. */
  readonly files: readonly OutputFile[];
  readonly siteFiles: SiteReader;
}

/** Plans what a build makes. */
export async function planBuild(parsedSite: ParsedSite): Promise<PlannedBuild> {
  const { site: open, parse } = parsedSite;
  const { run, written, first, files, planning, t, extraction, history } = open;
  const { scope, stopwatch, place, options } = run;
  const { site } = written;
  const isAsked = ({ page }: PageTask) => scope.isAsked(page.path);

  stopwatch.begin('api');
  const named = withPageTitles(written, { tasks: first.tasks, parsed: parsedSite.parsed });
  const api = await planSiteApi(named, {
    extraction,
    t,
    parsed: parsedSite.parsed,
    tasks: parsedSite.tasks,
    only: scope.isWhole ? undefined : scope.isAsked,
  });
  stopwatch.end('api');

  stopwatch.begin('plan');
  const plan = api.loaded === written ? first : planSite(api.loaded, files, { ...planning, api });
  const joined = scope.join({ loaded: api.loaded, plan, parsed: parsedSite.parsed });
  const lists = planPathLists(withHistory(joined.plan.tasks, await history), { site, files, parsed: joined.parsed });
  const tasks = planCurrentPaths(planPostPages(lists.tasks, { site, parsed: joined.parsed, t }), {
    site,
    readPaths: (base) =>
      options.versions === undefined ? undefined : readVersionPaths(options.versions, { ...site.versions, base }),
  }).filter(isAsked);
  const { tasks: chosen, parsed } = await scope.choose({ tasks, parsed: joined.parsed }, parse);
  const siteFiles = createSiteReader(place.root);
  const demoPages = planClientPages(tasks.filter(isOfThisSite), { root: place.root, site, parsed, siteFiles });
  stopwatch.end('plan');
  return { parsedSite, api, joined, tasks, chosen, parsed, demoPages, files: lists.files, siteFiles };
}

/** Whether a page is this site's, and not one of a site that joins it. */
export function isOfThisSite({ joined }: PageTask): boolean {
  return joined === undefined;
}

/** Names the folder that a file of the last build lies in. */
export function toFolderOf({ parsedSite: { site, folderOf } }: PlannedBuild): (file: string) => string {
  const { out } = site.run.place;
  return (file) => folderOf?.(file) ?? out;
}

/** Tells pages what is known of their past; a page that the engine writes has none. */
function withHistory(tasks: readonly PageTask[], known: SiteHistory): readonly PageTask[] {
  return tasks.map((task) => {
    const history = task.text === undefined ? known.get(task.page.file) : undefined;
    return history ? { ...task, history } : task;
  });
}
