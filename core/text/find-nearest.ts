// Finds the closest candidate for a misspelled word, by edit distance with swapped neighbors.
// Long words are not compared: a message needs no guess for them, and the cost grows quadratically.

import { countEdits } from './count-edits.ts';

const maxLength = 120;

/** Finds the candidate most similar to a word; undefined if none is close enough. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined;

  let nearest: string | undefined;
  let smallest = Math.max(1, Math.floor(word.length * 0.4)) + 1;

  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= smallest) continue;
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= smallest) continue;
    nearest = candidate;
    smallest = distance;
  }

  return nearest;
}
