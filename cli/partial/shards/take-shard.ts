// Things in their order → those of one part, every so many of them, so that what lies together is divided.

import type { Shard } from './shard.ts';

/** Gives the part of a list; all parts together are the list. Without a part, everything. */
export function takeShard<Item>(items: readonly Item[], shard: Shard | undefined): readonly Item[] {
  if (!shard) return items;
  return items.filter((_, index) => index % shard.count === shard.index - 1);
}
