import { describe, expect, it } from 'vitest';
import { findOverBudget, formatBudgets, type Heaviest } from '../../../core/check/find-over-budget.ts';

const heaviest: Heaviest[] = [
  { part: 'script', bytes: 9000, file: 'a/index.html', over: 3 },
  { part: 'style', bytes: 500, file: 'b/index.html', over: 0 },
];

describe('a part of a page', () => {
  it('is reported once if it is too heavy, with its heaviest page', () => {
    expect(findOverBudget(heaviest, { script: 8192, style: 500 })).toEqual([
      {
        rule: 'budget-exceeded',
        severity: 'error',
        place: { file: 'a/index.html' },
        message: 'The script of a page has 8.8 kB gzipped, but the budget is 8.0 kB, as on 2 other pages',
        hint: 'Make it lighter, or set "budgets.script" in docs.config.ts.',
      },
    ]);
  });

  it('may have any weight without a budget', () => {
    expect(findOverBudget(heaviest, {})).toEqual([]);
  });
});

describe('the table of weights', () => {
  it('has a line for each part', () => {
    expect(formatBudgets(heaviest, { script: 8192 })).toBe(
      'script of a page  8.8 kB of 8.0 kB  a/index.html\nstyle sheet        500 B            b/index.html\n',
    );
  });
});
