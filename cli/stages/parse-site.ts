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
  /** The pages of the site without its API: requested ones, and others whose texts are known. */
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
  const parsed = await scope.parse(firstPlan.tasks, parse);
  const tasks = firstPlan.tasks.filter(({ page }) => scope.isRequested(page.path) || parsed.pages.has(page.file));
  stopwatch.end('parse');
  return { site, record, folderOf, tasks, parsed, parse };
}
