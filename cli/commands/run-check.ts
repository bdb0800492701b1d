// docs check: checks the finished files of a site, and prints diagnostics.

import { join, resolve } from 'node:path';
import type { Choices } from '../../core/check/parse-choices.ts';
import { formatBudgets } from '../../core/check/find-over-budget.ts';
import { hasErrors } from '../../core/model/problem.ts';
import { checkSite, type CheckReport } from '../check/check-site.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { formatDiagnostics } from '../output/report/format-diagnostics.ts';
import type { Shard } from '../partial/shards/shard.ts';
import { openCache } from '../files/store/open-cache.ts';
import { formatCheckTypes } from './format-check-types.ts';

/** The flags of the command, as commander gives them. */
export interface CheckFlags {
  readonly root: string;
  readonly out?: string;
  readonly demos?: boolean;
  /** Preferences of readers with which the demos are opened, one after another. */
  readonly preferences?: readonly Choices[];
  /** The shard of the demos that is opened. */
  readonly shard?: Shard;
  readonly visual?: boolean;
  /** The folder of pictures that the demos are compared with. */
  readonly pictures?: string;
  readonly updatePictures?: boolean;
  readonly types?: boolean;
  readonly translations?: boolean;
  readonly external?: boolean;
  readonly versions?: string;
  readonly format: 'text' | 'json' | 'sarif';
}

/** Checks, prints, and returns the exit status. */
export async function runCheck({
  root,
  out,
  demos,
  preferences,
  shard,
  visual,
  pictures,
  updatePictures = false,
  types,
  translations,
  external,
  versions,
  format,
}: CheckFlags): Promise<number> {
  const folder = resolve(out ?? join(root, 'dist'));
  const log = createLogOnce(format === 'text' ? console.error : () => undefined);
  const cache = openCache(resolve(root), { log });
  const start = performance.now();

  try {
    const report = await checkSite({
      root,
      out: folder,
      cache: cache.folder,
      log,
      demos: demos || preferences !== undefined || shard !== undefined,
      preferences,
      shard,
      visual:
        visual || updatePictures ? { folder: pictures ?? join(root, 'visual'), isUpdate: updatePictures } : undefined,
      types,
      translations,
      external,
      versions,
    });
    process.stderr.write(formatDiagnostics(report, format, { root, out: folder }));
    if (format === 'text') process.stdout.write(summarize(report, folder, performance.now() - start));
    if (format === 'text' && report.pages && !types)
      console.log(`Not checked: types of demos and code. Run: ${formatCheckTypes({ root, out })}`);
    return report.isWrongSetting ? 2 : hasErrors(report.problems) ? 1 : 0;
  } finally {
    cache.close();
  }
}

function summarize(
  { pages, budgets, demos, pictures, sources, fences, translations, addresses, problems }: CheckReport,
  folder: string,
  milliseconds: number,
): string {
  if (!pages) return `Nothing checked: ${count(problems.length, 'problem')} in the settings.\n`;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const checked = [
    count(pages.pages, 'page'),
    sources === undefined ? [] : `types of ${count(sources, 'file')}${fences ? ` and ${count(fences, 'fence')}` : ''}`,
    demos === undefined ? [] : countDemos(demos),
    pictures === undefined ? [] : `the appearance of ${count(pictures.demos, 'demo')} (${pictures.reused} unchanged)`,
    translations === undefined ? [] : `translations to ${count(translations.languages, 'language')}`,
    addresses === undefined ? [] : count(addresses, 'address of another host', 'addresses of other hosts'),
  ].flat();
  const found = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;

  const updated =
    pictures?.kept === undefined ? '' : `Kept pictures of ${count(pictures.demos, 'demo')}. ${pictures.kept}\n`;
  return `${formatBudgets(pages.heaviest, budgets)}${updated}Checked ${checked.join(', ')} in ${(milliseconds / 1000).toFixed(2)} s, ${found}. ${folder}\n`;
}

function countDemos({ checked, all, unchanged }: NonNullable<CheckReport['demos']>): string {
  const counted = checked === all ? count(all, 'demo') : `${checked} of ${count(all, 'demo')}`;
  return unchanged > 0 ? `${counted} (${unchanged} unchanged)` : counted;
}

function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}
