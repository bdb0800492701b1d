// A seed → numbers that look random and are the same on every machine.

/** Chooses, by a seed. */
export interface Random {
  /** A whole number from 0 to just below `limit`. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, pick: (list) => list[below(list.length)]! };
}
