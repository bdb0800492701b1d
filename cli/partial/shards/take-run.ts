// Things in their order → those of one part, all next to each other, so that what lies together stays together.

import type { Shard } from './shard.ts';

/** Gives the part of a list; all parts, one after the other, are the list. Without a part, everything. */
export function takeRun<Item>(items: readonly Item[], shard: Shard | undefined): readonly Item[] {
  if (!shard) return items;
  const edge = (index: number) => Math.floor((index * items.length) / shard.count);
  return items.slice(edge(shard.index - 1), edge(shard.index));
}
