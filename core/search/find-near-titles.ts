// A query that found nothing → the pages whose titles look most like it, by the pairs of letters they share.

import type { SearchRecord } from './search-record.ts';
import { foldText, listNeighbours } from './split-words.ts';

const maxOffered = 5;
const leastLikeness = 0.15;

/** Finds the pages with the closest titles, the closest first. */
export function findNearTitles(query: string, records: readonly SearchRecord[]): SearchRecord[] {
  const asked = toPairs(query);
  return records
    .map((record) => ({
      record,
      likeness: Math.max(...[record.title, ...(record.names ?? [])].map((name) => compare(asked, toPairs(name)))),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxOffered)
    .map(({ record }) => record);
}

function toPairs(text: string): ReadonlySet<string> {
  return new Set((foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => listNeighbours(word)));
}

/** Twice what both have, by what each has. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
