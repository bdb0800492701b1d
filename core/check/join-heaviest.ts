import type { Heaviest } from './find-over-budget.ts';
import { partNames, type Part } from './plan-budgets.ts';

/** Finds the heaviest pages of a whole site from those of its parts; of equal ones, the first counts. */
export function joinHeaviest(parts: readonly (readonly Heaviest[])[]): Heaviest[] {
  return (Object.keys(partNames) as Part[]).flatMap((part) => {
    const all = parts.flatMap((heaviest) => heaviest.filter((one) => one.part === part));
    const heaviestPage = all.reduce<Heaviest | undefined>(
      (best, one) => (best && best.bytes >= one.bytes ? best : one),
      undefined,
    );
    return heaviestPage ? { ...heaviestPage, over: all.reduce((sum, { over }) => sum + over, 0) } : [];
  });
}
