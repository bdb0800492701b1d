// Parses the pages of authors into the facts that planning needs. The facts of an unchanged page come from the record
// of the last build: neither its text nor its document is read.

import { createTranslate } from '../../core/i18n/create-translate.ts';
import type { LastPages } from './made-page.ts';
import type { ParsedTexts } from '../site/plan/parsed-page.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { MadePage } from './made-page.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParseContext } from '../site/plan/to-parse-context.ts';
import type { PageFiles } from '../site/load/read-pages.ts';
import type { OpenedPagePool } from './threads/keep-page-pool.ts';
import { failedPage } from './failed-page.ts';
import { toDocumentKey } from './page-keys.ts';
import { toParseSettings } from './parse-settings.ts';

/** The parsed pages of a site. */
export interface ParsedPages extends ParsedTexts {
  /** Pages that cannot be parsed, by path; they only report their problems. */
  readonly failed: ReadonlyMap<UrlPath, MadePage>;
}

/** Options for parsing pages. */
export interface ParseOptions {
  readonly context: ParseContext;
  readonly record: Pick<LastPages, 'pages'>;
  readonly files: PageFiles;
  readonly pool: Pick<OpenedPagePool, 'parse'>;
}

/** Parses pages in the threads of a pool. Pages that the engine writes are parsed later, when they are made. */
export async function parsePages(tasks: readonly PageTask[], options: ParseOptions): Promise<ParsedPages> {
  const { record, pool } = options;
  const keyOf = createKeys(options);
  // A fallback for a missing translation has the text of its original.
  const written = tasks.filter(({ text, isAdded, page }) => (text === undefined || isAdded) && !page.isFallback);

  const parsed = await Promise.all(
    written.map(async (task) => {
      const recorded = record.pages[task.page.path]?.parsed;
      return { task, answer: recorded && recorded.key === keyOf(task) ? recorded : await pool.parse(task) };
    }),
  );
  return {
    pages: new Map(parsed.flatMap(({ task, answer }) => ('problem' in answer ? [] : [[task.page.file, answer]]))),
    failed: new Map(
      parsed.flatMap(({ task: { page }, answer }) =>
        'problem' in answer ? [[page.path, failedPage(page, answer.problem)]] : [],
      ),
    ),
  };
}

function createKeys({ context, files }: ParseOptions): (task: PageTask) => string | undefined {
  const { languages } = context.site;
  // A missing text is reported by the thread that shows it.
  const t = createTranslate({ languages, dictionaries: context.dictionaries, log: () => undefined });
  const parseKeys = new Map(languages.map((language) => [language, toParseSettings(context, language, t).key]));

  return function keyOf({ page }) {
    const textHash = files.pages.get(page.file)?.textHash;
    return textHash && toDocumentKey({ page, textHash, parseKey: parseKeys.get(page.language) ?? '' });
  };
}
