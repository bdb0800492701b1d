// Makes the pages of tasks. A page that the last build made from the same inputs is reused.
//
// Pages without demos are made as soon as the shared context is known; those with demos wait for the addresses of
// their scripts.

import { join } from 'node:path';
import { filterPosts } from '../../core/nav/blog/plan-post-lists.ts';
import { planPosts } from '../../core/nav/blog/plan-posts.ts';
import { locateItem } from '../../core/markdown/front-matter/locate-item.ts';
import type { Page } from '../../core/model/page.ts';
import type { Post } from '../../core/model/post.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { BuildContext } from './build-context.ts';
import type { LastPages } from './made-page.ts';
import type { PageRecord } from './made-page.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParseContext } from '../site/plan/to-parse-context.ts';
import type { ParsedPages } from './parse-pages.ts';
import type { ClientBundle } from '../demos/client/client-bundle.ts';
import type { ClientPage } from '../demos/client/client-page.ts';
import { readIfThere } from '../files/read-if-there.ts';
import type { SiteReader } from '../files/create-site-reader.ts';
import type { PageFiles } from '../site/load/read-pages.ts';
import type { CheckedFences } from './excerpts/check-typed-fences.ts';
import type { OpenedPagePool } from './threads/keep-page-pool.ts';
import { createReuse } from './create-reuse.ts';

/** Options for making pages. */
interface MakeOptions {
  readonly parseContext: ParseContext;
  /** The facts that all pages share. */
  readonly context: Promise<BuildContext>;
  /** The scripts of pages with demos. */
  readonly client: Promise<Pick<ClientBundle, 'pages'>>;
  /** The types of code fences. */
  readonly types: Promise<Pick<CheckedFences, 'byPage'>>;
  readonly demoPages: readonly ClientPage[];
  /** Keys of the library sources that demos run on, by the file of their page. */
  readonly sourceKeys: Promise<ReadonlyMap<string, string>>;
  readonly parsed: ParsedPages;
  /** Finds the folder that contains a file of the record. */
  readonly folderOf: (file: string) => string;
  readonly record: LastPages;
  readonly files: PageFiles;
  /** The files that were read to plan the pages. */
  readonly siteFiles: SiteReader;
  readonly pool: OpenedPagePool;
  readonly log: (message: string) => void;
  /** Called once for each page, made or reused. */
  readonly onPage?: () => void;
}

/** A page of this build: new, or reused from the last one. */
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

/** Makes the pages of a site; those that list posts come last. */
export async function makePages(tasks: readonly PageTask[], options: MakeOptions): Promise<BuiltPages> {
  const context = await options.context;
  options.pool.share(context);
  const reuse = createReuse({ ...options, context, hashFile: options.siteFiles.hash });
  const withDemos = new Set(options.demoPages.map(({ file }) => file));
  const makeAll = (some: readonly PageTask[]) => Promise.all(some.map(makeCounted));

  const madePages = await makeAll(tasks.filter(({ page }) => page.template !== 'BlogIndex'));
  const posts = planPosts(
    madePages.filter(({ task }) => task.page.template === 'BlogPost').map(toEntry),
    context.site,
    (page, word) => locateItem(readIfThere(join(context.root, page.file))?.toString() ?? '', word),
  );
  const lists = tasks.filter(({ page }) => page.template === 'BlogIndex');
  const pages = [...madePages, ...(await makeAll(lists.map((task) => withPosts(task, posts.posts))))];
  for (const { isReused, record } of pages)
    if (!isReused) record.made.messages.forEach((message) => options.log(message));
  return { pages, ...posts };

  async function makeCounted(task: PageTask): Promise<BuiltPage> {
    const page = await make(task);
    options.onPage?.();
    return page;
  }

  async function make(task: PageTask): Promise<BuiltPage> {
    const { page } = task;
    const failed = options.parsed.failed.get(page.path);
    if (failed) return { task, record: { key: '', made: failed }, isReused: false };

    const parsed = options.parsed.pages.get(page.file);
    const complete: PageTask = {
      ...task,
      ...(parsed && { textHash: parsed.textHash }),
      ...(await findModule(page)),
    };
    const reusable = reuse.findReusable(complete);
    if (reusable) return { task: complete, record: reusable, isReused: true };
    const types = (await options.types).byPage.get(page.file);
    const made = await options.pool.make({ ...complete, ...(types && { types }) });
    return { task: complete, record: { key: reuse.keyOf(complete, made), made, parsed }, isReused: false };
  }

  /** Finds the script of a page with demos, and the key of its library sources. */
  async function findModule({ file }: Page): Promise<Pick<PageTask, 'demoModule' | 'sourcesKey'>> {
    if (!withDemos.has(file)) return {};
    const script = (await options.client).pages[file];
    const sourcesKey = (await options.sourceKeys).get(file);
    return {
      ...(script && { demoModule: `${options.parseContext.site.base}${script}` }),
      ...(sourcesKey !== undefined && { sourcesKey }),
    };
  }
}

function withPosts(task: PageTask, posts: readonly Post[]): PageTask {
  return { ...task, posts: task.list ? filterPosts(posts, task.list) : posts };
}

function toEntry({ task, record }: BuiltPage) {
  const { frontMatter, title, description } = record.made.facts;
  return { page: task.page, frontMatter, title, description };
}
