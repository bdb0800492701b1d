// Saved pages, shown before the build that follows: in the files that are served, and in the browser. The pages of
// the build replace them. After a burst of saves, such as a change of branches, only pages that a browser requests are
// made.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../../files/content-type.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import type { KeptPagePool } from '../../pages/threads/keep-page-pool.ts';
import type { ServedFile, ServedSite } from '../serve/served-site.ts';
import type { RunningServer } from '../serve/start-server.ts';
import type { OpenPages } from './make-open-pages.ts';
import { remakePages, type RemadePage } from './remake-pages.ts';
import { StalePages, toServedPath, type StalePage } from './stale-pages.ts';

/** The parts of the last build that are used. */
type LastBuild = Pick<BuildReport, 'builtPages' | 'base'>;

interface PreviewOptions {
  readonly site: ServedSite;
  readonly server: Pick<RunningServer, 'replaceFiles' | 'reload'>;
  readonly pool: Pick<KeptPagePool, 'makeFirst'>;
  /** Pages are made in folders whose names begin with this. */
  readonly staging: string;
}

/** More saves at once come from a formatter or a change of branches. */
const maxSaves = 8;
/** How many scripts of earlier previews are served: some megabytes. */
const maxLoadable = 500;

/** The previews of a served site. */
export class Previews {
  readonly #options: PreviewOptions;
  /** The site as the last build left it, and as it is served. */
  #built: ServedSite;
  #served: ServedSite;
  /** Pages that are served in another version than the built one, by path. */
  #shown = new Map<string, RemadePage>();
  /** Files that pages load that were made apart from the others, by path: a build names its scripts otherwise. */
  #others: OpenPages['others'] = [];
  /** Those of pages that were not reloaded after the build, and may still load scripts by the names that they know. */
  readonly #loadable = new Map<string, ServedFile>();
  readonly #stale = new StalePages();
  readonly #making = new Map<StalePage, Promise<void>>();
  /** Counts saves and builds: pages that were begun in an earlier round are not shown. */
  #round = 0;
  #requests = 0;

  constructor(options: PreviewOptions) {
    this.#options = options;
    this.#built = options.site;
    this.#served = options.site;
    this.#replaceFiles(options.site);
  }

  /** Makes saved pages and shows them; resolves to whether there are any. It does not reject. */
  async showSaved(files: readonly string[], last: LastBuild): Promise<boolean> {
    this.#round += 1;
    const round = this.#round;
    const saved = this.#stale.add(files, last);
    if (files.length > maxSaves) return this.#reload(saved, last);
    const pages = await this.#remake(files, { last, name: String(round) });
    return round === this.#round && this.#showMade({ pages, others: [] }, last);
  }

  /** Shows pages that were made with what they load; returns whether any is new. */
  showPages(made: OpenPages, last: LastBuild): boolean {
    this.#round += 1;
    this.#others = made.others;
    return this.#showMade(made, last);
  }

  /** Notes that a build begins: it does not include what is saved from now on. */
  beginBuild(): void {
    this.#stale.beginBuild();
  }

  /** Receives a finished build; returns the paths of pages that are open in an older version. */
  endBuild(
    next: ServedSite | undefined,
    { builtPages, changed }: Pick<BuildReport, 'builtPages' | 'changed'>,
  ): readonly string[] {
    this.#round += 1;
    const hashes = new Map(
      builtPages.flatMap(({ record }) => record.made.files.map(({ file, hash }) => [file, hash] as const)),
    );
    this.#built = next ?? this.#built;
    const isAsBuilt = ({ files }: RemadePage) => files.every(({ file, hash }) => hashes.get(file) === hash);
    const shown = [...this.#shown.values()];
    const similar = shown.filter((page) => !isAsBuilt(page) && this.#looksAsBuilt(page));
    const correct = new Set([...shown.filter(isAsBuilt), ...similar].map(({ path }) => path));
    const outdated = [...this.#shown.keys()].filter((path) => !correct.has(path));
    this.#shown = new Map();
    this.#stale.endBuild();
    this.#making.clear();
    const before = this.#served;
    if (similar.length > 0) this.#keepLoadable(this.#others);
    this.#served =
      this.#loadable.size === 0
        ? this.#built
        : { ...this.#built, files: new Map([...this.#loadable, ...this.#built.files]) };
    if (this.#served !== before) this.#replaceFiles(this.#served);
    return [...new Set([...changed.filter((path) => !correct.has(path)), ...outdated])];
  }

  #showMade({ pages: made, others }: OpenPages, last: LastBuild): boolean {
    for (const { path } of made) this.#noteMade(path);
    const pages = made.filter((page) => !this.#isShown(page, last));
    if (pages.length === 0) return false;
    this.#serve({ pages, others });
    return this.#reload(
      pages.map(({ path }) => path),
      last,
    );
  }

  /** Reloads pages where they are open; a stale one is made when the browser requests it. */
  #reload(paths: readonly string[], { base }: Pick<BuildReport, 'base'>): boolean {
    if (paths.length > 0) this.#options.server.reload({ pages: paths.map((path) => `${base.slice(0, -1)}${path}`) });
    return paths.length > 0;
  }

  /** A request for a page that was just made does not make it again. */
  #noteMade(path: string): void {
    const page = this.#stale.find(path);
    if (page) this.#making.set(page, Promise.resolve());
  }

  /** Makes a stale page before it is served; two requests for it wait for the same. */
  async #freshen(path: string): Promise<boolean> {
    const page = this.#stale.find(path);
    if (!page) return false;
    if (!this.#making.has(page)) this.#making.set(page, this.#makeStale(page));
    await this.#making.get(page);
    return true;
  }

  async #makeStale(page: StalePage): Promise<void> {
    this.#requests += 1;
    const pages = await this.#remake([page.file], { last: page.last, name: `asked-${this.#requests}` });
    // A build may have made it meanwhile, or it was saved again.
    if (this.#stale.find(page.path) === page && pages.length > 0) this.#serve({ pages, others: [] });
  }

  async #remake(
    files: readonly string[],
    { last, name }: { last: Pick<BuildReport, 'builtPages'>; name: string },
  ): Promise<RemadePage[]> {
    const { pool, staging } = this.#options;
    return remakePages(files, { last, pool, staging: `${staging}-${name}` }).catch(() => []);
  }

  #serve({ pages, others }: OpenPages): void {
    this.#shown = new Map([...this.#shown, ...pages.map((page) => [page.path, page] as const)]);
    const files = new Map([
      ...this.#served.files,
      ...others,
      ...pages.flatMap((page) => toServedFiles(page, this.#options.staging)),
    ]);
    this.#served = { ...this.#served, files };
    this.#replaceFiles(this.#served);
  }

  #keepLoadable(files: OpenPages['others']): void {
    for (const [path, file] of files) this.#loadable.set(path, file);
    for (const path of this.#loadable.keys()) if (this.#loadable.size > maxLoadable) this.#loadable.delete(path);
  }

  #replaceFiles(site: ServedSite): void {
    this.#options.server.replaceFiles(site, (path) => this.#freshen(path));
  }

  /** Checks whether a page was saved with the same text, or is the same as the shown one. */
  #isShown(page: RemadePage, { builtPages }: Pick<BuildReport, 'builtPages'>): boolean {
    const { path, files } = page;
    const before = builtPages.find(({ task }) => task.page.path === path)?.record.made.files ?? [];
    const hashes = new Set((this.#shown.get(path)?.files ?? before).map(({ hash }) => hash));
    const isSame = files.every(({ hash }) => hashes.has(hash));
    return isSame || (page.hasDemos === false && !this.#shown.has(path) && this.#looksAsBuilt(page));
  }

  /** Checks whether a page that was made apart from the others differs from the built one only by names of scripts. */
  #looksAsBuilt({ files, hasDemos }: RemadePage): boolean {
    if (hasDemos === undefined) return false;
    return files.every(({ file, contents }) => {
      const built = this.#built.files.get(toServedPath(file));
      return built !== undefined && cutScriptNames(contents) === cutScriptNames(readServed(built));
    });
  }
}

function readServed({ file, contents }: ServedFile): Uint8Array {
  return contents ?? readFileSync(file);
}

/** Cuts the addresses of the engine's files out of a page, and the hashes of their contents. */
function cutScriptNames(page: Uint8Array): string {
  return Buffer.from(page)
    .toString()
    .replace(/\/_app\/[\w.~-]+|sha\d{3}-[\w+/=]+/g, '');
}

function toServedFiles({ files }: RemadePage, staging: string) {
  return files.map(
    ({ file, bytes, contents }) =>
      [toServedPath(file), { file: join(staging, file), type: contentType(file), size: bytes, contents }] as const,
  );
}
