// The map of the project: a site's root → a folder that any static host can serve.
//
// Each line turns one noun into the next; each step is the file of its name. A build that finds an
// error leaves the output folder as it was.

import { join, resolve } from 'node:path';
import { version } from 'react';
import { planSiteApi, withoutApi, type SiteApi } from './api/plan-site-api.ts';
import { createTranslate, type Translate } from '../core/i18n/create-translate.ts';
import { hasErrors, sortProblems, toStrict, type Problem } from '../core/problem.ts';
import type { BuildContext, PageTask } from './build-context.ts';
import { readBuildRecord, toBuildRecord, writeBuildRecord } from './output/build-record.ts';
import type { ClientPage } from './client/client-page.ts';
import { readDemoFiles } from './client/read-demo-files.ts';
import { openNodeLibrary } from './library/open-node-library.ts';
import { isUntouched } from './output/file-stamp.ts';
import { toReport, type BuildReport, type DemoPage } from './report/build-report.ts';
import type { Progress } from './report/create-progress.ts';
import { createStopwatch, type Stopwatch } from './report/create-stopwatch.ts';
import { createLogOnce } from './report/create-log-once.ts';
import { readEngine } from './engine.ts';
import { findPublicFiles } from './load/find-public-files.ts';
import { findSiteProblems } from './output/find-site-problems.ts';
import { discardSite, finishSite, toSiteContents } from './output/finish-site.ts';
import { loadSite, type LoadedSite } from './load/load-site.ts';
import { locateProblems } from './load/locate-problems.ts';
import { lockOutput } from './output/lock-output.ts';
import type { OpenPagePool } from './pages/keep-page-pool.ts';
import { makePages } from './pages/make-pages.ts';
import { checkOutputFolder, removeLeftovers, toStagingFolder } from './output/output-folder.ts';
import { planSite, type SitePlan } from './load/plan-site.ts';
import { renderMenus } from './pages/render-menus.ts';
import { pruneStores } from './store/prune-stores.ts';
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
  /** Is told where the build is; by default nobody is. */
  readonly progress?: Progress;
}

/** Builds a site, and reports what was made and what is wrong. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const stopwatch = createStopwatch({ progress: options.progress });
  try {
    return await buildWith(stopwatch, options);
  } finally {
    stopwatch.stop();
  }
}

async function buildWith(stopwatch: Stopwatch, options: BuildOptions): Promise<BuildReport> {
  const log = createLogOnce(options.log ?? console.error);
  const root = resolve(options.root);
  const out = resolve(options.out);
  const cache = options.cache ?? join(root, '.vitrine');
  // React writes the pages, and a site brings its own.
  const engineKey = `${readEngine().key} ${version}`;
  checkOutputFolder(out, root);

  stopwatch.begin('load');
  const written = await loadSite({ root, cache, log, base: options.base });
  stopwatch.end('load');
  if (!('site' in written))
    return toReport({ problems: sortProblems(written.problems), isWrongSetting: true, stopwatch });
  const { base } = written.site;
  const t = createTranslate({ languages: written.site.languages, dictionaries: written.dictionaries, log });
  stopwatch.begin('plan');
  const files = await readPages(root);
  stopwatch.end('plan');
  stopwatch.begin('api');
  const api = await planApi(written, files, { root, cache, log, t, drafts: options.drafts ?? false });
  stopwatch.end('api');
  const { loaded } = api;
  stopwatch.begin('plan');
  const plan = planSite(loaded, files, { drafts: options.drafts ?? false, t, api });
  const packagesKey = readPackagesKey(root);
  const demoPages = planClientPages(plan.tasks, { root, site: loaded.site, files });
  const demoFiles = readDemoFiles(demoPages, { root, alias: loaded.site.demos.alias });
  const library = await openNodeLibrary(demoPages, {
    root,
    cache,
    engineKey,
    packagesKey,
    wishes: demoFiles.wishes,
    log,
  });
  const memory = { cache, out, engineKey, log };
  const record = readBuildRecord(memory);
  stopwatch.end('plan');
  stopwatch.begin('bundle');
  const client = await bundleClient({
    root,
    cache,
    engineKey,
    packagesKey,
    files: demoFiles,
    isInPlace: (file, sum) => record.files[file]?.hash === sum && isUntouched(record, file, out),
    log,
    license: loaded.site.license.dataGrid,
    pages: demoPages,
    quick: options.quick ?? false,
  });
  stopwatch.end('bundle');
  const assets = planAssets(loaded.site, { root, runtime: client, worker: options.worker ?? true });

  const unlock = lockOutput(out, log);
  const staging = toStagingFolder(out);
  try {
    removeLeftovers(out);
    stopwatch.begin('pages', plan.tasks.length);
    const context = toContext({ loaded, plan, assets }, { root, staging, cache, engineKey, packagesKey, library });
    const made = await makePages(withDemoModules(plan.tasks, client, base), {
      context,
      out,
      record,
      files,
      concurrency: options.concurrency,
      openPool: options.openPool,
      log,
      onPage: () => stopwatch.advance('pages'),
    });
    stopwatch.end('pages');

    stopwatch.begin('check');
    const publicFiles = findPublicFiles(root, record);
    const site = renderSiteFiles({
      context,
      made,
      assets,
      others: [...renderMenus(context, { t, log }), ...api.files],
    });
    const found = [loaded, api, files, plan, client, made, publicFiles, site].flatMap(({ problems = [] }) => problems);
    const more = findSiteProblems({ context, made, publicFiles, site });
    const problems = collectProblems(await locateProblems([...found, ...more], root), options);
    const contents = toSiteContents(made, { publicFiles, siteFiles: site.files });
    stopwatch.end('check');
    if (hasErrors(problems) && !options.keepGoing) return toReport({ problems, base, made, stopwatch });

    stopwatch.begin('write');
    const finished = finishSite(contents, { root, out, staging, base }, record);
    const isMade = finished.written > 0 || made.pages.some(({ isReused }) => !isReused);
    if (isMade) writeBuildRecord(toBuildRecord(made, publicFiles, finished), memory);
    if (isMade) pruneStores(cache, plan.tasks.length);
    stopwatch.end('write');
    return toReport({
      problems,
      base,
      made,
      finished,
      stopwatch,
      demoPages: withPaths(demoPages, plan.tasks),
      ...(client.demoScripts && { demoScripts: { ...client.demoScripts, alias: loaded.site.demos.alias } }),
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
  {
    drafts,
    ...options
  }: { root: string; cache: string; log: (message: string) => void; t: Translate; drafts: boolean },
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
  place: Pick<BuildContext, 'root' | 'staging' | 'cache' | 'engineKey' | 'packagesKey' | 'library'>,
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

function collectProblems(found: readonly Problem[], { strict }: BuildOptions): Problem[] {
  const problems = withoutRepeats(sortProblems(found));
  return strict ? toStrict(problems) : problems;
}

/** A demo on two pages, or what stands around all demos, is wrong once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
