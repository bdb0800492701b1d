// The pages that are asked for before a site is built → made at once, each batch as a small site of its own.
// Everything else that is asked for waits for the whole site, which then takes the place of these.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { UrlPath } from '../../core/url-path.ts';
import type { BuildOptions } from '../build-options.ts';
import type { BuildReport } from '../report/build-report.ts';
import type { SiteSource } from '../serve/create-static-handler.ts';
import { indexFolder } from '../serve/index-folder.ts';
import type { ServedFile, ServedSite } from '../serve/served-site.ts';

/** A site that comes page by page, until it is whole. */
export interface FirstPages {
  readonly source: SiteSource;
  /** Resolves when somebody asks for a page. */
  readonly asked: Promise<void>;
  /** Tells whether somebody has. */
  isAsked(): boolean;
  /** Waits for the pages that are being made. */
  idle(): Promise<void>;
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
}

const nothing: ServedSite = { files: new Map(), redirects: [], headers: [], problems: [] };

/** Creates a site of pages that are made when they are asked for. */
export function createFirstPages({ folder, build, whole, patienceMs }: FirstPagesOptions): FirstPages {
  const made = new Map<UrlPath, string>();
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
    settle({ builtPages }) {
      isWhole = true;
      const hashes = new Map(builtPages.map((page) => [page.task.page.path, toHashes(page)]));
      const other = [...made].filter(([path, hash]) => hashes.get(path) !== hash).map(([path]) => path);
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

/** What speaks of the whole site would be wrong. */
function isOfPages([path]: readonly [string, ServedFile]): boolean {
  return path.endsWith('.html') || /^\/_\w+\//.test(path);
}

function toHashes({ record }: BuildReport['builtPages'][number]): string {
  return record.made.files.map(({ file, hash }) => `${file} ${hash}`).join('\n');
}
