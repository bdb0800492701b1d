// The map of the project: a site's root → a folder that any static host can serve.
//
// Each line turns one noun into the next; each step is the file of its name. A build that finds an
// error leaves the output folder as it was.

import { availableParallelism } from 'node:os';
import { planSiteApi } from './api/plan/plan-site-api.ts';
import { drawSharedCards } from './cards/draw-shared-cards.ts';
import { planCards } from './cards/plan-cards.ts';
import { listWithEarlier, startExtraction } from './api/references/start-extraction.ts';
import { createTranslate } from '../core/i18n/create-translate.ts';
import { hasErrors, sortProblems } from '../core/problem.ts';
import type { PageTask } from './build-context.ts';
import type { BuildOptions } from './build-options.ts';
import { bundleClient } from './client/bundle-client.ts';
import { bundleLive } from './client/bundle-live.ts';
import { planClientPages } from './client/plan-client-pages.ts';
import { readDemoFiles } from './client/read-demo-files.ts';
import { openNodeLibrary } from './library/node/open-node-library.ts';
import { readHistory } from './history/read-history.ts';
import { withHistory } from './history/with-history.ts';
import { findPublicFiles } from './load/find-public-files.ts';
import { loadSite } from './load/load-site.ts';
import { locateProblems } from './load/locate-problems.ts';
import { planCurrentPaths } from './plan/plan-current-paths.ts';
import { planPathLists } from './plan/plan-path-lists.ts';
import { planPostPages } from './plan/plan-post-pages.ts';
import { planSite } from './plan/plan-site.ts';
import { withPageTitles } from './plan/with-page-titles.ts';
import { readPages } from './load/read-pages.ts';
import { readVersionPaths } from './load/read-version-files.ts';
import { toBuildPlace } from './load/to-build-place.ts';
import { toPageFrame, toParseContext } from './plan/to-parse-context.ts';
import { readBuildRecord, toBuildRecord, writeBuildRecord } from './output/build-record.ts';
import { collectProblems } from './output/collect-problems.ts';
import { findGonePages } from './output/find-gone-pages.ts';
import { findSiteProblems } from './output/find-site-problems.ts';
import { explainFullDisk } from './output/explain-full-disk.ts';
import { discardSite, finishSite, toSiteContents } from './output/finish-site.ts';
import { isUntouched } from './files/file-stamp.ts';
import { lockOutput } from './output/lock-output.ts';
import { checkOutputFolder, removeLeftovers } from './output/output-folder.ts';
import { planAssets } from './output/plan-assets.ts';
import { renderSiteFiles } from './output/render-site-files.ts';
import { createPagePool } from './pages/threads/create-page-pool.ts';
import { makePages } from './pages/make-pages.ts';
import { parsePages } from './pages/parse-pages.ts';
import { pruneStores } from './store/prune-stores.ts';
import { renderMenus } from './pages/render-menus.ts';
import { toReport, type BuildReport } from './report/build-report.ts';
import { gatherMissingTexts } from './report/gather-missing-texts.ts';
import { createLogOnce } from './report/create-log-once.ts';
import { createStopwatch, type Stopwatch } from './report/create-stopwatch.ts';

/** Builds a site, and reports what was made and what is wrong. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const stopwatch = createStopwatch({ progress: options.progress });
  const { log, flush } = gatherMissingTexts(options.log ?? console.error);
  try {
    return await buildWith(stopwatch, { ...options, log });
  } finally {
    stopwatch.stop();
    flush();
  }
}

async function buildWith(stopwatch: Stopwatch, options: BuildOptions): Promise<BuildReport> {
  const { drafts = false, quick = false, worker = true, isOwn, openPool = createPagePool, only } = options;
  const pick = (tasks: readonly PageTask[]) => (only ? tasks.filter(({ page }) => only(page.path)) : tasks);
  const log = createLogOnce(options.log ?? console.error);
  const place = { ...toBuildPlace(options), log };
  const { root, out, staging } = place;
  checkOutputFolder(out, root);

  stopwatch.begin('load');
  const written = await loadSite({ ...place, base: options.base, versions: options.versions });
  stopwatch.end('load');
  if (!('site' in written))
    return toReport({ problems: sortProblems(written.problems), isWrongSetting: true, stopwatch });
  const { site, dictionaries } = written;
  const t = createTranslate({ languages: site.languages, dictionaries, log });
  const extraction = startExtraction(listWithEarlier(site.api, root), {
    ...place,
    keptOnly: options.only !== undefined,
    megabytes: site.limits.memory,
  });
  const history = readHistory(site, place);
  const files = await readPages(root);
  const first = planSite(written, files, { drafts, t });

  const unlock = lockOutput(out, log);
  const known = toParseContext(written, first, place);
  const pool = openPool(known, { threads: options.concurrency ?? availableParallelism(), log });
  try {
    removeLeftovers(out);
    stopwatch.begin('parse');
    const record = readBuildRecord(place);
    const parsed = await parsePages(pick(first.tasks), { context: known, record, files, pool });
    stopwatch.end('parse');

    stopwatch.begin('api');
    const named = withPageTitles(written, { tasks: first.tasks, parsed });
    const api = await planSiteApi(named, { extraction, t, parsed, tasks: pick(first.tasks) });
    stopwatch.end('api');
    stopwatch.begin('plan');
    const plan = api.loaded === written ? first : planSite(api.loaded, files, { drafts, t, api });
    const lists = planPathLists(withHistory(plan.tasks, await history), { site, files });
    const readPaths = (base: string) =>
      options.versions === undefined ? undefined : readVersionPaths(options.versions, { ...site.versions, base });
    const tasks = pick(planCurrentPaths(planPostPages(lists.tasks, { site, parsed, t }), { site, readPaths }));
    const demoPages = planClientPages(tasks, { root, site, parsed });
    const demos = readDemoFiles(demoPages, { root, alias: site.demos.alias });
    stopwatch.end('plan');

    // What follows waits for scripts only where it shows their addresses.
    stopwatch.begin('bundle');
    const { alias, define } = site.demos;
    const { memory: megabytes } = site.limits;
    const library = openNodeLibrary({
      ...place,
      megabytes,
      ...(define && { define }),
      wishes: demos.wishes,
      hasDemos: demoPages.length > 0,
    });
    const isInPlace = (file: string, sum: string) => record.files[file]?.hash === sum && isUntouched(record, file, out);
    const scripts = {
      ...place,
      siteBase: site.base,
      ...(define && { define }),
      megabytes,
      pages: demoPages,
      files: demos,
      isInPlace,
    };
    const client = bundleClient({ ...scripts, license: site.license.dataGrid, quick });
    // No page waits for what edited demos may import; it begins when the bundler has made the rest. Only a
    // whole site has it, as it hangs on all demos.
    const live = Promise.all([client, library]).then(() => (demoPages.length > 0 && !only ? bundleLive(scripts) : []));
    const assets = client.then((runtime) => planAssets(site, { root, runtime, worker }));
    const cards = planCards(site, { ...place, isQuick: quick });
    const frame = toPageFrame(known, { loaded: api.loaded, plan, staging, cards });
    const context = Promise.all([assets, library]).then(([{ hrefs }, opened]) => {
      stopwatch.end('bundle');
      stopwatch.begin('pages', tasks.length);
      return { ...frame, assets: hrefs, library: opened };
    });
    const sharedCards = drawSharedCards(cards, { ...place, site });
    const others = [...renderMenus(frame, { t, log }), ...api.files, ...lists.files];
    const publicFiles = findPublicFiles(root, record);
    const pages = makePages(tasks, {
      context,
      client,
      demoPages,
      known,
      parsed,
      record,
      files,
      pool,
      out,
      log,
      onPage: () => stopwatch.advance('pages'),
    });
    const [made, liveFiles] = await Promise.all([pages, live]);
    stopwatch.end('pages');

    stopwatch.begin('check');
    const whole = { context: await context, made, publicFiles };
    const siteFiles = renderSiteFiles({
      ...whole,
      assets: await assets,
      others: [...others, ...liveFiles, ...(await sharedCards)],
      t,
    });
    const judge = { ...whole, site: siteFiles };
    // Whoever is writing moves pages to and fro.
    const gone = only || options.isOwn ? [] : findGonePages({ ...judge, record });
    const judged = { problems: only ? [] : [...findSiteProblems(judge), ...gone] };
    const stages = [api.loaded, api, files, plan, await client, made, publicFiles, siteFiles, judged];
    const found = stages.flatMap(({ problems = [] }) => problems);
    const problems = collectProblems(await locateProblems(found, root), options);
    stopwatch.end('check');
    if (hasErrors(problems) && !options.keepGoing) return toReport({ problems, base: site.base, made, stopwatch });

    stopwatch.begin('write');
    const contents = toSiteContents(made, { publicFiles, siteFiles: [...siteFiles.files, ...siteFiles.redirectPages] });
    const finished = await finishSite(contents, { root, out, staging, base: site.base, isOwn }, record);
    const isMade = finished.written > 0 || made.pages.some(({ isReused }) => !isReused);
    if (isMade) writeBuildRecord(toBuildRecord(made, publicFiles, finished), place);
    if (isMade) pruneStores(place.cache, plan.tasks.length);
    stopwatch.end('write');
    const { demoScripts } = await client;
    return toReport({
      problems,
      base: site.base,
      made,
      finished,
      stopwatch,
      demoPages,
      ...(demoScripts && { demoScripts: { ...demoScripts, alias, ...(define && { define }) } }),
    });
  } catch (error) {
    throw explainFullDisk(error, place);
  } finally {
    await pool.close();
    discardSite(staging);
    unlock();
  }
}
