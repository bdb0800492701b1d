// The saves of an author → the site, shown and built again.
//
// A save is shown at once if possible, and then built; one build follows the other. Before the first build is done, a
// save is shown in the open pages, and built after it. A save that affects every page stops the running build: the next
// one also builds the saves of that one.

import { dirname, join } from 'node:path';
import type { Problem } from '../../core/model/problem.ts';
import type { SourceSettings } from '../../core/model/site.ts';
import type { BuildOptions } from '../build-options.ts';
import { SiteError } from '../files/site-error.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { reportFailure } from '../output/report/report-failure.ts';
import { isSourceFile } from '../site/workspace/has-source-fault.ts';
import { listConfigFiles } from '../site/workspace/list-config-files.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import { ApiFollower } from './api-follower.ts';
import { FileWatcher } from './file-watcher.ts';
import { nameFiles } from './plan-report.ts';
import { formatOverlay, listSheets, reportBuild, toChange } from './report-build.ts';
import { indexFolder } from './serve/index-folder.ts';
import { ShownSite, type WholeSite } from './shown-site.ts';

interface SaveFollowerOptions extends Omit<ConstructorParameters<typeof ShownSite>[1], 'cache'> {
  /** The folders with the sources of libraries that are worked on. */
  readonly sources: SourceSettings;
  readonly build: (options: SaveBuildOptions) => Promise<BuildReport>;
  /** Extracts the API of libraries that were saved; resolves to whether it had to. */
  readonly refreshApi: () => Promise<boolean>;
  /** Whether the site documents the API of libraries. */
  readonly hasApi: boolean;
  /** Names a file so that a terminal can open it. */
  readonly nameFile: (file: string) => string;
  /** The time in milliseconds at which the site was first read. */
  readonly since: number;
  /** The first build; undefined if it could not be written. */
  readonly firstBuild: Promise<WholeSite | undefined>;
  /** The files that the settings, trees and templates of the site were read from at first. */
  readonly moduleFiles: readonly string[];
  /** Called after a save before the site is complete; `reachesAll` is true if the save affects every page. */
  readonly onEarlySave: (reachesAll: boolean) => Promise<void>;
}

type SaveBuildOptions = Pick<BuildOptions, 'keepLast' | 'keptApi' | 'only' | 'stop'> &
  Partial<Pick<BuildOptions, 'out' | 'log'>>;

/** How long a build of a saved library waits for its API, in milliseconds: then it need not build again with it. */
const apiMs = 1500;

/** The saves that a build follows. */
interface Cause {
  readonly files: readonly string[];
  /** Whether the build follows one that has shown the demos, to show the API. */
  readonly isOfApi?: boolean;
  /** Whether such a build follows this one. */
  readonly isApiNext?: boolean;
}

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

/** The files that affect every page. */
const globalFiles = /^(?:docs\.config\.m?[jt]s$|(?:nav|locales|templates|components|slots|plugins)\/)/;

/** Follows the saves of a site until it is closed. */
export class SaveFollower {
  readonly #options: SaveFollowerOptions;
  readonly #worked: ReturnType<typeof openWorkspace>['worked'];
  readonly #watcher: FileWatcher;
  readonly #api: ApiFollower;
  /** The site once it is complete. */
  #shown: ShownSite | undefined;
  readonly #started: Promise<void>;
  /** Files that settings, trees, templates and the like import from elsewhere. */
  #moduleFiles: ReadonlySet<string> = new Set();
  /** The last report; undefined before the first save. */
  #reported: readonly Problem[] | undefined;
  /** Errors that the last build could not check. */
  #hidden: readonly Problem[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  /** Stops the running build. */
  #running: AbortController | undefined;

  constructor(options: SaveFollowerOptions) {
    const { root, sources, since, firstBuild, hasApi, nameFile, refreshApi } = options;
    const { worked, linked } = openWorkspace({ root, sources });
    this.#options = options;
    this.#worked = worked;
    this.#started = firstBuild.then((wholeSite) => wholeSite && this.#start(wholeSite));
    this.#api = new ApiFollower({
      refresh: refreshApi,
      onFresh: () => this.#buildWithApi(),
      onSame: (files) => hasApi && console.log(`API of ${nameFiles(files, nameFile)}: unchanged`),
      onFault: (error) => this.#reportFault(error),
    });
    this.#watcher = new FileWatcher({
      root,
      names: watched,
      packages: [
        ...linked,
        ...worked.flatMap(({ parts }) => parts),
        // The bundler also reads those that apply to the site; the one in its root is already among the names.
        ...(worked.length > 0 ? listConfigFiles(root).filter((file) => dirname(file) !== root) : []),
      ],
      since,
      onChange: (files) => this.#rebuild(files),
      onSave: (files) => this.#show(files),
      onNotice: console.error,
    });
    this.#watchModules(options.moduleFiles);
  }

  /** Stops watching, without waiting for a running build. */
  close(): Promise<void> {
    return this.#watcher.close();
  }

  #start(wholeSite: WholeSite): void {
    const { root, out, server, pool } = this.#options;
    this.#shown = new ShownSite(wholeSite, { root, out, server, pool, cache: join(root, '.vitrine') });
    this.#watchReads(wholeSite.built);
  }

  /** Shows what was saved, before it is built. */
  #show(files: readonly string[]): void {
    console.log(`${nameFiles(files, this.#options.nameFile)} changed, building…`);
    const reachesAll = files.some((file) => this.#reachesAll(file));
    // Nothing that this build makes would be kept.
    if (reachesAll) this.#running?.abort();
    if (this.#shown) this.#shown.show(files);
    else void this.#options.onEarlySave(reachesAll).catch((error: unknown) => this.#reportFault(error));
  }

  /** Builds what was saved; resolves to false if a later save has stopped the build. */
  #rebuild(files: readonly string[]): Promise<boolean> {
    const { root, hasApi } = this.#options;
    return this.#inTurn(async (shownSite, stop) => {
      await shownSite.idle();
      shownSite.beginBuild();
      const isOfLibrary = files.some((file) => isSourceFile(file, { root, worked: this.#worked }));
      if (isOfLibrary) this.#api.follow(files);
      if (isOfLibrary || files.some((file) => this.#reachesAll(file)))
        await this.#showOpen(shownSite, { stop, keptApi: isOfLibrary });
      const withApi = isOfLibrary ? await this.#showApi(shownSite, stop) : undefined;
      stop.throwIfAborted();
      // Tables wait for the compiler; demos and pages do not.
      const isBehind = this.#api.isBehind();
      const keptApi = isOfLibrary || (isBehind && !files.some(isSettingsFile));
      const built = await this.#build({ keepLast: true, keptApi, stop });
      const isApiNext = isOfLibrary && isBehind && !withApi && hasApi && built.isWritten;
      const cause = { files: [...new Set([...files, ...(withApi ?? [])])], isApiNext };
      await this.#settle(built, { shownSite, cause });
    });
  }

  /** Builds once more, with a new API, unless another build has shown it meanwhile. */
  #buildWithApi(): Promise<boolean> {
    return this.#inTurn(async (shownSite, stop) => {
      const files = this.#api.take();
      if (!files) return;
      shownSite.beginBuild();
      await this.#showOpen(shownSite, { stop, keptApi: true });
      const built = await this.#build({ keepLast: true, keptApi: true, stop });
      await this.#settle(built, { shownSite, cause: { files, isOfApi: true } });
    });
  }

  /** Shows the open pages with the API of saved sources if it is extracted soon; returns those sources. */
  async #showApi(shownSite: ShownSite, stop: AbortSignal): Promise<readonly string[] | undefined> {
    await this.#api.settle(apiMs);
    const files = this.#api.take();
    if (files) await this.#showOpen(shownSite, { stop, keptApi: true });
    return files;
  }

  /** Makes the open pages before all others. The build that follows reports their problems. */
  async #showOpen(shownSite: ShownSite, options: Pick<SaveBuildOptions, 'stop' | 'keptApi'>): Promise<void> {
    await shownSite.showOpen((only) => this.#build({ ...only, ...options, log: () => undefined }));
    options.stop?.throwIfAborted();
  }

  /** Runs one build after the other; resolves to whether it finished. */
  #inTurn(work: (shown: ShownSite, stop: AbortSignal) => Promise<void>): Promise<boolean> {
    const ended = this.#turn.then(async () => {
      await this.#started;
      if (!this.#shown) return true;
      const controller = new AbortController();
      this.#running = controller;
      await work(this.#shown, controller.signal).catch(
        (error: unknown) => controller.signal.aborted || this.#reportFault(error),
      );
      this.#running = undefined;
      return !controller.signal.aborted;
    });
    this.#turn = ended;
    return ended;
  }

  /** A file may be removed between the listing and the reading of it: the next build lists the files again. */
  async #build(options: SaveBuildOptions): Promise<BuildReport> {
    return this.#options.build(options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return this.#options.build(options);
    });
  }

  /** Reports a build, and shows what it has made. */
  async #settle(built: BuildReport, { shownSite, cause }: { shownSite: ShownSite; cause: Cause }): Promise<void> {
    const { out, server, nameFile } = this.#options;
    const reported = this.#reported ?? shownSite.last.problems;
    this.#hidden = reportBuild(built, { ...cause, nameFile, last: shownSite.last, reported, hidden: this.#hidden });
    this.#reported = built.problems;
    this.#watchReads(built);
    if (!built.isWritten) {
      // Open pages stay as they were, with the errors over them.
      server.showProblems(formatOverlay(built));
      return;
    }
    const next = built.written > 0 ? await indexFolder(out) : undefined;
    const isShown = built.changed.length > 0;
    const changed = shownSite.endBuild(next, built);
    server.showProblems(formatOverlay(built));
    // If pages already show the change, only the style sheets that were saved with it are new.
    const news = next && isShown && changed.length === 0 ? listSheets(cause.files, built) : cause.files;
    const isNew = changed.length > 0 || (next && (!isShown || news.length > 0));
    server.endBuild(isNew ? (toChange({ ...built, changed }, news) ?? {}) : undefined);
  }

  /** A site without its settings, a full disk: the last good site is still served. */
  #reportFault(error: unknown): void {
    const message = error instanceof SiteError ? `${error.message}. ${error.hint}` : String(error);
    this.#options.server.showProblems(message);
    reportFailure(error, { debug: false });
  }

  #reachesAll(file: string): boolean {
    return globalFiles.test(file) || this.#moduleFiles.has(file);
  }

  /** Watches what the build has read: pages may show code from elsewhere in the site's folder. */
  #watchReads({ builtPages, lookFiles, moduleFiles, follows }: BuildReport): void {
    this.#watchModules(moduleFiles);
    const reads = [...lookFiles, ...builtPages.flatMap(({ record }) => record.made.reads.map(({ file }) => file))];
    this.#watch([
      ...reads.filter((file) => !file.endsWith('/')),
      ...follows.map((file) => file.replace(/(?<!\/)\/+$/, '')),
    ]);
  }

  #watchModules(files: readonly string[]): void {
    // A file of content/ that a module also imports affects only the pages that show it.
    this.#moduleFiles = new Set(files.filter((file) => !file.startsWith('content/')));
    this.#watch(files);
  }

  #watch(files: readonly string[]): void {
    this.#watcher.follow([...new Set(files)].filter((file) => !watched.includes(file.split('/')[0] ?? '')));
  }
}

function isSettingsFile(file: string): boolean {
  return /^docs\.config\.m?[jt]s$/.test(file);
}
