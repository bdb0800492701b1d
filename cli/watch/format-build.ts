// A build at a save → the line that sums it up.

import type { Problem } from '../../core/problem.ts';
import type { BuildReport } from '../report/build-report.ts';

/** Formats what a build made, and why. A wrong setting leaves no pages to speak of. */
export function formatBuild(
  { problems, pages, changed, durationMs }: Pick<BuildReport, 'problems' | 'pages' | 'changed' | 'durationMs'>,
  files: readonly string[],
): string {
  const cause = files.length === 0 ? '' : `${files[0]}${files.length > 1 ? ` and ${files.length - 1} more` : ''}: `;
  const made = pages === 0 ? 'nothing built' : `${changed.length} of ${pages} pages in ${durationMs['total']} ms`;
  return `${cause}${made}${summarize(problems)}`;
}

function summarize(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const told = [count(errors, 'error'), count(problems.length - errors, 'warning')].flat();
  return told.length === 0 ? '' : `, ${told.join(', ')}`;
}

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}
