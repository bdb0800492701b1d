// Parses the pages of an open site, and reads the record of its last build.

import type { BuildRecord } from '../output/build-record.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParsedPages } from '../pages/parse-pages.ts';
import type { ParseOptions } from '../pages/parse-pages.ts';
import type { OpenSite } from './open-site.ts';

/** A site whose pages are parsed. */
export interface ParsedSite {
  readonly site: OpenSite;
  readonly record: BuildRecord;
  /** Returns the folder of a file of the record, if it is not the output folder. */
  readonly folderOf: ((file: string) => string | undefined) | undefined;
  /** The requested pages, as far as they are known without the API. */
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly parse: ParseOptions;
}

/** Parses the pages of a site. */
export async function parseSite(site: OpenSite): Promise<ParsedSite> {
  const { run, firstPlan, files, parseContext, pool } = site;
  const { scope, stopwatch, place } = run;
  stopwatch.begin('parse');
  const { record, folderOf } = scope.readPreviousBuild(place);
  const parse = { context: parseContext, record, files, pool };
  const tasks = firstPlan.tasks.filter(({ page }) => scope.isRequested(page.path));
  const parsed = await scope.parse(tasks, parse);
  stopwatch.end('parse');
  return { site, record, folderOf, tasks, parsed, parse };
}
