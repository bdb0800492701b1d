// A shard is a part of a site that is built on a separate machine: the second of five is { index: 2, count: 5 }.

/** Which part of a site is built, out of how many. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** Each shard plans the whole site, so more of them would waste work. */
const maxShards = 256;

/** Parses a shard such as "2/5"; returns undefined if it is not valid. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined) return undefined;
  return index >= 1 && index <= count && count <= maxShards ? { index, count } : undefined;
}
