// Sorts names by dependency; names that depend on each other in a circle are grouped.
// The order depends only on the names, not on the order of the map.

import { compareText } from './compare-text.ts';

/** Groups names into circles of mutual dependency, each after the ones it needs (Tarjan). */
export function findCircles(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  for (const name of [...needs.keys()].sort(compareText)) if (!order.has(name)) visit(name);
  return circles;

  function visit(name: string): void {
    order.set(name, order.size);
    lowest.set(name, order.get(name)!);
    open.push(name);
    for (const next of needs.get(name) ?? []) {
      if (!needs.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name)!, lowest.get(next)!));
    }
    if (lowest.get(name) === order.get(name)) circles.push(open.splice(open.indexOf(name)));
  }
}
