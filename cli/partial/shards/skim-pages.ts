// The pages of a site → what a shard must know of all of them to plan its own. These are guesses: a page that was made
// from a wrong guess is made again when the parts are merged.

import { createTranslate } from '../../../core/i18n/create-translate.ts';
import { skimPage } from '../../../core/markdown/skim-page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';
import type { ParsedPages } from '../../pages/parse-pages.ts';
import { toParsedPage } from '../../pages/parse/to-parsed-page.ts';
import { readPageText } from '../../pages/parse/read-page-text.ts';
import { failedPage } from '../../pages/failed-page.ts';
import { toParseSettings } from '../../pages/parse-settings.ts';
import { parsePages, type ParseOptions } from '../../pages/parse-pages.ts';
import type { OpenedPagePool } from '../../pages/threads/keep-page-pool.ts';

interface SkimOptions {
  readonly context: ParseContext;
  readonly pool: Pick<OpenedPagePool, 'parse'>;
}

/** Reads the front matter, headings and demos of pages from their texts, without parsing these completely. */
export async function skimPages(tasks: readonly PageTask[], { context, pool }: SkimOptions): Promise<ParsedPages> {
  const skim = createSkimmer(context);
  const written = tasks.filter(({ text, isAdded, page }) => (text === undefined || isAdded) && !page.isFallback);
  // MDX must be parsed completely: any of its code can change what the page shows.
  const isMdx = ({ page }: PageTask) => page.file.endsWith('.mdx');
  const parsed = await Promise.all(
    written.filter(isMdx).map(async (task) => [task.page.path, await pool.parse(task)] as const),
  );
  const answers = new Map(parsed);
  const skimmed = written.map((task) => ({ task, answer: answers.get(task.page.path) ?? skim(task) }));
  return {
    pages: new Map(skimmed.flatMap(({ task, answer }) => ('problem' in answer ? [] : [[task.page.file, answer]]))),
    failed: new Map(
      skimmed.flatMap(({ task: { page }, answer }) =>
        'problem' in answer ? [[page.path, failedPage(page, answer.problem)]] : [],
      ),
    ),
  };
}

function createSkimmer(context: ParseContext): (task: PageTask) => ParsedPage | { problem: Problem } {
  const { languages, defaultLanguage } = context.site;
  // Only the components are read from these settings; a missing text is reported by the thread that shows it.
  const t = createTranslate({ languages, dictionaries: context.dictionaries, log: () => undefined });
  const { settings } = toParseSettings(context, defaultLanguage, t);

  return function skim(task) {
    const { page } = task;
    const source = readPageText(task, context);
    if ('problem' in source) return source;
    // A guess is never stored, so nothing needs its key.
    const guessed = { key: '', textHash: '' };
    return toParsedPage(skimPage({ page, text: source.text }, settings), guessed);
  };
}

/** Parses the pages that a shard makes, and replaces the guesses about them. */
export async function parseShardPages(
  shardTasks: readonly PageTask[],
  { tasks, parsed, parse }: { tasks: readonly PageTask[]; parsed: ParsedPages; parse: ParseOptions },
): Promise<ParsedPages> {
  // A fallback for a missing translation has the text of its original.
  const own = new Set(shardTasks.map(({ page }) => page.file));
  const parsedShard = await parsePages(
    tasks.filter(({ page }) => own.has(page.file)),
    parse,
  );
  return {
    pages: new Map([...parsed.pages, ...parsedShard.pages]),
    failed: new Map([...parsed.failed, ...parsedShard.failed]),
  };
}
