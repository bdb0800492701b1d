// A query without results → the pages with the most similar titles, by shared pairs of letters.

import type { SearchRecord } from './search-record.ts';
import { foldText, listNeighbors } from './split-words.ts';

const maxOffered = 5;
const minLikeness = 0.15;
/** A single shared pair of letters is chance, unless the query has few, or both begin with it. */
const fewPairs = 3;

/** Finds the pages with the most similar titles, best first. */
export function findNearTitles(query: string, records: readonly SearchRecord[]): SearchRecord[] {
  const asked = toPairs(query);
  return records
    .map((record) => ({
      record,
      likeness: Math.max(...[record.title, ...(record.names ?? [])].map((name) => compare(asked, toPairs(name)))),
    }))
    .filter(({ likeness }) => likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxOffered)
    .map(({ record }) => record);
}

function toPairs(text: string): ReadonlySet<string> {
  return new Set((foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => listNeighbors(word)));
}

/** Returns the Dice coefficient of the pairs of two texts, or 0 if what they share is chance. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  if (shared < 2 && a.size > fewPairs && [...a][0] !== [...b][0]) return 0;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
