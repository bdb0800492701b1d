// docs serve --watch: builds into its own folder, serves it, and builds again after every save. Pages that are requested
// before the first build is done are made at once.
//
// The site's output folder is never touched, so a build may run at the same time.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite } from '../build.ts';
import type { BuildOptions } from '../build-options.ts';
import { loadSite } from '../site/load/load-site.ts';
import { stopOnInterrupt } from '../output/stop-on-interrupt.ts';
import { keepExtractionPool, type OpenExtractionPool } from '../api/threads/keep-extraction-pool.ts';
import { readMarker } from '../output/output-folder.ts';
import { keepPagePool } from '../pages/threads/keep-page-pool.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { nameFromHere } from '../output/report/name-from-here.ts';
import { reportServer } from './serve/report-server.ts';
import { indexFolder } from './serve/index-folder.ts';
import { startServer, type RunningServer } from './serve/start-server.ts';
import { createTypesThread } from '../api/types/threads/create-types-thread.ts';
import { createFirstBuild } from './create-first-build.ts';
import { FirstPages } from './first-pages.ts';
import { SaveFollower } from './save-follower.ts';
import type { WholeSite } from './shown-site.ts';
import { formatOverlay, reportBuild, toChange } from './report-build.ts';
import { listWithEarlier, startExtraction } from '../api/references/start-extraction.ts';

/** The site to watch, and the address to serve it. */
interface WatchSiteOptions {
  readonly root: string;
  readonly port?: number;
  readonly host?: string;
  readonly onReady: (url: string) => void;
}

/**
 * How long a browser has to request its first page before all others are made, and how long that page waits for them.
 * A site that was built before is mostly reused, and soon complete.
 */
const forNewSite = { openingMs: 500, patienceMs: 0 };
const askingMs = 150;
const forKnownSite = { openingMs: 0, patienceMs: 1500 };

/** Serves and rebuilds until the process is interrupted. */
export async function watchSite({ root, port, host, onReady }: WatchSiteOptions): Promise<number> {
  const since = Date.now();
  const cache = join(root, '.vitrine');
  const out = join(cache, 'serve');
  const nameFile = nameFromHere({ root });
  const openPool = keepPagePool({ spare: true });
  const types = createTypesThread();
  const extraction = keepExtractionPool();
  // A message of one build is not repeated by the next.
  const log = createLogOnce(console.error);
  const common = {
    root,
    drafts: true,
    keepGoing: true,
    quick: true,
    isOnlyServed: true,
    log,
    types,
    openExtraction: extraction.open,
  };
  const build = (options: Partial<BuildOptions> = {}) => buildSite({ ...common, out, openPool, ...options });

  const written = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in written)) return reportWrongSettings(await build());

  const firstBuild = createSignal<WholeSite | undefined>();
  const isNew = !readMarker(out);
  const { openingMs, patienceMs } = isNew ? forNewSite : forKnownSite;
  // The thread and the bundler start while the browser opens.
  const firstPool = keepPagePool({ ahead: isNew });
  if (isNew) void import('../demos/library/bundle/bundle-library.ts');
  const pages = new FirstPages({
    folder: join(cache, 'first'),
    build: (options) => buildSite({ ...common, ...options, openPool: firstPool, concurrency: 1, log: () => undefined }),
    firstBuild: firstBuild.given,
    patienceMs,
    base: written.site.base,
  });
  const server = await startServer({ source: pages.source, port, host, base: written.site.base, live: true });
  const status = reportServer(server);
  if (server.kind === 'refused') {
    await firstPool.close();
    return status;
  }
  const first = createFirstBuild({
    build,
    onRefused(built) {
      reportBuild(built, { nameFile });
      server.showProblems(formatOverlay(built));
    },
  });
  let saves: SaveFollower | undefined;
  const closeAll = () =>
    Promise.all([
      saves?.close(),
      server.close(),
      openPool.close(),
      firstPool.close(),
      types.close(),
      extraction.close(),
    ]);
  // A running build ends with the process, and would leave its lock and staged files behind.
  stopOnInterrupt(out, async () => {
    await closeAll();
    removePreviews(cache);
  });
  onReady(server.url);

  try {
    await Promise.race([pages.asked, delay(openingMs)]);
    await pages.idle();
    // A loaded page requests its files, which everything below would delay.
    if (pages.isRequested()) await delay(askingMs);
    // Watching every file takes a while, which would delay the first page.
    saves = new SaveFollower({
      root,
      out,
      sources: written.site.sources,
      build,
      server,
      pool: openPool,
      refreshApi: () => refreshApi({ root, cache, openPool: extraction.open, log }),
      since,
      firstBuild: firstBuild.given,
      hasApi: written.site.api.length > 0,
      nameFile,
      moduleFiles: written.moduleFiles,
      // The running build would be outdated; open pages are made without waiting for another one.
      async onEarlySave(reachesAll) {
        if (reachesAll || first.isWaiting()) first.restart();
        const changed = await pages.refresh(server.openPages());
        if (changed.length > 0) server.reload(toChange({ changed, base: written.site.base, lookFiles: [] }));
      },
    });
    const built = await first.run();
    reportBuild(built, { nameFile });
    const site = built.isWritten ? await indexFolder(out) : undefined;
    if (site) showWhole({ built, site }, { server, pages });
    firstBuild.give(site && { built, site });
    await firstPool.close();
    if (site) return status;
    await closeAll();
    return built.status;
  } catch (error) {
    firstBuild.give(undefined);
    await closeAll();
    throw error;
  }

  async function reportWrongSettings(built: BuildReport): Promise<number> {
    reportBuild(built, { nameFile });
    await Promise.all([openPool.close(), types.close(), extraction.close()]);
    return built.status;
  }
}

/** Serves the whole site, and reloads pages that were shown differently before. */
function showWhole({ built, site }: WholeSite, { server, pages }: { server: RunningServer; pages: FirstPages }): void {
  server.replaceFiles(site);
  server.showProblems(formatOverlay(built));
  const changed = pages.settle(built);
  if (changed.length > 0) server.reload(toChange({ ...built, changed }));
}

function createSignal<Value>(): { readonly given: Promise<Value>; give(value: Value): void } {
  let give = (_value: Value): void => undefined;
  const given = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { given, give: (value) => give(value) };
}

/** Removes the folders of previews that were still being made. */
function removePreviews(cache: string): void {
  const left = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('.preview-')) : [];
  for (const name of left) rmSync(join(cache, name), { recursive: true, force: true });
}

// The API is extracted and cached separately from builds, so that no save waits for it.

interface RefreshOptions {
  readonly root: string;
  readonly cache: string;
  readonly openPool: OpenExtractionPool;
  readonly log: (message: string) => void;
}

/** Extracts the API of changed packages; returns whether there were any. */
async function refreshApi({ root, cache, openPool, log }: RefreshOptions): Promise<boolean> {
  const loaded = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in loaded)) return false;

  const { api, sources, limits } = loaded.site;
  const packages = listWithEarlier(api, root);
  const extraction = startExtraction(packages, { root, cache, sources, megabytes: limits.memory, openPool, log });
  return (await extraction.load(packages)).extracted > 0;
}
