// A part of a site that a machine of its own builds: the second of five is { index: 2, count: 5 }.

/** Which part of a site is built, of how many. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** At most so many parts: each of them plans the whole site. */
const maxShards = 256;

/** Parses "2/5"; undefined where it names no part. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined) return undefined;
  return index >= 1 && index <= count && count <= maxShards ? { index, count } : undefined;
}
