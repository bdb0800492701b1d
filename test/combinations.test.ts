import { describe, expect, it } from 'vitest';
import { choices, combinations, listValues, planCombinations, type Combination } from './combinations.ts';

const names = Object.keys(choices) as (keyof Combination)[];
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

describe('the combinations of preferences', () => {
  it.each(pairs)('hold each %s with each %s', (one, other) => {
    const wanted = choices[one].flatMap((value) => choices[other].map((second) => `${value} ${second}`));

    expect([...new Set(combinations.map((row) => `${row[one]} ${row[other]}`))].sort()).toEqual(wanted.sort());
  });

  it('are nine', () => {
    expect(combinations).toHaveLength(9);
  });
});

describe('the combinations of ten subjects', () => {
  const planned = planCombinations(10);
  const wanted = Object.entries(choices).flatMap(([name, values]) => values.map((value) => `${name} ${value}`));

  it('hold each value for each subject, with five of the nine at most', () => {
    for (const combination of planned) {
      expect([...new Set(combination.flatMap(listValues))].sort()).toEqual(wanted.sort());
      expect(combination.length).toBeLessThanOrEqual(5);
    }
  });

  it('are all used', () => {
    expect(new Set(planned.flat()).size).toBe(9);
  });
});
