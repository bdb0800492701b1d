// A build at a save → the line that sums it up.

import type { Problem } from '../../core/problem.ts';
import type { BuildReport } from '../report/build-report.ts';

/**
 * Formats what a build made. A wrong setting leaves no pages to speak of. Where `last` had errors and this one has
 * none, that is said: what was wrong may be as it was before, so that no page is new.
 */
export function formatBuild(
  { problems, pages, changed, durationMs }: Pick<BuildReport, 'problems' | 'pages' | 'changed' | 'durationMs'>,
  last: Pick<BuildReport, 'problems'> = { problems: [] },
): string {
  const made = pages === 0 ? 'nothing built' : `${changed.length} of ${pages} pages in ${durationMs['total']} ms`;
  const isMended = pages > 0 && countErrors(last.problems) > 0 && countErrors(problems) === 0;
  const mended = `, no errors left${changed.length === 0 ? ': all pages are as they were before' : ''}`;
  return `${made}${isMended ? mended : ''}${summarize(problems)}`;
}

function summarize(problems: readonly Problem[]): string {
  const errors = countErrors(problems);
  const told = [count(errors, 'error'), count(problems.length - errors, 'warning')].flat();
  return told.length === 0 ? '' : `, ${told.join(', ')}`;
}

function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}
