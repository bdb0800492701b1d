// A tree of entries → the entries in reading order, each with the groups around it.
//
// The walk is iterative, so that no depth of nesting overflows the stack. It expects a checked
// tree: one that contains itself would never end.

import type { NavEntry } from '../../model/nav-tree.ts';

/** An entry and the groups around it, from the root down. */
export interface NavStep {
  readonly entry: NavEntry;
  readonly parents: readonly NavEntry[];
}

/** Lists every entry of a tree, groups before their contents. */
export function walkNav(entries: readonly NavEntry[]): NavStep[] {
  const steps: NavStep[] = [];
  const open = toSteps(entries, []).reverse();

  for (let step = open.pop(); step; step = open.pop()) {
    steps.push(step);
    const { entry, parents } = step;
    if (!entry.children) continue;
    for (const below of toSteps(entry.children, [...parents, entry]).reverse()) open.push(below);
  }

  return steps;
}

function toSteps(entries: readonly NavEntry[], parents: readonly NavEntry[]): NavStep[] {
  return entries.map((entry) => ({ entry, parents }));
}
