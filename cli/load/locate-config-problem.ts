// Finds the line of the configuration that a problem speaks of.

import type { Problem } from '../../core/problem.ts';

/** Adds the line of the key that the message names first; a key written twice stays without one. */
export function locateConfigProblem(problem: Problem, text: string): Problem {
  const path = /"([^"]+)"/.exec(problem.message)?.[1] ?? '';
  const key = path
    .split(/[.[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .at(-1);
  if (problem.place.line !== undefined || key === undefined) return problem;

  const pattern = new RegExp(`^(.*?)(?:["']?)\\b${key.replace(/[^\w$]/g, '.')}\\b["']?\\s*:`);
  const lines = text.split('\n').map((line) => pattern.exec(line));
  const hits = lines.flatMap((match, index) =>
    match ? [{ line: index + 1, column: (match[1] ?? '').length + 1 }] : [],
  );
  return hits.length === 1 ? { ...problem, place: { ...problem.place, ...hits[0] } } : problem;
}
