import { describe, expect, it } from 'vitest';
import { takeRun } from '../../../../cli/partial/shards/take-run.ts';

const letters = [...'abcdefg'];

describe('a run of a list', () => {
  it('has neighboring elements', () => {
    expect(takeRun(letters, { index: 2, count: 3 })).toEqual(['c', 'd']);
  });

  it('ends where the next one begins', () => {
    const runs = [1, 2, 3, 4].flatMap((index) => takeRun(letters, { index, count: 4 }));
    expect(runs).toEqual(letters);
  });

  it('is empty if there are more shards than elements', () => {
    expect(takeRun(['a'], { index: 2, count: 5 })).toEqual([]);
  });

  it('is the whole list without a shard', () => {
    expect(takeRun(letters, undefined)).toEqual(letters);
  });
});
