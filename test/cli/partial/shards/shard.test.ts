import { describe, expect, it } from 'vitest';
import { parseShard } from '../../../../cli/partial/shards/shard.ts';

describe('a shard', () => {
  it('is parsed from an index and a count', () => {
    expect(parseShard('2/5')).toEqual({ index: 2, count: 5 });
    expect(parseShard('1/1')).toEqual({ index: 1, count: 1 });
  });

  it.each(['', '2', '0/5', '6/5', '1/0', '1/257', '1/2/3', '-1/5', '1.5/3', 'a/b'])('is not parsed from %j', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });
});
