// What a reader typed → the words that are looked for, and what neighbours give when they are written as one.

import { isOfUnspacedScript, listNeighbours, splitWords } from '../split-words.ts';

/** Some words in a row, written as one: "dark mode" is "darkmode". */
interface Phrase {
  readonly text: string;
  /** The first of its words, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** That it was typed as one word. */
  readonly isTypedSo: boolean;
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
const maxWords = 8;
const longestPhrase = 4;

/** A word that is looked for, and the number of what was typed that it is or is a part of. */
interface Asked {
  readonly text: string;
  readonly typed: number;
  readonly isInRun: boolean;
}

/** Parses a query. `has` tells whether the index has a word. */
export function parseQuery(query: string, has: (word: string) => boolean): ParsedQuery {
  const all = splitWords(query.slice(0, 200)).flatMap(({ whole, parts }, typed): Asked[] => {
    const isInRun = isOfUnspacedScript(whole);
    const looked = isInRun ? listNeighbours(whole) : parts.length === 0 || has(whole) ? [whole] : parts;
    return looked.map((text) => ({ text, typed, isInRun }));
  });
  const telling = all.filter(({ text }) => !filler.has(text));
  const asked = (telling.length > 0 ? telling : all).slice(0, maxWords);
  const phrases = asked.flatMap((_, from) =>
    asked.slice(from, from + longestPhrase).map((last, length) => ({
      text: joinAsked(asked.slice(from, from + length + 1)),
      from,
      to: from + length + 1,
      isTypedSo: last.typed === asked[from]?.typed,
    })),
  );
  return { words: asked.map(({ text }) => text), phrases };
}

/** Neighbours in a run share letters: 安装 and 装指 are 安装指. */
function joinAsked(asked: readonly Asked[]): string {
  return asked
    .map(({ text, typed, isInRun }, index) => (isInRun && asked[index - 1]?.typed === typed ? [...text].at(-1) : text))
    .join('');
}
