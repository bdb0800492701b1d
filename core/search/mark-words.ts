import { findWords, foldText, isOfUnspacedScript } from './split-words.ts';

/** A piece of a text, marked if it matches the query. */
interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The words of the query, and the words of the index that matched. */
interface Marks {
  readonly words: readonly string[];
  readonly marks: readonly string[];
}

const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|[_$]+/gu;

/**
 * Splits a text into pieces, and marks those that match the query.
 *
 * @example
 * markWords('disableRipple', { words: ['ripple'], marks: [] }) // "disable", and "Ripple" marked
 */
export function markWords(text: string, { words, marks }: Marks): MarkedPiece[] {
  const markSet = new Set(marks);
  const pieces: MarkedPiece[] = [];
  let end = 0;
  const add = (from: number, length: number) => {
    if (length === 0 || from < end) return;
    if (from > end) pieces.push({ text: text.slice(end, from), isMarked: false });
    pieces.push({ text: text.slice(from, from + length), isMarked: true });
    end = from + length;
  };

  for (const { 0: word, index } of findWords(text)) {
    if (isOfUnspacedScript(word)) {
      for (const [from, to] of findSpans(word)) add(index + from, to - from);
      continue;
    }
    const parts = [...word.matchAll(partPattern)].map((part) => ({ at: index + part.index, length: measure(part[0]) }));
    const isInParts = parts.length > 1 && parts.some(({ length }) => length > 0);
    for (const { at, length } of isInParts ? parts : [{ at: index, length: measure(word) }]) add(at, length);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;

  /** Finds the matching spans of an unspaced run, in which neighbors overlap. */
  function findSpans(run: string): readonly (readonly [from: number, to: number])[] {
    const isFound = Array.from(run, () => false);
    for (const word of words) {
      for (let at = run.indexOf(word); at !== -1; at = run.indexOf(word, at + 1))
        isFound.fill(true, at, at + word.length);
    }
    const edges = isFound.flatMap((found, at) => (found !== (isFound[at - 1] ?? false) ? [at] : []));
    return edges.flatMap((from, number) =>
      number % 2 === 0 ? [[from, edges[number + 1] ?? run.length] as const] : [],
    );
  }

  /** Returns the length to mark: the typed prefix, or the whole word if it matched otherwise. */
  function measure(word: string): number {
    const folded = foldText(word);
    const typed = words.find((each) => folded.startsWith(each));
    if (typed !== undefined) return typed.length;
    return markSet.has(folded) ? word.length : 0;
  }
}
