import { describe, expect, it } from 'vitest';
import { takeRun } from '../../../../cli/partial/shards/take-run.ts';

const letters = [...'abcdefg'];

describe('a run of a list', () => {
  it('has what stands next to each other', () => {
    expect(takeRun(letters, { index: 2, count: 3 })).toEqual(['c', 'd']);
  });

  it('ends where the next one begins', () => {
    const runs = [1, 2, 3, 4].flatMap((index) => takeRun(letters, { index, count: 4 }));
    expect(runs).toEqual(letters);
  });

  it('is empty where there are more parts than things', () => {
    expect(takeRun(['a'], { index: 2, count: 5 })).toEqual([]);
  });

  it('is everything without a part', () => {
    expect(takeRun(letters, undefined)).toEqual(letters);
  });
});
