// The highlighted runs of a line → the same runs, split where a marked text begins and ends.

import type { TokenRun } from '../model/token-run.ts';

/** A run, and whether it is part of a marked text. */
export type MarkedRun = TokenRun & { readonly isWord?: boolean };

/** Marks texts in a line, even across several runs. */
export function markWords(runs: readonly TokenRun[], words: readonly string[]): readonly MarkedRun[] {
  const line = runs.map(({ text }) => text).join('');
  const isMarked = new Uint8Array(line.length);
  for (const word of words)
    for (let at = line.indexOf(word); at !== -1 && word !== ''; at = line.indexOf(word, at + word.length))
      isMarked.fill(1, at, at + word.length);
  if (!isMarked.includes(1)) return runs;

  let offset = 0;
  return runs.flatMap(({ role, text }) => {
    const pieces: MarkedRun[] = [];
    for (let from = 0; from < text.length;) {
      let to = from + 1;
      while (to < text.length && isMarked[offset + to] === isMarked[offset + from]) to += 1;
      pieces.push({ role, text: text.slice(from, to), ...(isMarked[offset + from] === 1 && { isWord: true }) });
      from = to;
    }
    offset += text.length;
    return pieces;
  });
}
