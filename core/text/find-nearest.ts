// A misspelt word and the words it could be → the one it most likely is.
//
// The distance counts letters added, dropped, changed, and two neighbours swapped. Long words are
// not compared at all: a message needs no guess for them, and the cost grows with the square.

import { countEdits } from './count-edits.ts';

const longestWord = 120;

/** Finds the candidate that a word was most likely meant to be; undefined when none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;

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
