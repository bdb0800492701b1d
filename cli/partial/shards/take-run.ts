// An ordered list → one consecutive run of it, so that neighbors stay together.

import type { Shard } from './shard.ts';

/** Returns the run of a shard; the runs of all shards in order are the list. Without a shard, returns the list. */
export function takeRun<Item>(items: readonly Item[], shard: Shard | undefined): readonly Item[] {
  if (!shard) return items;
  const edge = (index: number) => Math.floor((index * items.length) / shard.count);
  return items.slice(edge(shard.index - 1), edge(shard.index));
}
