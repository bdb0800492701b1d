// The pages of a site → what a shard has to know of all of them to plan its own. What it takes a page
// for is a guess: a page that was made by a wrong one is made again when the parts are joined.

import { skimText } from '../../core/markdown/skim-text.ts';
import type { PageTask, ParseContext, ParsedPages } from '../build-context.ts';
import { readPageText } from '../pages/parse/read-page-text.ts';
import { failedPage } from '../pages/failed-page.ts';
import { parsePages, type ParseOptions } from '../pages/parse-pages.ts';
import type { PagePool } from '../pages/threads/create-page-pool.ts';

/** Skims pages in the threads of a pool. */
export async function skimPages(
  tasks: readonly PageTask[],
  { context, pool }: { context: ParseContext; pool: Pick<PagePool, 'parse'> },
): Promise<ParsedPages> {
  const written = tasks.filter(({ text, isAdded, page }) => (text === undefined || isAdded) && !page.isFallback);
  const skimmed = await Promise.all(
    written.map(async (task) => {
      // What a page of MDX draws hangs on all of it.
      if (task.page.file.endsWith('.mdx')) return { task, answer: await pool.parse(task) };
      const source = readPageText(task, context);
      return {
        task,
        answer: 'problem' in source ? source : await pool.parse({ ...task, text: skimText(source.text) }),
      };
    }),
  );
  return {
    pages: new Map(skimmed.flatMap(({ task, answer }) => ('problem' in answer ? [] : [[task.page.file, answer]]))),
    failed: new Map(
      skimmed.flatMap(({ task: { page }, answer }) =>
        'problem' in answer ? [[page.path, failedPage(page, answer.problem)]] : [],
      ),
    ),
  };
}

/** Parses the pages that a shard makes, and puts what is known of them for certain over what was guessed. */
export async function readChosen(
  chosen: readonly PageTask[],
  { tasks, parsed, parse }: { tasks: readonly PageTask[]; parsed: ParsedPages; parse: ParseOptions },
): Promise<ParsedPages> {
  // A page that stands in for a translation has the text of its original.
  const own = new Set(chosen.map(({ page }) => page.file));
  const read = await parsePages(
    tasks.filter(({ page }) => own.has(page.file)),
    parse,
  );
  return { pages: new Map([...parsed.pages, ...read.pages]), failed: new Map([...parsed.failed, ...read.failed]) };
}
