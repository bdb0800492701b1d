// The map of the project: a site's root → a folder that any static host can serve.
//
// Each line turns one noun into the next; each step is the file of its name. A build that finds an
// error leaves the output folder as it was.

import { join, resolve } from 'node:path';
import { version } from 'react';
import { planSiteApi, withoutApi, type SiteApi } from './api/plan-site-api.ts';
import { listWithEarlier, startExtraction, type SiteExtraction } from './api/start-extraction.ts';
import { createTranslate, type Translate } from '../core/i18n/create-translate.ts';
import { hasErrors, sortProblems, toStrict, type Problem } from '../core/problem.ts';
import type { BuildContext, PageTask } from './build-context.ts';
import { readBuildRecord, toBuildRecord, writeBuildRecord } from './output/build-record.ts';
import type { ClientPage } from './client/page-module.ts';
import { toReport, type BuildReport, type DemoPage } from './report/build-report.ts';
import { createStopwatch } from './report/create-stopwatch.ts';
import { readEngine } from './engine.ts';
import { findPublicFiles } from './load/find-public-files.ts';
import { findSiteProblems } from './output/find-site-problems.ts';
import { discardSite, finishSite, toSiteContents } from './output/finish-site.ts';
import { loadSite, type LoadedSite } from './load/load-site.ts';
import { lockOutput } from './output/lock-output.ts';
import type { OpenPagePool } from './pages/keep-page-pool.ts';
import { makePages } from './pages/make-pages.ts';
import { checkOutputFolder, removeLeftovers, toStagingFolder } from './output/output-folder.ts';
import { planSite, type SitePlan } from './load/plan-site.ts';
import { renderMenus } from './pages/render-menus.ts';
import { pruneDocuments } from './pages/prune-documents.ts';
import { readPages, type PageFiles } from './load/read-pages.ts';
import { bundleClient } from './client/bundle-client.ts';
import type { ClientBundle } from './client/client-bundle.ts';
import { planClientPages } from './client/plan-client-pages.ts';
import { readPackagesKey } from './load/read-packages-key.ts';
import { planAssets, type Assets } from './output/plan-assets.ts';
import { renderSiteFiles } from './output/render-site-files.ts';

/** What to build, where to, and how. */
export interface BuildOptions {
  readonly root: string;
  readonly out: string;
  /** Folder of what builds remember; by default .vitrine in the root. */
  readonly cache?: string;
  /** Overrides the sub-path of the settings. */
  readonly base?: string;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Writes the site although it has errors. */
  readonly keepGoing?: boolean;
  readonly drafts?: boolean;
  /** Leaves scripts as they are: larger, and there sooner. */
  readonly quick?: boolean;
  /** `false` writes a worker that removes itself and every other one. */
  readonly worker?: boolean;
  readonly concurrency?: number;
  /** Threads that outlive the build. */
  readonly openPool?: OpenPagePool;
  readonly log?: (message: string) => void;
}

/** Builds a site, and reports what was made and what is wrong. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const stopwatch = createStopwatch();
  const log = createLogOnce(options.log ?? console.error);
  const root = resolve(options.root);
  const out = resolve(options.out);
  const cache = options.cache ?? join(root, '.vitrine');
  // React writes the pages, and a site brings its own.
  const engineKey = `${readEngine().key} ${version}`;
  checkOutputFolder(out, root);

  const written = await loadSite({ root, cache, base: options.base });
  if (!('site' in written))
    return toReport({ problems: sortProblems(written.problems), isWrongSetting: true, stopwatch });
  const { base } = written.site;
  const t = createTranslate({ languages: written.site.languages, dictionaries: written.dictionaries, log });
  const extraction = startExtraction(listWithEarlier(written.site.api), { root, cache });
  const files = await readPages(root);
  const api = await planApi(written, files, { extraction, t, drafts: options.drafts ?? false });
  const { loaded } = api;
  const plan = planSite(loaded, files, { drafts: options.drafts ?? false, t, api });
  const packagesKey = readPackagesKey(root);
  const demoPages = planClientPages(plan.tasks, { root, site: loaded.site, files });
  const client = await bundleClient({
    root,
    cache,
    engineKey,
    packagesKey,
    alias: loaded.site.demos.alias,
    license: loaded.site.license.dataGrid,
    pages: demoPages,
    quick: options.quick ?? false,
  });
  const assets = planAssets(loaded.site, { root, runtime: client, worker: options.worker ?? true });
  stopwatch.lap('plan');

  const unlock = lockOutput(out, log);
  const staging = toStagingFolder(out);
  try {
    removeLeftovers(out);
    const memory = { cache, out, engineKey };
    const record = readBuildRecord(memory);
    const context = toContext({ loaded, plan, assets }, { root, staging, cache, engineKey, packagesKey });
    const made = await makePages(withDemoModules(plan.tasks, client, base), {
      context,
      out,
      record,
      files,
      concurrency: options.concurrency,
      openPool: options.openPool,
      log,
    });
    stopwatch.lap('pages');

    const publicFiles = findPublicFiles(root, record);
    const site = renderSiteFiles({ context, made, assets, others: [...renderMenus(context, t), ...api.files] });
    const problems = collectProblems(
      [loaded, api, files, plan, client, made, publicFiles, site].flatMap(({ problems = [] }) => problems),
      findSiteProblems({ context, made, publicFiles, site }),
      options,
    );
    const contents = toSiteContents(made, { publicFiles, siteFiles: site.files });
    stopwatch.lap('check');
    if (hasErrors(problems) && !options.keepGoing) return toReport({ problems, base, made, stopwatch });

    const finished = finishSite(contents, { root, out, staging, base }, record);
    const isMade = finished.written > 0 || made.pages.some(({ isReused }) => !isReused);
    if (isMade) writeBuildRecord(toBuildRecord(made, publicFiles, finished), memory);
    if (isMade) pruneDocuments(cache, plan.tasks.length);
    stopwatch.lap('write');
    return toReport({
      problems,
      base,
      made,
      finished,
      stopwatch,
      demoPages: withPaths(demoPages, plan.tasks),
      ...(client.live && { live: client.live }),
    });
  } finally {
    discardSite(staging);
    unlock();
  }
}

/** Where no package is documented, nothing is read for it. */
async function planApi(
  loaded: LoadedSite,
  files: PageFiles,
  { drafts, ...options }: { extraction: SiteExtraction; t: Translate; drafts: boolean },
): Promise<SiteApi> {
  if (loaded.site.api.length === 0) return withoutApi(loaded);
  const { tasks } = planSite(loaded, files, { drafts, t: options.t });
  return planSiteApi(loaded, { ...options, files, tasks });
}

function withPaths(pages: readonly ClientPage[], tasks: readonly PageTask[]): DemoPage[] {
  return pages.map((page) => ({
    ...page,
    path: tasks.find(({ page: { file } }) => file === page.file)?.page.path ?? '',
  }));
}

/** Each page with demos names the script of its own. */
function withDemoModules(tasks: readonly PageTask[], { pages }: ClientBundle, base: string): PageTask[] {
  return tasks.map((task) =>
    pages[task.page.file] ? { ...task, demoModule: `${base}${pages[task.page.file]}` } : task,
  );
}

/** Only facts: what is cloned for each thread must not grow with the number of pages. */
function toContext(
  parts: { loaded: LoadedSite; plan: SitePlan; assets: Assets },
  place: Pick<BuildContext, 'root' | 'staging' | 'cache' | 'engineKey' | 'packagesKey'>,
): BuildContext {
  const { site, trees, dictionaries, templates, components, modulesKey } = parts.loaded;
  const { translated, productPaths, siteLinks } = parts.plan;
  return {
    ...place,
    site,
    trees,
    dictionaries,
    templates,
    components,
    modulesKey,
    translated,
    productPaths,
    siteLinks,
    assets: parts.assets.hrefs,
  };
}

function collectProblems(found: readonly Problem[], more: readonly Problem[], { strict }: BuildOptions): Problem[] {
  const problems = withoutRepeats(sortProblems([...found, ...more]));
  return strict ? toStrict(problems) : problems;
}

/** A demo on two pages, or what stands around all demos, is wrong once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Threads and stages each notice a missing text; the user is told once. */
function createLogOnce(log: (message: string) => void): (message: string) => void {
  const told = new Set<string>();
  return function logOnce(message) {
    if (!told.has(message)) log(message);
    told.add(message);
  };
}
