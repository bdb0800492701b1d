// The pages that are requested before a site is built: made at once, each batch as a small site of its own.
// Every other request waits for the whole site, which then replaces these pages.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { buildAlone, isPagePath, toPagePath, type BuildSome } from './build-alone.ts';
import type { SiteSource } from './serve/create-static-handler.ts';
import type { ServedSite } from './serve/served-site.ts';

interface FirstPagesOptions {
  /** A folder of their own. */
  readonly folder: string;
  readonly build: BuildSome<Pick<BuildReport, 'builtPages'>>;
  /** Resolves when the whole site is built, or when there will be none. */
  readonly firstBuild: Promise<unknown>;
  /** How long a page waits for the whole site before it is made alone. */
  readonly patienceMs: number;
  /** The sub-path of the site. */
  readonly base?: string;
}

/** Pages that are being made together. */
interface Batch {
  readonly pages: ReadonlySet<UrlPath>;
  readonly done: Promise<void>;
}

/** How many open pages are made again after a save. */
const maxRefreshed = 4;

const emptySite: ServedSite = { files: new Map(), redirects: [], headers: [], problems: [] };

/** A site that is built page by page, until it is complete. */
export class FirstPages {
  /** What the server serves until then. */
  readonly source: SiteSource = {
    current: async () => this.#site,
    refreshed: async () => this.#site,
    bring: (path) => this.#bring(path),
  };
  /** Resolves when a page is requested for the first time. */
  readonly asked: Promise<void>;

  readonly #options: FirstPagesOptions;
  #resolveAsked: () => void = () => undefined;
  #site = emptySite;
  /** The hashes of pages as they were made, by path. */
  readonly #made = new Map<UrlPath, string>();
  /** Pages that were made from sources newer than those of the running build. */
  readonly #newer = new Set<UrlPath>();
  #waiting = new Set<UrlPath>();
  #batch: Batch | undefined;
  #batches = 0;
  #isWhole = false;

  constructor(options: FirstPagesOptions) {
    this.#options = options;
    this.asked = new Promise<void>((resolve) => {
      this.#resolveAsked = resolve;
    });
    this.#removeFolder();
  }

  /** Whether a page was requested. */
  isRequested(): boolean {
    return this.#batches > 0;
  }

  /** Waits for the pages that are being made. */
  async idle(): Promise<void> {
    await this.#batch?.done;
  }

  /** Makes the pages at these addresses again, as their sources were saved; returns the paths of those that changed. */
  async refresh(addresses: readonly string[]): Promise<readonly UrlPath[]> {
    const open = new Set(addresses.map((address) => toPagePath(address, this.#options.base ?? '/')));
    const before = new Map([...this.#made].filter(([path]) => open.has(path)).slice(-maxRefreshed));
    if (before.size === 0 || this.#isWhole) return [];
    for (const path of before.keys()) this.#waiting.add(path);
    await this.#makeWaiting(before.keys());
    const changed = [...before].filter(([path, hash]) => this.#made.get(path) !== hash).map(([path]) => path);
    for (const path of changed) this.#newer.add(path);
    return this.#isWhole ? [] : changed;
  }

  /** Called when the whole site is built; returns the pages that were shown differently before. */
  settle({ builtPages }: Pick<BuildReport, 'builtPages'>): readonly UrlPath[] {
    this.#isWhole = true;
    const hashes = new Map(builtPages.map((page) => [page.task.page.path, toHashes(page)]));
    const other = [...this.#made].flatMap(([path, hash]) =>
      this.#newer.has(path) || hashes.get(path) === hash ? [] : [path],
    );
    // Pages that are being made still write there.
    if (this.#batch) void this.#batch.done.then(() => this.#removeFolder());
    else this.#removeFolder();
    return other;
  }

  async #bring(path: string): Promise<void> {
    const page = isPagePath(path) ? toPagePath(path, '/') : undefined;
    if (page !== undefined) await Promise.race([this.#options.firstBuild, delay(this.#options.patienceMs)]);
    if (this.#isWhole) return;
    if (page !== undefined && !this.#isMade(page)) await Promise.race([this.#makePage(page), this.#options.firstBuild]);
    if (page === undefined || !this.#isMade(page)) await this.#options.firstBuild;
  }

  #isMade(page: UrlPath): boolean {
    return this.#site.files.has(`${page}index.html`);
  }

  /** One batch at a time; pages that are requested meanwhile are the next one. */
  async #makePage(page: UrlPath): Promise<void> {
    if (this.#batch?.pages.has(page)) return this.#batch.done;
    this.#waiting.add(page);
    this.#resolveAsked();
    await this.#makeWaiting([page]);
  }

  async #makeWaiting(pages: Iterable<UrlPath>): Promise<void> {
    for (const page of pages)
      while (this.#waiting.has(page) && !this.#isWhole) {
        await this.#batch?.done;
        this.#batch ??= this.#startBatch();
      }
    await this.#batch?.done;
  }

  #startBatch(): Batch {
    const pages = this.#waiting;
    this.#waiting = new Set();
    return { pages, done: this.#makeBatch(pages) };
  }

  async #makeBatch(pages: ReadonlySet<UrlPath>): Promise<void> {
    this.#batches += 1;
    const folder = join(this.#options.folder, String(this.#batches));
    try {
      const { built, files } = await buildAlone(pages, { folder, build: this.#options.build });
      this.#site = { ...this.#site, files: new Map([...this.#site.files, ...files]) };
      for (const page of built.builtPages) this.#made.set(page.task.page.path, toHashes(page));
    } catch {
      // The whole build reports what is wrong.
    } finally {
      this.#batch = undefined;
    }
  }

  #removeFolder(): void {
    rmSync(this.#options.folder, { recursive: true, force: true });
  }
}

function toHashes({ record }: BuildReport['builtPages'][number]): string {
  return record.made.files.map(({ file, hash }) => `${file} ${hash}`).join('\n');
}
