import { findNewProblems } from '../../core/check/report/find-new-problems.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { BuildReport } from '../output/report/build-report.ts';

/**
 * Formats the line that sums up a build after a save. Counts the problems of `last` that are fixed, and says when no
 * errors are left, because then there may be no changed pages.
 */
export function formatBuild(
  { problems, pages, changed, durationMs }: Pick<BuildReport, 'problems' | 'pages' | 'changed' | 'durationMs'>,
  last: Pick<BuildReport, 'problems'> & { readonly hidden?: readonly Problem[] } = { problems: [] },
): string {
  const made = pages === 0 ? 'nothing built' : `${changed.length} of ${pages} pages in ${durationMs['total']} ms`;
  const fixed = listFixed({ problems, pages, changed }, last);
  return [made, ...fixed, ...summarize(problems, last.hidden?.length ?? 0)].join(', ');
}

function listFixed(
  { problems, pages, changed }: Pick<BuildReport, 'problems' | 'pages' | 'changed'>,
  last: Pick<BuildReport, 'problems'>,
): string[] {
  // Nothing is known about pages that were not made.
  if (pages === 0) return [];
  const fixed = findNewProblems(last.problems, problems);
  const errors = countErrors(fixed);
  // With errors, not everything is checked for warnings.
  const warnings = countErrors(problems) > 0 ? 0 : fixed.length - errors;
  const gone = [...count(errors, 'error'), ...count(warnings, 'warning')].map((each) => `${each} fixed`);
  if (countErrors(last.problems) === 0 || countErrors(problems) > 0) return gone;
  return [...gone, `no errors left${changed.length === 0 ? ': all pages are as they were before' : ''}`];
}

function summarize(problems: readonly Problem[], hidden: number): string[] {
  const errors = countErrors(problems);
  const behind = count(hidden, 'error').map((each) => `${each} not checked`);
  return [count(errors, 'error'), behind, count(problems.length - errors, 'warning')].flat();
}

function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}
