// Saves of a writer → shown at once where that is possible, and then built. Saves that come before the
// site is whole are shown in the pages that are open, and built after it. One that reaches every page stops the build that runs, and is built with what that one
// was for.

import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Problem } from '../../core/model/problem.ts';
import type { SourceSettings } from '../../core/model/site.ts';
import type { BuildOptions } from '../build-options.ts';
import { isSourceFile } from '../site/workspace/has-source-fault.ts';
import { listConfigFiles } from '../site/workspace/list-config-files.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import type { KeptPagePool } from '../pages/threads/keep-page-pool.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { reportFailure } from '../output/report/report-failure.ts';
import { indexFolder } from './serve/index-folder.ts';
import type { ServedSite } from './serve/served-site.ts';
import type { RunningServer } from './serve/start-server.ts';
import { SiteError } from '../files/site-error.ts';
import { createApiFollower } from './create-api-follower.ts';
import { createPreviews } from './previews/create-previews.ts';
import { createSwapping } from './create-swapping.ts';
import { makeOpenPages } from './previews/make-open-pages.ts';
import { nameFiles } from './plan-report.ts';
import { formatOverlay, listSheets, reportBuild, toChange } from './report-build.ts';
import { watchFiles } from './watch-files.ts';

/** A site that is built to the end, and served. */
export interface WholeSite {
  readonly built: BuildReport;
  readonly site: ServedSite;
}

interface FollowOptions {
  readonly root: string;
  /** The folder of the builds. */
  readonly out: string;
  /** Where the sources of libraries lie that are worked on. */
  readonly sources: SourceSettings;
  readonly build: (
    options: Pick<BuildOptions, 'keepLast' | 'keptApi' | 'only' | 'stop'> & Partial<Pick<BuildOptions, 'out' | 'log'>>,
  ) => Promise<BuildReport>;
  readonly server: RunningServer;
  readonly pool: KeptPagePool;
  /** Extracts the API of libraries that were saved; tells whether it had to. */
  readonly refreshApi: () => Promise<boolean>;
  /** Whether the site documents the API of libraries. */
  readonly hasApi: boolean;
  /** Names a file as a terminal opens it. */
  readonly nameFile: (file: string) => string;
  /** Milliseconds of the clock at which the site was first read. */
  readonly since: number;
  /** The first build; none where it could not be written. */
  readonly whole: Promise<WholeSite | undefined>;
  /** What the site's modules were made of at first. */
  readonly moduleFiles: readonly string[];
  /** Called at a save before the site is whole; `reachesAll` tells that every page shows what was saved. */
  readonly onEarlySave: (reachesAll: boolean) => Promise<void>;
}

/** How long a browser has to ask for what it is told of. */
const askingMs = 100;

const watched = [
  'content',
  'nav',
  'locales',
  'public',
  'templates',
  'components',
  'slots',
  'plugins',
  'redirects.txt',
  'docs.config.ts',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
  'tsconfig.json',
];

/** What every page shows, or is drawn by. */
const frames = /^(?:docs\.config\.m?[jt]s$|(?:nav|locales|templates|components|slots|plugins)\/)/;

/** A page that shows such a file as well is made as its own. */
function isOfContent(file: string): boolean {
  return file.startsWith('content/');
}

function isSettingsFile(file: string): boolean {
  return /^docs\.config\.m?[jt]s$/.test(file);
}

/** Follows the saves of a site until it is closed. */
export function followSaves({ root, out, sources, server, pool, refreshApi, since, whole, ...given }: FollowOptions): {
  close(): Promise<void>;
} {
  const cache = join(root, '.vitrine');
  const { nameFile, hasApi } = given;
  const { worked, linked } = openWorkspace({ root, sources });
  let following: Following | undefined;
  const started = whole.then((first) => {
    following = first && startFollowing(first);
  });
  /** What settings, trees, templates and their kin import from elsewhere. */
  let moduleFiles: ReadonlySet<string> = new Set();
  const reachesAll = (file: string) => frames.test(file) || moduleFiles.has(file);
  /** What was reported last; undefined before the first save. */
  let reported: readonly Problem[] | undefined;
  /** What the last report could not look for. */
  let hidden: readonly Problem[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let running: AbortController | undefined;
  const api = createApiFollower({
    refresh: refreshApi,
    onFresh: (files) =>
      inTurn(async (shown, stop) => {
        shown.begin();
        await show(await build({ keepLast: true, keptApi: true, stop }), { files, following: shown, isOfApi: true });
      }),
    onSame: (files) => hasApi && console.log(`API of ${nameFiles(files, nameFile)}: as it was before`),
    onFault: reportFault,
  });
  const watcher = watchFiles({
    root,
    names: watched,
    packages: [
      ...linked,
      ...worked.flatMap(({ parts }) => parts),
      // The bundler asks those of the site as well; the site's own is among the names.
      ...(worked.length > 0 ? listConfigFiles(root).filter((file) => dirname(file) !== root) : []),
    ],
    since,
    onChange: rebuild,
    onSave(files) {
      console.log(`${nameFiles(files, nameFile)} changed, building…`);
      // Of what it makes, nothing would stay.
      if (files.some(reachesAll)) running?.abort();
      if (following) following.show(files);
      else void given.onEarlySave(files.some(reachesAll)).catch(reportFault);
    },
    onNotice: console.error,
  });
  followModules(given.moduleFiles);
  return { close: () => watcher.close() };

  /** A file may go between the listing and the reading of it: the next build lists anew. */
  async function build(options: Parameters<FollowOptions['build']>[0]): Promise<BuildReport> {
    return given.build(options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return given.build(options);
    });
  }

  function followModules(files: readonly string[]): void {
    moduleFiles = new Set(files.filter((file) => !isOfContent(file)));
    follow(files);
  }

  function follow(files: readonly string[]): void {
    watcher.follow([...new Set(files)].filter((file) => !watched.includes(file.split('/')[0] ?? '')));
  }

  /** Pages may show code that lies elsewhere in the site's folder. */
  function followReads({ builtPages, lookFiles, moduleFiles: ofModules, follows }: BuildReport): void {
    followModules(ofModules);
    const reads = [...lookFiles, ...builtPages.flatMap(({ record }) => record.made.reads.map(({ file }) => file))];
    follow([...reads.filter((file) => !file.endsWith('/')), ...follows.map((file) => file.replace(/(?<!\/)\/+$/, ''))]);
  }

  function startFollowing({ built, site }: WholeSite): Following {
    const previews = createPreviews({ site, server, pool, staging: join(cache, '.preview') });
    const swapping = createSwapping({ root, out, cache, server });
    swapping.prepare(built);
    followReads(built);
    let last = built;
    let showing: Promise<boolean> | undefined;
    let opened = 0;

    return {
      show(files) {
        swapping.swap(files, last);
        showing = previews.show(files, last);
      },
      /** What a writer waits for comes first: a page that is told to reload asks for its files, and a build lets it wait. */
      async wait() {
        if (await showing) await delay(askingMs);
        showing = undefined;
      },
      async showOpen(stop) {
        opened += 1;
        const folder = join(cache, `.preview-open-${opened}`);
        const quiet = (options: Pick<BuildOptions, 'out' | 'only'>) =>
          build({ ...options, stop, log: () => undefined });
        // The build that follows says what is wrong.
        const made = await makeOpenPages(server.openPages(), { folder, build: quiet, last }).catch(() => undefined);
        if (made && previews.put(made, last)) await delay(askingMs);
      },
      begin: () => previews.begin(),
      last: () => last,
      settle(next, now) {
        last = now;
        return previews.settle(next, now);
      },
    };
  }

  /** One build after the other; tells whether it came to its end. */
  function inTurn(work: (following: Following, stop: AbortSignal) => Promise<unknown>): Promise<boolean> {
    const ended = turn.then(async () => {
      await started;
      if (!following) return true;
      const controller = new AbortController();
      running = controller;
      const { signal } = controller;
      await work(following, signal).catch((error: unknown) => signal.aborted || reportFault(error));
      running = undefined;
      return !signal.aborted;
    });
    turn = ended;
    return ended;
  }

  function rebuild(files: readonly string[]): Promise<boolean> {
    return inTurn(async (shown, stop) => {
      await shown.wait();
      shown.begin();
      if (files.some(reachesAll)) await shown.showOpen(stop);
      stop.throwIfAborted();
      // Tables wait for the compiler; demos and pages do not.
      const isOfLibrary = files.some((file) => isSourceFile(file, { root, worked }));
      const keptApi = isOfLibrary || (api.isBehind() && !files.some(isSettingsFile));
      const isApiNext = isOfLibrary && hasApi;
      const isWritten = await show(await build({ keepLast: true, keptApi, stop }), {
        files,
        following: shown,
        isApiNext,
      });
      if (isOfLibrary && isWritten) api.follow(files);
    });
  }

  /** A site without its settings, a full disk: the last good site is still served. */
  function reportFault(error: unknown): void {
    server.showProblems(error instanceof SiteError ? `${error.message}. ${error.hint}` : String(error));
    reportFailure(error, { debug: false });
  }

  /** Shows what a build has made; tells whether it could be written. */
  async function show(
    built: BuildReport,
    { files, following: shown, isOfApi, isApiNext }: ShowOptions,
  ): Promise<boolean> {
    const before = reported ?? shown.last().problems;
    const cause = { files, nameFile, isOfApi, isApiNext: isApiNext && built.isWritten };
    hidden = reportBuild(built, { ...cause, last: shown.last(), told: before, hidden });
    reported = built.problems;
    followReads(built);
    if (!built.isWritten) {
      // What is open stays as it was, with what is wrong over it.
      server.showProblems(formatOverlay(built));
      return false;
    }
    const next = built.written > 0 ? await indexFolder(out) : undefined;
    const isShown = built.changed.length > 0;
    const changed = shown.settle(next, built);
    server.showProblems(formatOverlay(built));
    // What pages show already brings nothing but the sheets that were saved with them.
    const news = next && isShown && changed.length === 0 ? listSheets(files, built) : files;
    if (changed.length > 0 || (next && (!isShown || news.length > 0)))
      server.reload(toChange({ ...built, changed }, news));
    return true;
  }
}

interface ShowOptions {
  readonly files: readonly string[];
  readonly following: Following;
  /** It follows one that has shown the demos. */
  readonly isOfApi?: boolean;
  /** One that shows the API follows it. */
  readonly isApiNext?: boolean;
}

/** What happens at a save once the site is whole. */
interface Following {
  show(files: readonly string[]): void;
  wait(): Promise<void>;
  /** Shows what becomes of the open pages, before all others are made. */
  showOpen(stop: AbortSignal): Promise<void>;
  /** Tells that a build reads the sources from now on. */
  begin(): void;
  last(): BuildReport;
  /** Takes what a build has made; gives the paths of pages that open pages do not show yet. */
  settle(next: ServedSite | undefined, built: BuildReport): readonly string[];
}
