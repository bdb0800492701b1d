import { describe, expect, it } from 'vitest';
import { takeShard } from '../../../../cli/partial/shards/take-shard.ts';

const letters = [...'abcdefg'];

describe('a shard of a list', () => {
  it('has every n-th element', () => {
    expect(takeShard(letters, { index: 2, count: 3 })).toEqual(['b', 'e']);
  });

  it('shares no element with another shard, and no element is left over', () => {
    const parts = [1, 2, 3, 4].flatMap((index) => takeShard(letters, { index, count: 4 }));
    expect(parts.toSorted()).toEqual(letters);
  });

  it('is empty if there are more shards than elements', () => {
    expect(takeShard(['a'], { index: 2, count: 5 })).toEqual([]);
  });

  it('is the whole list without a shard', () => {
    expect(takeShard(letters, undefined)).toEqual(letters);
  });
});
