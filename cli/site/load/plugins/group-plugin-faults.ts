// A plugin or a template that stops does so on each page: that is told once, with how many pages it was.

import type { Problem } from '../../../../core/model/problem.ts';

const at = / on ("(?:[^"\\]|\\.)*")/;

/** The rules that tell of code which runs for many pages. */
const grouped = ['plugin-run', 'plugin-stopped', 'slot-render', 'page-render'];

/** Joins the faults of plugins and templates that differ in nothing but their page. Everything else stays as it is. */
export function groupPluginFaults(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, { first: Problem; more: number }>();
  const others: Problem[] = [];
  for (const problem of problems) {
    if (!grouped.includes(problem.rule)) {
      others.push(problem);
      continue;
    }
    const key = JSON.stringify([problem.place, problem.message.replace(at, '')]);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, more: known.more + 1 } : { first: problem, more: 0 });
  }
  const told = [...groups.values()].map(({ first, more }) => ({
    ...first,
    message: more === 0 ? first.message : first.message.replace(at, (on) => `${on} and ${more} more`),
  }));
  return [...others, ...told];
}
