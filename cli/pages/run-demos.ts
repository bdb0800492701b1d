// The demos of pages that will be made anew are run while the scripts of their pages are bundled:
// what a demo gives is kept, and making its page finds it.

import type { Problem } from '../../core/problem.ts';
import type { UrlPath } from '../../core/url-path.ts';
import type { BuildRecord, PageTask } from '../build-context.ts';
import type { ClientPage } from '../client/page-module.ts';
import type { PagePool } from './threads/create-page-pool.ts';
import type { RunDemos } from './threads/page-work.ts';
import type { ParsedPages } from './parse/parse-pages.ts';

/** What running demos needs besides the tasks. */
export interface RunOptions {
  readonly demoPages: readonly Pick<ClientPage, 'file'>[];
  readonly parsed: ParsedPages;
  readonly record: Pick<BuildRecord, 'pages'>;
  readonly client: Promise<unknown>;
  readonly pool: Pick<PagePool, 'runDemos'>;
  readonly hashFile: (file: string) => string;
}

/** What became of the demos of pages, by path. */
export type RunningDemos = ReadonlyMap<UrlPath, Promise<RunDemos | { readonly problem: Problem }>>;

/** Starts the demos of changed pages, unless the scripts are there already. */
export async function runDemos(tasks: readonly PageTask[], options: RunOptions): Promise<RunningDemos> {
  const { demoPages, parsed, client, pool } = options;
  if (await isSettled(client)) return new Map();

  const withDemos = new Set(demoPages.map(({ file }) => file));
  const changed = tasks.filter(
    (task) => withDemos.has(task.page.file) && !parsed.failed.has(task.page.path) && isChanged(task, options),
  );
  return new Map(
    changed.map((task) => {
      const running = pool.runDemos({ ...task, textHash: parsed.pages.get(task.page.file)?.textHash });
      // Who waits for it hears of it; a build that ends before must not end twice.
      running.catch(() => undefined);
      return [task.page.path, running];
    }),
  );
}

function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, new Promise<boolean>((resolve) => void setImmediate(resolve, false))]);
}

function isChanged({ page }: PageTask, { parsed, record, hashFile }: RunOptions): boolean {
  const known = record.pages[page.path];
  return (
    !known ||
    known.parsed?.key !== parsed.pages.get(page.file)?.key ||
    known.made.reads.some(({ file, hash }) => hashFile(file) !== hash)
  );
}
