import { describe, expect, it } from 'vitest';
import { findMedian, formatTable, toMedians } from '../../bench/format-results.mjs';

describe('findMedian', () => {
  it('is the middle number, in any order', () => {
    expect(findMedian([9, 1, 2])).toBe(2);
    expect(findMedian([4, 1, 2, 9])).toBe(3);
  });
});

describe('toMedians', () => {
  it('has the median of each field, without values that were not measured, and leaves out values that were not measured', () => {
    expect(toMedians([{ wall: 3, cpu: undefined }, { wall: 1 }, { wall: 2 }])).toEqual({ wall: 2, cpu: undefined });
  });
});

describe('formatTable', () => {
  it('shows one row for each result, with a dash for what was not measured', () => {
    const result = { pages: 101, step: 'cold', wall: 1.234, memory: 210e6, written: 104, bytes: 2_500_000 };

    expect(formatTable([result])).toMatchInlineSnapshot(`
      "| pages | build | wall s | CPU s | memory MB | files written | site MB |
      |------:|-------|-------:|------:|----------:|--------------:|--------:|
      |   101 | cold  |   1.23 |     – |       210 |           104 |    2.50 |"
    `);
  });
});
