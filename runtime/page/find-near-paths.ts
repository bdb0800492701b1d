// The address that a reader asked for and the pages of a site → the pages that were most likely meant.
//
// Paths are compared word by word, so that "/components/buttons" finds "/joy-ui/react-button/"; the
// last part of a path says the most. A word may be misspelt.

import { countEdits } from '../../core/text/count-edits.ts';

/** A page as the list has it: its path without the base of the site, and its title. */
export type ListedPage = readonly [path: string, title: string];

const maxOffered = 5;
/** What fewer words than these have in common is no help. */
const leastLikeness = 0.4;
const leastWordLikeness = 0.6;
const longestPath = 200;
const lastPartWeight = 2;

interface WeighedWord {
  readonly word: string;
  readonly weight: number;
}

/** Finds the pages nearest to a path, the nearest first. */
export function findNearPaths(asked: string, pages: readonly ListedPage[]): ListedPage[] {
  const words = splitPath(asked.slice(0, longestPath));
  if (words.length === 0) return [];
  const compare = createComparer();

  return pages
    .map((page) => ({ page, likeness: comparePaths(words, splitPath(page[0]), compare) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.page[0].length - b.page[0].length)
    .slice(0, maxOffered)
    .map(({ page }) => page);
}

type CompareWords = (a: string, b: string) => number;

/** Twice what both have, by what each has: 1 for the same words, 0 for none in common. */
function comparePaths(asked: readonly WeighedWord[], known: readonly WeighedWord[], compare: CompareWords): number {
  const shared = asked.reduce((sum, { word, weight }) => {
    const likes = known.map((other) => compare(word, other.word) * (weight + other.weight));
    return sum + Math.max(0, ...likes);
  }, 0);
  return shared / (sumWeights(asked) + sumWeights(known));
}

function sumWeights(words: readonly WeighedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** The words of a site are few: each two are compared once. */
function createComparer(): CompareWords {
  const known = new Map<string, number>();

  return (a, b) => {
    const key = `${a} ${b}`;
    const likeness = known.get(key) ?? compareWords(a, b);
    known.set(key, likeness);
    return likeness;
  };
}

function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const likeness = 1 - countEdits(a, b) / Math.max(a.length, b.length);
  return likeness < leastWordLikeness ? 0 : likeness;
}

/** An index file, an ending and "react-" are manners of speaking. */
function splitPath(path: string): WeighedWord[] {
  const parts = path
    .toLowerCase()
    .replace(/(\/index)?\.\w+$/, '')
    .split('/')
    .map((part) => part.replace(/^react-/, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((words) => words.length > 0);
  return parts.flatMap((words, index) =>
    words.map((word) => ({ word, weight: index === parts.length - 1 ? lastPartWeight : 1 })),
  );
}
