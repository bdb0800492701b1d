// A build at a save → the line that sums it up.

import type { Problem } from '../../core/problem.ts';
import type { BuildReport } from '../report/build-report.ts';

/** Formats what a build made. A wrong setting leaves no pages to speak of. */
export function formatBuild({
  problems,
  pages,
  changed,
  durationMs,
}: Pick<BuildReport, 'problems' | 'pages' | 'changed' | 'durationMs'>): string {
  const made = pages === 0 ? 'nothing built' : `${changed.length} of ${pages} pages in ${durationMs['total']} ms`;
  return `${made}${summarize(problems)}`;
}

function summarize(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const told = [count(errors, 'error'), count(problems.length - errors, 'warning')].flat();
  return told.length === 0 ? '' : `, ${told.join(', ')}`;
}

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}
