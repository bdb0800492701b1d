import type { Problem } from '../../model/problem.ts';

/** Finds problems that are not among the known ones, regardless of line. */
export function findNewProblems(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const problem of known) counts.set(toKey(problem), (counts.get(toKey(problem)) ?? 0) + 1);
  return problems.filter((problem) => {
    const left = counts.get(toKey(problem)) ?? 0;
    counts.set(toKey(problem), left - 1);
    return left <= 0;
  });
}

function toKey({ rule, severity, place, message }: Problem): string {
  return JSON.stringify([rule, severity, place.file, message]);
}
