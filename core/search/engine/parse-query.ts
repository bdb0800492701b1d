// What a reader typed → the words that are looked for, and what neighbours give when they are written as one.

import { splitWords, type SegmentRun } from '../split-words.ts';

/** Some words in a row, written as one: "dark mode" is "darkmode". */
interface Phrase {
  readonly text: string;
  /** The first of its words, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** A query, ready to be looked up. */
export interface ParsedQuery {
  readonly words: readonly string[];
  /** All that stand in a row, single words included. */
  readonly phrases: readonly Phrase[];
}

/** Words that sentences are full of. They count only where nothing else is asked for. */
export const filler: ReadonlySet<string> = new Set(
  'a an the to of in on at for from with and or is are be do does how can i my your it its this that what why when as by into via'.split(
    ' ',
  ),
);
const mostWords = 8;
const longestPhrase = 4;

/** Parses a query. `has` tells whether the index has a word. */
export function parseQuery(
  query: string,
  { segment, has }: { readonly segment?: SegmentRun; readonly has: (word: string) => boolean },
): ParsedQuery {
  const all = splitWords(query.slice(0, 200), segment).flatMap(({ whole, parts }) =>
    parts.length === 0 || has(whole) ? [whole] : parts,
  );
  const telling = all.filter((word) => !filler.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const phrases = words.flatMap((_, from) =>
    words.slice(from, from + longestPhrase).map((__, length) => ({
      text: words.slice(from, from + length + 1).join(''),
      from,
      to: from + length + 1,
    })),
  );
  return { words, phrases };
}
