// docs serve --watch: builds into its own folder, serves it, and builds again after every save. Pages that are requested
// before the first build is done are made at once.
//
// The site's output folder is never touched, so a build may run at the same time.

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite } from '../build.ts';
import type { BuildOptions } from '../build-options.ts';
import { loadSite, type LoadedSite } from '../site/load/load-site.ts';
import { stopOnInterrupt } from '../output/stop-on-interrupt.ts';
import { keepExtractionPool } from '../api/threads/keep-extraction-pool.ts';
import { readMarker } from '../output/output-folder.ts';
import { keepPagePool, type KeptPagePool } from '../pages/threads/keep-page-pool.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { nameFromHere } from '../output/report/name-from-here.ts';
import { reportServer } from './serve/report-server.ts';
import { indexFolder } from './serve/index-folder.ts';
import { startServer, type RunningServer } from './serve/start-server.ts';
import { TypesThread } from '../api/types/threads/types-thread.ts';
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
  const builder = new SiteBuilder(root);
  const { cache, out } = builder;
  const loaded = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in loaded)) return builder.reportWrongSettings();

  const { base } = loaded.site;
  const firstBuild = createSignal<WholeSite | undefined>();
  const isNew = !readMarker(out);
  const { openingMs, patienceMs } = isNew ? forNewSite : forKnownSite;
  // The thread and the bundler start while the browser opens.
  const firstPool = keepPagePool({ ahead: isNew });
  if (isNew) void import('../demos/library/bundle/bundle-library.ts');
  const pages = new FirstPages({
    folder: join(cache, 'first'),
    build: (options) => builder.buildFirstPages({ ...options, openPool: firstPool }),
    firstBuild: firstBuild.given,
    patienceMs,
    base,
  });
  const server = await startServer({ source: pages.source, port, host, base, live: true });
  const status = reportServer(server);
  if (server.kind === 'refused') {
    await firstPool.close();
    return status;
  }

  const watcher = new SiteWatcher({ builder, loaded, firstBuild, firstPool, pages, server });
  // A running build ends with the process, and would leave its lock and staged files behind.
  stopOnInterrupt(out, async () => {
    await watcher.close();
    removePreviews(cache);
  });
  onReady(server.url);
  return (await watcher.run(openingMs)) ?? status;
}

/** Builds a site again and again, with threads that stay between builds. */
class SiteBuilder {
  readonly root: string;
  readonly cache: string;
  readonly out: string;
  /** The time in milliseconds at which the site was first read. */
  readonly since = Date.now();
  readonly pool = keepPagePool({ spare: true });
  readonly nameFile: (file: string) => string;
  readonly #types = new TypesThread();
  readonly #extraction = keepExtractionPool();
  // A message of one build is not repeated by the next.
  readonly #log = createLogOnce(console.error);

  constructor(root: string) {
    this.root = root;
    this.cache = join(root, '.vitrine');
    this.out = join(this.cache, 'serve');
    this.nameFile = nameFromHere({ root });
  }

  build(options: Partial<BuildOptions> = {}): Promise<BuildReport> {
    return buildSite({ ...this.#commonOptions(), out: this.out, openPool: this.pool, ...options });
  }

  /** Makes pages that are requested before the first build is done. */
  buildFirstPages(options: Pick<BuildOptions, 'out' | 'openPool'> & Partial<BuildOptions>): Promise<BuildReport> {
    return buildSite({ ...this.#commonOptions(), ...options, concurrency: 1, log: () => undefined });
  }

  /** Builds a site whose settings are wrong, which only reports them; returns the exit status. */
  async reportWrongSettings(): Promise<number> {
    const built = await this.build();
    reportBuild(built, { nameFile: this.nameFile });
    await this.close();
    return built.status;
  }

  /** Extracts the API of changed packages, apart from builds, so that no save waits; returns whether there were any. */
  async refreshApi(): Promise<boolean> {
    const { root, cache } = this;
    const loaded = await loadSite({ root, cache, log: () => undefined });
    if (!('site' in loaded)) return false;

    const { api, sources, limits } = loaded.site;
    const packages = listWithEarlier(api, root);
    const extraction = startExtraction(packages, {
      root,
      cache,
      sources,
      megabytes: limits.memory,
      openPool: this.#extraction.open,
      log: this.#log,
    });
    return (await extraction.load(packages)).extracted > 0;
  }

  close(): Promise<unknown> {
    return Promise.all([this.pool.close(), this.#types.close(), this.#extraction.close()]);
  }

  #commonOptions() {
    return {
      root: this.root,
      drafts: true,
      keepGoing: true,
      quick: true,
      isOnlyServed: true,
      log: this.#log,
      types: this.#types,
      openExtraction: this.#extraction.open,
    };
  }
}

interface WatcherOptions {
  readonly builder: SiteBuilder;
  readonly loaded: LoadedSite;
  readonly firstBuild: Signal<WholeSite | undefined>;
  /** The threads that make pages until the first build is done. */
  readonly firstPool: KeptPagePool;
  readonly pages: FirstPages;
  readonly server: RunningServer;
}

/** Follows a site that is already served: its first build, then every save. */
class SiteWatcher {
  readonly #options: WatcherOptions;
  readonly #first: ReturnType<typeof createFirstBuild>;
  #saves: SaveFollower | undefined;

  constructor(options: WatcherOptions) {
    const { builder, server } = options;
    this.#options = options;
    this.#first = createFirstBuild({
      build: (buildOptions) => builder.build(buildOptions),
      onRefused(built) {
        reportBuild(built, { nameFile: builder.nameFile });
        server.showProblems(formatOverlay(built));
      },
    });
  }

  /** Builds the site and follows saves; returns the exit status if it could not be written. */
  async run(openingMs: number): Promise<number | undefined> {
    const { builder, firstBuild, firstPool } = this.#options;
    try {
      await this.#waitForFirstPages(openingMs);
      // Watching every file takes a while, which would delay the first page.
      this.#saves = this.#followSaves();
      const built = await this.#first.run();
      reportBuild(built, { nameFile: builder.nameFile });
      const site = built.isWritten ? await indexFolder(builder.out) : undefined;
      if (site) this.#showSite({ built, site });
      firstBuild.give(site && { built, site });
      await firstPool.close();
      if (site) return undefined;
      await this.close();
      return built.status;
    } catch (error) {
      firstBuild.give(undefined);
      await this.close();
      throw error;
    }
  }

  close(): Promise<unknown> {
    const { builder, firstPool, server } = this.#options;
    return Promise.all([this.#saves?.close(), server.close(), firstPool.close(), builder.close()]);
  }

  async #waitForFirstPages(openingMs: number): Promise<void> {
    const { pages } = this.#options;
    await Promise.race([pages.asked, delay(openingMs)]);
    await pages.idle();
    // A loaded page requests its files, which everything else would delay.
    if (pages.isRequested()) await delay(askingMs);
  }

  #followSaves(): SaveFollower {
    const { builder, loaded, firstBuild, server } = this.#options;
    const { root, out, pool, since, nameFile } = builder;
    return new SaveFollower({
      root,
      out,
      sources: loaded.site.sources,
      build: (options) => builder.build(options),
      server,
      pool,
      refreshApi: () => builder.refreshApi(),
      since,
      firstBuild: firstBuild.given,
      hasApi: loaded.site.api.length > 0,
      nameFile,
      moduleFiles: loaded.moduleFiles,
      onEarlySave: (reachesAll) => this.#showEarlySave(reachesAll),
    });
  }

  /** Makes the open pages again; they do not wait for a build, and the running one would be outdated. */
  async #showEarlySave(reachesAll: boolean): Promise<void> {
    const { loaded, pages, server } = this.#options;
    if (reachesAll || this.#first.isWaiting()) this.#first.restart();
    const changed = await pages.refresh(server.openPages());
    if (changed.length > 0) server.reload(toChange({ changed, base: loaded.site.base, lookFiles: [] }));
  }

  /** Serves the complete site, and reloads pages that were shown differently before. */
  #showSite({ built, site }: WholeSite): void {
    const { pages, server } = this.#options;
    server.replaceFiles(site);
    server.showProblems(formatOverlay(built));
    const changed = pages.settle(built);
    if (changed.length > 0) server.reload(toChange({ ...built, changed }));
  }
}

/** A value that is given later. */
interface Signal<Value> {
  readonly given: Promise<Value>;
  give(value: Value): void;
}

function createSignal<Value>(): Signal<Value> {
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
