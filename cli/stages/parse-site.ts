// An open site → its pages, parsed, and what the last build has left of them.

import type { BuildRecord } from '../output/build-record.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParsedPages } from '../pages/parse-pages.ts';
import type { ParseOptions } from '../pages/parse-pages.ts';
import type { OpenSite } from './open-site.ts';

/** A site whose pages are parsed. */
export interface ParsedSite {
  readonly site: OpenSite;
  readonly record: BuildRecord;
  /** Names the folder that a file of the record lies in, where that is not the output folder. */
  readonly folderOf: ((file: string) => string | undefined) | undefined;
  /** The pages that are known before the API is: those that are asked for. */
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly parse: ParseOptions;
}

/** Parses the pages of a site. */
export async function parseSite(site: OpenSite): Promise<ParsedSite> {
  const { run, first, files, known, pool } = site;
  const { scope, stopwatch, place } = run;
  stopwatch.begin('parse');
  const { record, folderOf } = scope.readLeft(place);
  const parse = { context: known, record, files, pool };
  const tasks = first.tasks.filter(({ page }) => scope.isAsked(page.path));
  const parsed = await scope.parse(tasks, parse);
  stopwatch.end('parse');
  return { site, record, folderOf, tasks, parsed, parse };
}
