// docs serve --watch: builds into a folder of its own, serves it, and builds again at every save.
// Pages that are asked for before the first build is done are made at once.
//
// The site's own output folder is never touched, so a build may run at the same time.

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

/** What to watch, and where to show it. */
interface WatchSiteOptions {
  readonly root: string;
  readonly port?: number;
  readonly host?: string;
  readonly onReady: (url: string) => void;
}

/**
 * How long a browser has to ask for its first page before all the others are made, and how long that
 * page waits for them. What was built before is mostly kept, and soon whole again.
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
  // What one build has said, the next does not say again.
  const log = createLogOnce(console.error);
  const common = {
    root,
    drafts: true,
    keepGoing: true,
    quick: true,
    isOwn: true,
    log,
    types,
    openExtraction: extraction.open,
  };
  const build = (options: Partial<BuildOptions> = {}) => buildSite({ ...common, out, openPool, ...options });

  const written = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in written)) return reportWrongSettings(await build());

  const whole = createSignal<WholeSite | undefined>();
  const isNew = !readMarker(out);
  const { openingMs, patienceMs } = isNew ? forNewSite : forKnownSite;
  // While the browser opens, the thread and the bundler come up.
  const firstPool = keepPagePool({ ahead: isNew });
  if (isNew) void import('../demos/library/bundle/bundle-library.ts');
  const pages = new FirstPages({
    folder: join(cache, 'first'),
    build: (options) => buildSite({ ...common, ...options, openPool: firstPool, concurrency: 1, log: () => undefined }),
    whole: whole.given,
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
  // A build may be running: it ends with the process, and would leave its lock and what it has staged.
  stopOnInterrupt(out, async () => {
    await closeAll();
    removePreviews(cache);
  });
  onReady(server.url);

  try {
    await Promise.race([pages.asked, delay(openingMs)]);
    await pages.idle();
    // A page that has come asks for its files, and everything below would let it wait.
    if (pages.isRequested()) await delay(askingMs);
    // To look at every file takes a while that the first page would wait for.
    saves = new SaveFollower({
      root,
      out,
      sources: written.site.sources,
      build,
      server,
      pool: openPool,
      refreshApi: () => refreshApi({ root, cache, openPool: extraction.open, log }),
      since,
      whole: whole.given,
      hasApi: written.site.api.length > 0,
      nameFile,
      moduleFiles: written.moduleFiles,
      // Of a build that runs, nothing would stay; the pages that are open do not wait for another.
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
    whole.give(site && { built, site });
    await firstPool.close();
    if (site) return status;
    await closeAll();
    return built.status;
  } catch (error) {
    whole.give(undefined);
    await closeAll();
    throw error;
  }

  async function reportWrongSettings(built: BuildReport): Promise<number> {
    reportBuild(built, { nameFile });
    await Promise.all([openPool.close(), types.close(), extraction.close()]);
    return built.status;
  }
}

/** Pages that were shown before, and are otherwise now, come again. */
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

/** A page that was on its way to the screen leaves nothing behind. */
function removePreviews(cache: string): void {
  const left = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('.preview-')) : [];
  for (const name of left) rmSync(join(cache, name), { recursive: true, force: true });
}

// The settings of a site → its API extracted anew and kept, apart from any build: no save waits for it.

interface RefreshOptions {
  readonly root: string;
  readonly cache: string;
  readonly openPool: OpenExtractionPool;
  readonly log: (message: string) => void;
}

/** Extracts what has changed; tells whether there was anything. */
async function refreshApi({ root, cache, openPool, log }: RefreshOptions): Promise<boolean> {
  const loaded = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in loaded)) return false;

  const { api, sources, limits } = loaded.site;
  const packages = listWithEarlier(api, root);
  const extraction = startExtraction(packages, { root, cache, sources, megabytes: limits.memory, openPool, log });
  return (await extraction.load(packages)).extracted > 0;
}
