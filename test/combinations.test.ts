import { describe, expect, it } from 'vitest';
import { choices, combinations, type Combination } from './combinations.ts';

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
