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
import { createSiteReader } from './files/site/create-site-reader.ts';
import { planClientPages } from './client/plan-client-pages.ts';
import { readHistory } from './history/read-history.ts';
import { withHistory } from './history/with-history.ts';
import { findPublicFiles } from './load/find-public-files.ts';
import { findSettingsFile } from './load/find-settings-file.ts';
import { readLooks } from './looks/read-looks.ts';
import { loadSite } from './load/load-site.ts';
import { planCurrentPaths } from './plan/plan-current-paths.ts';
import { planPathLists } from './plan/plan-path-lists.ts';
import { planPostPages } from './plan/plan-post-pages.ts';
import { fillTrees } from './plan/fill-trees.ts';
import { planSite } from './plan/plan-site.ts';
import { withPageTitles } from './plan/with-page-titles.ts';
import { readPages } from './load/read-pages.ts';
import { readVersionPaths } from './load/read-version-files.ts';
import { readPackageKeys } from './load/read-packages-key.ts';
import { toBuildPlace } from './load/to-build-place.ts';
import { toPageFrame, toParseContext } from './plan/to-parse-context.ts';
import { readBuildRecord, toBuildRecord, writeBuildRecord } from './output/build-record.ts';
import { explainFullDisk } from './output/explain-full-disk.ts';
import { discardSite, finishSite, toSiteContents } from './output/finish-site.ts';
import { createTypesThread } from './types/threads/create-types-thread.ts';
import { lockOutput } from './output/lock-output.ts';
import { checkOutputFolder, removeLeftovers } from './output/output-folder.ts';
import { addPluginPages } from './hooks/add-plugin-pages.ts';
import { openPluginHooks } from './hooks/open-plugin-hooks.ts';
import { createPagePool } from './pages/threads/create-page-pool.ts';
import { makePages } from './pages/make-pages.ts';
import { parsePages } from './pages/parse-pages.ts';
import { chooseTasks } from './shards/choose-tasks.ts';
import { finishSitePart } from './join/finish-site-part.ts';
import { hasJoinedPosts, withJoinedFiles } from './join/open-parts.ts';
import { joinSites } from './join/join-sites.ts';
import { finishPart } from './shards/finish-part.ts';
import { readChosen, skimPages } from './shards/skim-pages.ts';
import { judgeSite } from './stages/judge-site.ts';
import { startBundles } from './stages/start-bundles.ts';
import { pruneStores } from './store/prune-stores.ts';
import { renderMenus } from './pages/render-menus.ts';
import { toReport, type BuildReport } from './report/build-report.ts';
import { gatherMissingTexts } from './report/gather-missing-texts.ts';
import { hasSourceFault } from './workspace/has-source-fault.ts';
import { openWorkspace } from './workspace/open-workspace.ts';
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
  const thread = options.types ?? createTypesThread();
  const {
    drafts = false,
    quick = false,
    worker = true,
    isOwn,
    openPool = createPagePool,
    only,
    shard,
    joined,
  } = options;
  const pick = (tasks: readonly PageTask[]) => (only ? tasks.filter(({ page }) => only(page.path)) : tasks);
  const log = createLogOnce(options.log ?? console.error);
  const place = { ...toBuildPlace(options), log };
  const { root, out, staging } = place;
  checkOutputFolder(out, root);

  stopwatch.begin('load');
  const loaded = await loadSite({ ...place, base: options.base, versions: options.versions });
  stopwatch.end('load');
  if (!('site' in loaded))
    return toReport({ problems: sortProblems(loaded.problems), isWrongSetting: true, stopwatch });
  const { site } = loaded;
  const onDisk = await readPages(root, site.markdown);
  const written = await fillTrees(loaded, onDisk, { root, drafts });
  const { dictionaries, plugins } = written;
  const t = createTranslate({ languages: site.languages, dictionaries, log });
  const workspace = openWorkspace({ root, sources: site.sources });
  const keys = readPackageKeys(root, workspace);
  const isSettled = () =>
    workspace.worked.length === 0 || readPackageKeys(root, workspace).librariesKey === keys.librariesKey;
  const extraction = startExtraction(listWithEarlier(site.api, root), {
    ...place,
    sources: site.sources,
    keptOnly: options.only !== undefined || options.keptApi,
    megabytes: site.limits.memory,
  });
  const history = readHistory(site, place);
  const looks = readLooks(site, { root, settingsFile: findSettingsFile(root), isOwn });
  const hooks = openPluginHooks(plugins, { ...place, ...keys, limits: site.limits });
  const files = await addPluginPages(onDisk, { loaded: written, hooks, root });
  const planned = { drafts, t, ...(hasJoinedPosts(joined) && { hasPosts: true }) };
  const first = planSite(written, files, planned);

  const unlock = lockOutput(out, log);
  const known = toParseContext(written, first, { ...place, ...keys });
  const pool = openPool(known, { threads: options.concurrency ?? availableParallelism(), log });
  try {
    removeLeftovers(out);
    stopwatch.begin('parse');
    const { record, folderOf = () => out } = options.kept ?? withJoinedFiles(readBuildRecord(place), joined);
    const parse = { context: known, record, files, pool };
    // A shard parses its own pages, and needs little of the others.
    const parsed = shard ? await skimPages(first.tasks, parse) : await parsePages(pick(first.tasks), parse);
    stopwatch.end('parse');

    stopwatch.begin('api');
    const named = withPageTitles(written, { tasks: first.tasks, parsed });
    const api = await planSiteApi(named, { extraction, t, parsed, tasks: pick(first.tasks) });
    stopwatch.end('api');
    stopwatch.begin('plan');
    const own = api.loaded === written ? first : planSite(api.loaded, files, { ...planned, api });
    const joint = joinSites({ loaded: api.loaded, plan: own, parsed }, joined);
    const { plan } = joint;
    const lists = planPathLists(withHistory(plan.tasks, await history), { site, files });
    const readPaths = (base: string) =>
      options.versions === undefined ? undefined : readVersionPaths(options.versions, { ...site.versions, base });
    const tasks = pick(
      planCurrentPaths(planPostPages(lists.tasks, { site, parsed: joint.parsed, t }), { site, readPaths }),
    );
    const chosen = shard ? chooseTasks(tasks, shard, parsed) : tasks;
    const read = shard ? await readChosen(chosen, { tasks, parsed, parse }) : joint.parsed;
    const ours = joined ? tasks.filter((task) => !task.joined) : tasks;
    const reader = createSiteReader(root);
    const demoPages = planClientPages(ours, { root, site, parsed: read, siteFiles: reader });
    stopwatch.end('plan');

    // What follows waits for scripts only where it shows their addresses.
    stopwatch.begin('bundle');
    const keptIn = (file: string) => folderOf(file) ?? out;
    const { library, client, live, sourceKeys, types, assets } = startBundles({
      place,
      site,
      keys,
      workspace,
      isSettled,
      known,
      tasks: ours,
      chosen: joined ? ours : chosen,
      parsed: read,
      demoPages,
      record,
      siteFiles: reader,
      folderOf: keptIn,
      looks,
      hasSlots: written.hasSlots,
      hasJoinedDemos: joint.hasDemos,
      // They hang on all demos; of shards, the last one bundles them for all.
      hasLive: !only && (!shard || shard.index === shard.count),
      thread,
      quick,
      worker,
    });
    const cards = planCards(site, { ...place, isQuick: quick });
    const frame = toPageFrame(known, {
      loaded: joint.loaded,
      plan,
      staging,
      cards,
      parts: joint.parts,
      isPart: options.part !== undefined,
    });
    const context = Promise.all([assets, library, types]).then(([{ hrefs }, opened]) => {
      stopwatch.end('bundle');
      stopwatch.begin('pages', chosen.length);
      return { ...frame, assets: hrefs, library: opened };
    });
    const pages = makePages(chosen, {
      context,
      client,
      demoPages,
      sourceKeys,
      types,
      known,
      parsed: read,
      record,
      files,
      siteFiles: reader,
      pool,
      folderOf: keptIn,
      log,
      onPage: () => stopwatch.advance('pages'),
    });
    if (shard) {
      const [part] = await Promise.all([pages, live]);
      stopwatch.end('pages');
      return await finishPart(part, { ...place, shard, base: site.base, record, strict: options.strict, stopwatch });
    }

    if (options.part !== undefined) {
      const [kept, liveFiles] = await Promise.all([pages, live]);
      stopwatch.end('pages');
      const scripts = await client;
      return await finishSitePart(kept, {
        ...place,
        name: options.part,
        loaded: api.loaded,
        plan,
        record,
        files: [...scripts.files, ...liveFiles, ...api.files],
        publicFiles: findPublicFiles(root, record),
        stages: [api.loaded, await looks, await types, api, files, plan, scripts],
        strict: options.strict,
        stopwatch,
      });
    }

    const sharedCards = drawSharedCards(cards, { ...place, site });
    const others = [...renderMenus(frame, { t, log }), ...api.files, ...lists.files];
    const publicFiles = findPublicFiles(root, record);
    const [made, liveFiles] = await Promise.all([pages, live]);
    stopwatch.end('pages');

    stopwatch.begin('check');
    const { siteFiles, problems } = await judgeSite(made, {
      loaded: joint.loaded,
      context: await context,
      files,
      publicFiles,
      assets: await assets,
      others: [...others, ...liveFiles, ...(await sharedCards), ...joint.files],
      joinedRules: joint.rules,
      hooks,
      t,
      // Whoever is writing moves pages to and fro.
      before: only || isOwn || options.kept ? undefined : record,
      isWhole: !only,
      stages: [api.loaded, await looks, await types, api, files, plan, await client, joint],
      strict: options.strict,
    });
    stopwatch.end('check');
    const { reads: lookFiles } = await looks;
    const isKept = options.keepLast && (hasSourceFault(problems, { root, ...workspace }) || !isSettled());
    if (hasErrors(problems) && (isKept || !options.keepGoing))
      return toReport({ problems, base: site.base, made, lookFiles, stopwatch, plugins });

    stopwatch.begin('write');
    const contents = toSiteContents(made, { publicFiles, siteFiles: [...siteFiles.files, ...siteFiles.redirectPages] });
    const finished = await finishSite(
      contents,
      { root, out, staging, cache: place.cache, base: site.base, isOwn, folderOf: (options.kept ?? joined)?.folderOf },
      record,
    );
    const isMade = finished.written > 0 || made.pages.some(({ isReused }) => !isReused);
    if (isMade) writeBuildRecord(toBuildRecord(made, publicFiles, finished), place);
    if (isMade) pruneStores(place.cache, plan.tasks.length);
    stopwatch.end('write');
    const { demoScripts } = await client;
    const { alias, define } = site.demos;
    return toReport({
      problems,
      base: site.base,
      made,
      finished,
      stopwatch,
      demoPages,
      lookFiles,
      plugins,
      ...(demoScripts && { demoScripts: { ...demoScripts, alias, sources: site.sources, ...(define && { define }) } }),
    });
  } catch (error) {
    throw explainFullDisk(error, place);
  } finally {
    await Promise.all([pool.close(), hooks.close()]);
    if (!options.types) await thread.close();
    discardSite(staging);
    unlock();
  }
}
