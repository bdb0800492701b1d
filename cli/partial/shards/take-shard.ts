// An ordered list → every n-th element of it, so that neighbors are divided among the shards.

import type { Shard } from './shard.ts';

/** Returns the elements of a shard; all shards together have the list. Without a shard, returns the list. */
export function takeShard<Item>(items: readonly Item[], shard: Shard | undefined): readonly Item[] {
  if (!shard) return items;
  return items.filter((_, index) => index % shard.count === shard.index - 1);
}
