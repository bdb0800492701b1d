// What a reader typed → the words that are looked for, and what neighbours give when they are written as one.

import { isOfUnspacedScript, listNeighbours, splitWords } from '../split-words.ts';

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

/** A word that is looked for, and the run without spaces that it stands in, if it does. */
interface Asked {
  readonly text: string;
  readonly run?: { readonly number: number; readonly from: number };
}

/** Parses a query. `has` tells whether the index has a word. */
export function parseQuery(query: string, has: (word: string) => boolean): ParsedQuery {
  const all = splitWords(query.slice(0, 200)).flatMap(({ whole, parts }, number): Asked[] => {
    if (isOfUnspacedScript(whole)) return listNeighbours(whole).map((text, from) => ({ text, run: { number, from } }));
    return (parts.length === 0 || has(whole) ? [whole] : parts).map((text) => ({ text }));
  });
  const telling = all.filter(({ text }) => !filler.has(text));
  const asked = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const phrases = asked.flatMap((_, from) =>
    asked.slice(from, from + longestPhrase).map((__, length) => ({
      text: joinAsked(asked.slice(from, from + length + 1)),
      from,
      to: from + length + 1,
    })),
  );
  return { words: asked.map(({ text }) => text), phrases };
}

/** Neighbours in a run share letters: 安装 and 装指 are 安装指. */
function joinAsked(asked: readonly Asked[]): string {
  return asked
    .map(({ text, run }, index) => {
      const before = asked[index - 1]?.run;
      return run && before?.number === run.number ? [...text].at(-1) : text;
    })
    .join('');
}
