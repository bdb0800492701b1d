import { describe, expect, it } from 'vitest';
import { takeShard } from '../../../../cli/partial/shards/take-shard.ts';

const letters = [...'abcdefg'];

describe('a part of a list', () => {
  it('is every so many of it', () => {
    expect(takeShard(letters, { index: 2, count: 3 })).toEqual(['b', 'e']);
  });

  it('belongs to no other part, and nothing is left over', () => {
    const parts = [1, 2, 3, 4].flatMap((index) => takeShard(letters, { index, count: 4 }));
    expect(parts.toSorted()).toEqual(letters);
  });

  it('is empty where there are more parts than things', () => {
    expect(takeShard(['a'], { index: 2, count: 5 })).toEqual([]);
  });

  it('is everything without a part', () => {
    expect(takeShard(letters, undefined)).toEqual(letters);
  });
});
