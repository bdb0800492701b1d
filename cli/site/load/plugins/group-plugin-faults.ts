// A plugin or a template that fails does so on each page: reported once, with the number of pages.

import type { Problem } from '../../../../core/model/problem.ts';

const at = / on ("(?:[^"\\]|\\.)*")/;

/** The rules about code that runs for many pages. */
const groupedRules = ['plugin-run', 'plugin-stopped', 'slot-render', 'page-render'];

/** Merges problems of plugins and templates that differ only in their page. All others are unchanged. */
export function groupPluginFaults(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, { first: Problem; more: number }>();
  const others: Problem[] = [];
  for (const problem of problems) {
    if (!groupedRules.includes(problem.rule)) {
      others.push(problem);
      continue;
    }
    const key = JSON.stringify([problem.place, problem.message.replace(at, '')]);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, more: known.more + 1 } : { first: problem, more: 0 });
  }
  const merged = [...groups.values()].map(({ first, more }) => ({
    ...first,
    message: more === 0 ? first.message : first.message.replace(at, (on) => `${on} and ${more} more`),
  }));
  return [...others, ...merged];
}
