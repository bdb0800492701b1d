// The heaviest pages of parts of a site, in the order of the parts → those of the site.

import type { Heaviest } from './find-over-budget.ts';
import { partNames, type Part } from './plan-budgets.ts';

/** Joins what the pages of several parts weigh; of two that weigh the same, the first is told. */
export function joinHeaviest(parts: readonly (readonly Heaviest[])[]): Heaviest[] {
  return (Object.keys(partNames) as Part[]).flatMap((part) => {
    const all = parts.flatMap((heaviest) => heaviest.filter((one) => one.part === part));
    const most = all.reduce<Heaviest | undefined>(
      (best, one) => (best && best.bytes >= one.bytes ? best : one),
      undefined,
    );
    return most ? { ...most, over: all.reduce((sum, { over }) => sum + over, 0) } : [];
  });
}
