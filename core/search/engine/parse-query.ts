// A query → the words to look up, and the phrases that neighboring words form when joined.

import { isOfUnspacedScript, listNeighbors, splitWords } from '../split-words.ts';

/** Consecutive words joined into one: "dark mode" is "darkmode". */
interface Phrase {
  readonly text: string;
  /** Index of its first word, and the index after its last. */
  readonly from: number;
  readonly to: number;
  /** Whether it was typed as one word. */
  readonly isTypedSo: boolean;
}

/** A parsed query. */
export interface ParsedQuery {
  readonly words: readonly string[];
  /** All phrases of consecutive words, single words included. */
  readonly phrases: readonly Phrase[];
}

/** English filler words, which count only if the query has no others. */
export const filler: ReadonlySet<string> = new Set(
  'a an the to of in on at for from with and or is are be do does how can i my your it its this that what why when as by into via'.split(
    ' ',
  ),
);
const maxWords = 8;
const maxPhraseWords = 4;

/** A word to look up, and the index of the typed word that contains it. */
interface Asked {
  readonly text: string;
  readonly typed: number;
  readonly isInRun: boolean;
}

/** Parses a query. `has` returns whether the index has a word. */
export function parseQuery(query: string, has: (word: string) => boolean): ParsedQuery {
  const all = splitWords(query.slice(0, 200)).flatMap(({ whole, parts }, typed): Asked[] => {
    const isInRun = isOfUnspacedScript(whole);
    const texts = isInRun ? listNeighbors(whole) : parts.length === 0 || has(whole) ? [whole] : parts;
    return texts.map((text) => ({ text, typed, isInRun }));
  });
  const meaningful = all.filter(({ text }) => !filler.has(text));
  const asked = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords);
  const phrases = asked.flatMap((_, from) =>
    asked.slice(from, from + maxPhraseWords).map((last, length) => ({
      text: joinAsked(asked.slice(from, from + length + 1)),
      from,
      to: from + length + 1,
      isTypedSo: last.typed === asked[from]?.typed,
    })),
  );
  return { words: asked.map(({ text }) => text), phrases };
}

/** Joins words; neighbors in an unspaced run overlap: 安装 and 装指 are 安装指. */
function joinAsked(asked: readonly Asked[]): string {
  return asked
    .map(({ text, typed, isInRun }, index) => (isInRun && asked[index - 1]?.typed === typed ? [...text].at(-1) : text))
    .join('');
}
