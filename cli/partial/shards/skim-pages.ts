// The pages of a site → what a shard has to know of all of them to plan its own. What it takes a page
// for is a guess: a page that was made by a wrong one is made again when the parts are joined.

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
import type { PagePool } from '../../pages/threads/create-page-pool.ts';

interface SkimOptions {
  readonly context: ParseContext;
  readonly pool: Pick<PagePool, 'parse'>;
}

/** Skims the pages of a site: what they say of themselves is taken from their texts, without parsing them. */
export async function skimPages(tasks: readonly PageTask[], { context, pool }: SkimOptions): Promise<ParsedPages> {
  const skim = createSkimmer(context);
  const written = tasks.filter(({ text, isAdded, page }) => (text === undefined || isAdded) && !page.isFallback);
  // What a page of MDX draws hangs on all of it.
  const isWhole = ({ page }: PageTask) => page.file.endsWith('.mdx');
  const parsed = await Promise.all(
    written.filter(isWhole).map(async (task) => [task.page.path, await pool.parse(task)] as const),
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
  // Of the settings, only the components are looked at; a missing text is told by the thread that shows it.
  const t = createTranslate({ languages, dictionaries: context.dictionaries, log: () => undefined });
  const { settings } = toParseSettings(context, defaultLanguage, t);

  return function skim(task) {
    const { page } = task;
    const source = readPageText(task, context);
    if ('problem' in source) return source;
    // A guess is never kept, so nothing asks for its key.
    const guessed = { key: '', textHash: '' };
    return toParsedPage(skimPage({ page, text: source.text }, settings), guessed);
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
