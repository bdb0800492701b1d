// The heaviest page for each part, and the budgets → the printed table, and the problems of parts over budget.

import type { Problem } from '../model/problem.ts';
import { formatSize } from './parse-size.ts';
import { partNames, type Budgets, type Part } from './plan-budgets.ts';

/** The page with the most bytes of one part. */
export interface Heaviest {
  readonly part: Part;
  readonly bytes: number;
  /** The page's file. */
  readonly file: string;
  /** Number of pages over the budget. */
  readonly over: number;
}

/** Finds the parts over their budget. */
export function findOverBudget(heaviest: readonly Heaviest[], budgets: Budgets): Problem[] {
  return heaviest.flatMap(({ part, bytes, file, over }): Problem[] => {
    const budget = budgets[part];
    if (budget === undefined || bytes <= budget) return [];
    const others = over > 1 ? `, as on ${over - 1} other page${over === 2 ? '' : 's'}` : '';
    return [
      {
        rule: 'budget-exceeded',
        severity: 'error',
        place: { file },
        message: `The ${partNames[part]} has ${formatSize(bytes)} gzipped, but the budget is ${formatSize(budget)}${others}`,
        hint: `Make it lighter, or set "budgets.${part}" in docs.config.ts.`,
      },
    ];
  });
}

/** Formats the weights as a table with a line for each part. */
export function formatBudgets(heaviest: readonly Heaviest[], budgets: Budgets): string {
  const rows = heaviest.map(({ part, bytes, file }) => {
    const budget = budgets[part];
    return {
      name: partNames[part],
      bytes: formatSize(bytes),
      budget: budget === undefined ? '' : `of ${formatSize(budget)}`,
      file,
    };
  });
  const width = (key: 'name' | 'bytes' | 'budget') => Math.max(0, ...rows.map((row) => row[key].length));
  const [name, bytes, budget] = [width('name'), width('bytes'), width('budget')];

  return rows
    .map((row) => `${row.name.padEnd(name)}  ${row.bytes.padStart(bytes)} ${row.budget.padEnd(budget)}  ${row.file}\n`)
    .join('');
}
