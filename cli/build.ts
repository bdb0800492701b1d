// The map of the project: a site's root → a folder that any static host can serve.
//
// Each line turns one noun into the next; each step is the file of its name. A build that finds an
// error leaves the output folder as it was.

import { availableParallelism } from 'node:os';
import { drawSharedCards } from './cards/draw-shared-cards.ts';
import { planCards } from './cards/plan-cards.ts';
import { hasErrors, sortProblems } from '../core/problem.ts';
import type { BuildOptions } from './build-options.ts';
import { findPublicFiles } from './load/find-public-files.ts';
import { toBuildPlace } from './load/to-build-place.ts';
import { toPageFrame, toParseContext } from './plan/to-parse-context.ts';
import { toBuildRecord, writeBuildRecord } from './output/build-record.ts';
import { explainFullDisk } from './output/explain-full-disk.ts';
import { discardSite, finishSite, toShared, toSiteContents } from './output/finish-site.ts';
import { createTypesThread } from './types/threads/create-types-thread.ts';
import { lockOutput } from './output/lock-output.ts';
import { checkOutputFolder, removeLeftovers } from './output/output-folder.ts';
import { createPagePool } from './pages/threads/create-page-pool.ts';
import { makePages } from './pages/make-pages.ts';
import { finishParts } from './stages/finish-parts.ts';
import { judgeSite } from './stages/judge-site.ts';
import { openSite } from './stages/open-site.ts';
import { planBuild } from './stages/plan-build.ts';
import { startBundles } from './stages/start-bundles.ts';
import { pruneStores } from './store/prune-stores.ts';
import { renderMenus } from './pages/render-menus.ts';
import { toReport, type BuildReport } from './report/build-report.ts';
import { gatherMissingTexts } from './report/gather-missing-texts.ts';
import { SourceFault } from './library/source-fault.ts';
import { hasSourceFault } from './workspace/has-source-fault.ts';
import { createLogOnce } from './report/create-log-once.ts';
import { createStopwatch, type Stopwatch } from './report/create-stopwatch.ts';
import { unlessStopped } from './stages/unless-stopped.ts';

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
  const { quick = false, worker = true, isOwn, openPool = createPagePool, only, shard, joined, stop } = options;
  const log = createLogOnce(options.log ?? console.error);
  const place = { ...toBuildPlace(options), log };
  const { root, out, staging } = place;
  checkOutputFolder(out, root);

  const loaded = await openSite(options, { place, stopwatch });
  const { moduleFiles } = loaded;
  if (loaded.problems)
    return toReport({ problems: sortProblems(loaded.problems), isWrongSetting: true, moduleFiles, stopwatch });
  const { written, first, files, hooks, keys, workspace, isSettled, looks, t } = loaded;
  const { site, plugins } = written;

  const unlock = lockOutput(out, log);
  const known = toParseContext(written, first, { ...place, ...keys });
  const pool = openPool(known, { threads: options.concurrency ?? availableParallelism(), log });
  try {
    stop?.throwIfAborted();
    removeLeftovers(out);
    const planned = await unlessStopped(planBuild(options, { ...loaded, place, known, pool, stopwatch }), stop);
    const { record, keptIn, api, joint, lists, ours, chosen, read, reader, demoPages } = planned;
    const { plan } = joint;
    const { outdated } = api;

    // What follows waits for scripts only where it shows their addresses.
    stopwatch.begin('bundle');
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
      ...(api.needed && { needed: api.needed }),
    });
    const context = Promise.all([assets, library, types]).then(([{ hrefs }, opened]) => {
      stopwatch.end('bundle');
      stopwatch.begin('pages', chosen.length);
      return { ...frame, assets: hrefs, library: opened };
    });
    context.catch(() => undefined);
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
    // What becomes of them is looked at below, if the build comes so far.
    pages.catch(() => undefined);
    if (shard || options.part !== undefined)
      return await finishParts(pages, {
        ...options,
        place,
        api,
        plan,
        record,
        looks,
        files,
        client,
        live,
        types,
        stopwatch,
      });

    const sharedCards = drawSharedCards(cards, { ...place, site });
    const others = [...renderMenus(frame, { t, log }), ...api.files, ...lists.files];
    const publicFiles = findPublicFiles(root, record);
    const [made, liveFiles] = await unlessStopped(Promise.all([pages, live]), stop);
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
      return toReport({ problems, outdated, base: site.base, made, lookFiles, moduleFiles, stopwatch, plugins });

    stop?.throwIfAborted();
    stopwatch.begin('write');
    const ofSite = [...siteFiles.files, ...siteFiles.redirectPages];
    const contents = toSiteContents(made, only ? toShared(ofSite) : { publicFiles, siteFiles: ofSite });
    const finished = await finishSite(
      contents,
      { root, out, staging, cache: place.cache, base: site.base, isOwn, folderOf: (options.kept ?? joined)?.folderOf },
      record,
    );
    const isMade = finished.written > 0 || made.pages.some(({ isReused }) => !isReused);
    // Single pages are read once, and gone.
    if (isMade && !only) {
      writeBuildRecord(toBuildRecord(made, publicFiles, finished), place);
      pruneStores(place.cache, plan.tasks.length);
    }
    stopwatch.end('write');
    const { demoScripts } = await client;
    const { alias, define } = site.demos;
    return toReport({
      problems,
      outdated,
      base: site.base,
      made,
      finished,
      stopwatch,
      demoPages,
      lookFiles,
      moduleFiles,
      apiFiles: loaded.extraction.listFiles(),
      siteKey: loaded.siteKey,
      plugins,
      ...(demoScripts && { demoScripts: { ...demoScripts, alias, sources: site.sources, ...(define && { define }) } }),
    });
  } catch (error) {
    if (error instanceof SourceFault)
      return toReport({ problems: sortProblems(error.problems), base: site.base, moduleFiles, stopwatch, plugins });
    throw explainFullDisk(error, place);
  } finally {
    await Promise.all([stop?.aborted ? pool.stop() : pool.close(), hooks.close()]);
    if (!options.types) await thread.close();
    discardSite(staging);
    unlock();
  }
}
