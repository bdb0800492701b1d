// The path that a reader requested and the pages of a site → the pages that were most likely meant.
//
// Paths are compared word by word, so that "/components/buttons" finds "/joy-ui/react-button/"; the
// last part of a path counts most. A word may be misspelled.

import { countEdits } from '../../core/text/count-edits.ts';

/** A page in the list: its path without the base of the site, and its title. */
export type ListedPage = readonly [path: string, title: string];

const maxSuggestions = 5;
/** Less similar pages are not suggested. */
const minSimilarity = 0.4;
const minWordSimilarity = 0.6;
const maxPathLength = 200;
const lastPartWeight = 2;

interface WeightedWord {
  readonly word: string;
  readonly weight: number;
}

/** Finds the pages nearest to a path, the nearest first. */
export function findNearPaths(requested: string, pages: readonly ListedPage[]): ListedPage[] {
  const words = splitPath(requested.slice(0, maxPathLength));
  if (words.length === 0) return [];
  const compare = createComparer();

  return pages
    .map((page) => ({ page, similarity: comparePaths(words, splitPath(page[0]), compare) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity || a.page[0].length - b.page[0].length)
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}

type CompareWords = (a: string, b: string) => number;

/** Returns the share of weight in common words: 1 for the same words, 0 for none in common. */
function comparePaths(
  requested: readonly WeightedWord[],
  candidate: readonly WeightedWord[],
  compare: CompareWords,
): number {
  const shared = requested.reduce((sum, { word, weight }) => {
    const similarities = candidate.map((other) => compare(word, other.word) * (weight + other.weight));
    return sum + Math.max(0, ...similarities);
  }, 0);
  return shared / (sumWeights(requested) + sumWeights(candidate));
}

function sumWeights(words: readonly WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Creates a comparison that remembers its results: the paths of a site share few words. */
function createComparer(): CompareWords {
  const results = new Map<string, number>();

  return (a, b) => {
    const key = `${a} ${b}`;
    const similarity = results.get(key) ?? compareWords(a, b);
    results.set(key, similarity);
    return similarity;
  };
}

function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  const similarity = 1 - countEdits(a, b) / Math.max(a.length, b.length);
  return similarity < minWordSimilarity ? 0 : similarity;
}

/** Splits a path into words. An index file, an extension and "react-" are ignored. */
function splitPath(path: string): WeightedWord[] {
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
