// The pages that are asked for before a site is built → made at once, each batch as a small site of its own.
// Everything else that is asked for waits for the whole site, which then takes the place of these.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildOptions } from '../build-options.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import type { SiteSource } from './serve/create-static-handler.ts';
import { indexFolder } from './serve/index-folder.ts';
import type { ServedFile, ServedSite } from './serve/served-site.ts';

/** A site that comes page by page, until it is whole. */
export interface FirstPages {
  readonly source: SiteSource;
  /** Resolves when somebody asks for a page. */
  readonly asked: Promise<void>;
  /** Tells whether somebody has. */
  isAsked(): boolean;
  /** Waits for the pages that are being made. */
  idle(): Promise<void>;
  /** Makes the pages at these addresses again, as their sources were saved; gives the paths of those that changed. */
  refresh(addresses: readonly string[]): Promise<readonly UrlPath[]>;
  /** Names the pages that were shown otherwise than the whole site has them, and forgets them all. */
  settle(built: Pick<BuildReport, 'builtPages'>): readonly UrlPath[];
}

interface FirstPagesOptions {
  /** A folder of their own. */
  readonly folder: string;
  /** Builds the pages that `only` picks into a folder. */
  readonly build: (options: Pick<BuildOptions, 'out' | 'only'>) => Promise<Pick<BuildReport, 'builtPages'>>;
  /** Resolves when the whole site is there, or when there will be none. */
  readonly whole: Promise<unknown>;
  /** How long a page waits for the whole site before it is made alone. */
  readonly patienceMs: number;
  /** The path that the site lies under. */
  readonly base?: string;
}

/** Nobody looks at more at a time. */
const maxRefreshed = 4;

const nothing: ServedSite = { files: new Map(), redirects: [], headers: [], problems: [] };

/** Creates a site of pages that are made when they are asked for. */
export function createFirstPages(options: FirstPagesOptions): FirstPages {
  const { folder, build, whole, patienceMs, base = '/' } = options;
  const made = new Map<UrlPath, string>();
  const fresh = new Set<UrlPath>();
  let site = nothing;
  let waiting = new Set<UrlPath>();
  let making: { readonly pages: ReadonlySet<UrlPath>; readonly done: Promise<void> } | undefined;
  let count = 0;
  let isWhole = false;
  let tellAsked: () => void;
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  remove();

  return {
    source: { current: async () => site, refreshed: async () => site, bring },
    asked,
    isAsked: () => count > 0,
    idle: async () => making?.done,
    async refresh(addresses) {
      const open = new Set(addresses.map((address) => toPagePath(withoutBase(address, base))));
      const before = new Map([...made].filter(([path]) => open.has(path)).slice(-maxRefreshed));
      if (before.size === 0 || isWhole) return [];
      for (const path of before.keys()) waiting.add(path);
      await makeWaiting(before.keys());
      const changed = [...before].filter(([path, hash]) => made.get(path) !== hash).map(([path]) => path);
      // What was saved is newer than the build that runs, and is built after it.
      for (const path of changed) fresh.add(path);
      return isWhole ? [] : changed;
    },
    settle({ builtPages }) {
      isWhole = true;
      const hashes = new Map(builtPages.map((page) => [page.task.page.path, toHashes(page)]));
      const other = [...made].flatMap(([path, hash]) => (fresh.has(path) || hashes.get(path) === hash ? [] : [path]));
      // Pages that are being made still write there.
      if (making) void making.done.then(remove);
      else remove();
      return other;
    },
  };

  function remove(): void {
    rmSync(folder, { recursive: true, force: true });
  }

  async function bring(path: string): Promise<void> {
    const page = toPagePath(path);
    if (page !== undefined) await Promise.race([whole, delay(patienceMs)]);
    if (isWhole) return;
    if (page !== undefined && !site.files.has(`${page}index.html`)) await Promise.race([makePage(page), whole]);
    if (page === undefined || !site.files.has(`${page}index.html`)) await whole;
  }

  /** One batch at a time; what is asked for meanwhile makes the next. */
  async function makePage(page: UrlPath): Promise<void> {
    if (making?.pages.has(page)) return making.done;
    waiting.add(page);
    tellAsked();
    await makeWaiting([page]);
  }

  async function makeWaiting(pages: Iterable<UrlPath>): Promise<void> {
    for (const page of pages)
      while (waiting.has(page) && !isWhole) {
        await making?.done;
        making ??= startWaiting();
      }
    await making?.done;
  }

  function startWaiting(): typeof making {
    const pages = waiting;
    waiting = new Set();
    return { pages, done: makeBatch(pages) };
  }

  async function makeBatch(pages: ReadonlySet<UrlPath>): Promise<void> {
    const out = join(folder, String((count += 1)));
    try {
      const { builtPages } = await build({ out, only: (path) => pages.has(path) });
      const found = await indexFolder(out);
      site = { ...site, files: new Map([...site.files, ...[...(found?.files ?? [])].filter(isOfPages)]) };
      for (const page of builtPages) made.set(page.task.page.path, toHashes(page));
    } catch {
      // The whole build says what is wrong.
    } finally {
      making = undefined;
    }
  }
}

/** A page's path for any way of writing it; undefined for a file. */
function toPagePath(path: string): UrlPath | undefined {
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  return /\.\w+$/.test(plain) ? undefined : `${plain}/`;
}

function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? address.slice(base.length - 1) : address;
}

/** What speaks of the whole site would be wrong. */
function isOfPages([path]: readonly [string, ServedFile]): boolean {
  return path.endsWith('.html') || /^\/_\w+\//.test(path);
}

function toHashes({ record }: BuildReport['builtPages'][number]): string {
  return record.made.files.map(({ file, hash }) => `${file} ${hash}`).join('\n');
}
