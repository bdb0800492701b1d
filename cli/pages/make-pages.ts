// Tasks → made pages. What the last build made from the same things is taken as it is.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { planPosts } from '../../core/blog/plan-posts.ts';
import { createTranslate } from '../../core/i18n/create-translate.ts';
import type { MenuEntry } from '../../core/menu.ts';
import type { Post } from '../../core/post.ts';
import type { Problem } from '../../core/problem.ts';
import type { BuildContext, BuildRecord, MadePage, PageRecord, PageTask, ReadFile } from '../build-context.ts';
import { isUntouched } from '../output/file-stamp.ts';
import { createMenuPlanners } from './create-menus.ts';
import { createPagePool, type PagePool } from './create-page-pool.ts';
import { hash } from '../hash.ts';
import type { OpenPagePool } from './keep-page-pool.ts';
import { toDocumentKey, toPageKey } from './page-keys.ts';
import { toParseSettings } from './parse-settings.ts';
import { readIfThere } from '../read-if-there.ts';
import type { PageFiles } from '../load/read-pages.ts';

/** What making pages needs besides their tasks. */
export interface MakeOptions {
  readonly context: BuildContext;
  readonly out: string;
  readonly record: BuildRecord;
  readonly files: PageFiles;
  readonly concurrency?: number;
  /** Opens the threads; by default they end with the build. */
  readonly openPool?: OpenPagePool;
  readonly log: (message: string) => void;
  /** Is called once for each page, made or kept. */
  readonly onPage?: () => void;
}

/** A page of this build: new, or kept from the last one. */
export interface BuiltPage {
  readonly task: PageTask;
  readonly record: PageRecord;
  readonly isReused: boolean;
}

/** All pages of a build, in the order of their tasks. */
export interface BuiltPages {
  readonly pages: readonly BuiltPage[];
  readonly posts: readonly Post[];
  readonly problems: readonly Problem[];
}

/** Fewer pages than this are made by a single thread: starting another would take longer. */
const pagesPerThread = 40;

/** Makes the pages of a site; those that list posts come last. */
export async function makePages(tasks: readonly PageTask[], options: MakeOptions): Promise<BuiltPages> {
  const { context } = options;
  const keys = createKeys(options);
  const plain = tasks.filter(({ page }) => page.template !== 'BlogIndex');
  const openPool = options.openPool ?? createPagePool;
  const pool = openPool(context, {
    threads: countThreads(plain.filter((task) => !keys.findReusable(task)).length, options.concurrency),
    log: options.log,
  });

  try {
    const made = await makeAll(plain, { keys, pool, onPage: options.onPage });
    const { posts, problems } = planPosts(
      made.filter(({ task }) => task.page.template === 'BlogPost').map(toEntry),
      context.site,
    );
    const lists = tasks.filter(({ page }) => page.template === 'BlogIndex').map((task) => ({ ...task, posts }));
    const pages = [...made, ...(await makeAll(lists, { keys, pool, onPage: options.onPage }))];
    for (const { isReused, record } of pages)
      if (!isReused) record.made.messages.forEach((message) => options.log(message));
    return { pages, posts, problems };
  } finally {
    await pool.close();
  }
}

function toEntry({ task, record }: BuiltPage) {
  const { frontMatter, title, description } = record.made.facts;
  return { page: task.page, frontMatter, title, description };
}

function countThreads(pages: number, concurrency = availableParallelism()): number {
  return Math.max(1, Math.min(concurrency, Math.ceil(pages / pagesPerThread)));
}

async function makeAll(
  tasks: readonly PageTask[],
  { keys, pool, onPage }: { keys: Keys; pool: PagePool } & Pick<MakeOptions, 'onPage'>,
): Promise<BuiltPage[]> {
  return Promise.all(
    tasks.map(async (task) => {
      const page = await makePage(task, { keys, pool });
      onPage?.();
      return page;
    }),
  );
}

async function makePage(task: PageTask, { keys, pool }: { keys: Keys; pool: PagePool }): Promise<BuiltPage> {
  const kept = keys.findReusable(task);
  if (kept) return { task, record: kept, isReused: true };
  const made = await pool.make(task);
  return { task, record: { key: keys.keyOf(task, made), made }, isReused: false };
}

interface Keys {
  keyOf(task: PageTask, made: Pick<MadePage, 'textHash' | 'reads'>): string;
  findReusable(task: PageTask): PageRecord | undefined;
}

function createKeys({ context, record, out, files, log }: MakeOptions): Keys {
  const t = createTranslate({ languages: context.site.languages, dictionaries: context.dictionaries, log });
  const parseKeys = new Map(
    context.site.languages.map((language) => [language, toParseSettings(context, language, t).key]),
  );
  const frameKeys = new Map(context.site.languages.map((language) => [language, toFrameKey(context, language)]));
  const planMenu = createMenuPlanners(context);
  const menuKeys = new WeakMap<readonly MenuEntry[], string>();
  const hashes = new Map<string, string>();

  return {
    keyOf({ page, posts, originalHash, demoModule, api }, { textHash, reads }) {
      const parseKey = parseKeys.get(page.language) ?? '';
      const documentKey = toDocumentKey({ page, textHash, parseKey });
      return toPageKey({
        documentKey,
        reads,
        page,
        posts,
        originalHash,
        demoModule,
        apiKey: api?.key,
        frameKey: frameKeys.get(page.language) ?? '',
        menuKey: menuKeyOf(page),
      });
    },

    findReusable(task) {
      const known = record.pages[task.page.path];
      if (!known || known.made.files.length === 0) return undefined;
      const textHash = task.text === undefined ? files.pages.get(task.page.file)?.textHash : hash(task.text);
      const reads = known.made.reads.map(({ file }): ReadFile => ({ file, hash: hashOf(file) }));
      const isSame = textHash !== undefined && known.key === this.keyOf(task, { textHash, reads });
      return isSame && known.made.files.every(({ file }) => isUntouched(record, file, out)) ? known : undefined;
    },
  };

  function menuKeyOf(page: PageTask['page']): string {
    const menu = planMenu(page);
    const key = menuKeys.get(menu) ?? hash(JSON.stringify(menu));
    menuKeys.set(menu, key);
    return key;
  }

  function hashOf(file: string): string {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const bytes = readIfThere(join(context.root, file));
    const found = bytes ? hash(bytes) : '';
    hashes.set(file, found);
    return found;
  }
}

/** Everything that all pages of a language are made with. */
function toFrameKey(context: BuildContext, language: string): string {
  const { engineKey, packagesKey, site, dictionaries, assets, productPaths, siteLinks, modulesKey, translated } =
    context;
  return hash(
    JSON.stringify([
      engineKey,
      packagesKey,
      site,
      dictionaries[language],
      dictionaries.en,
      assets,
      productPaths,
      siteLinks,
      modulesKey,
      language === site.defaultLanguage ? [] : translated[language],
    ]),
  );
}
