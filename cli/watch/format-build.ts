// A build at a save → the line that sums it up.

import { findNewProblems } from '../../core/check/report/find-new-problems.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { BuildReport } from '../output/report/build-report.ts';

/**
 * Formats what a build made. A wrong setting leaves no pages to speak of. What `last` had and this one has not
 * is counted, and that none is left is said: what was wrong may be as it was before, so that no page is new.
 */
export function formatBuild(
  { problems, pages, changed, durationMs }: Pick<BuildReport, 'problems' | 'pages' | 'changed' | 'durationMs'>,
  last: Pick<BuildReport, 'problems'> & { readonly hidden?: readonly Problem[] } = { problems: [] },
): string {
  const made = pages === 0 ? 'nothing built' : `${changed.length} of ${pages} pages in ${durationMs['total']} ms`;
  const mended = listMended({ problems, pages, changed }, last);
  return [made, ...mended, ...summarize(problems, last.hidden?.length ?? 0)].join(', ');
}

function listMended(
  { problems, pages, changed }: Pick<BuildReport, 'problems' | 'pages' | 'changed'>,
  last: Pick<BuildReport, 'problems'>,
): string[] {
  // Of pages that are not made, nothing is known.
  if (pages === 0) return [];
  const mended = findNewProblems(last.problems, problems);
  const errors = countErrors(mended);
  // With errors, not all of a site is looked at for warnings.
  const warnings = countErrors(problems) > 0 ? 0 : mended.length - errors;
  const gone = [...count(errors, 'error'), ...count(warnings, 'warning')].map((each) => `${each} fixed`);
  if (countErrors(last.problems) === 0 || countErrors(problems) > 0) return gone;
  return [...gone, `no errors left${changed.length === 0 ? ': all pages are as they were before' : ''}`];
}

function summarize(problems: readonly Problem[], hidden: number): string[] {
  const errors = countErrors(problems);
  const behind = count(hidden, 'error').map((each) => `${each} not looked at`);
  return [count(errors, 'error'), behind, count(problems.length - errors, 'warning')].flat();
}

function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}
