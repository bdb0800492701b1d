// The source text of a navigation file → where each pathname stands in it.
//
// The tree is a value: it does not know its lines. So the text is read once for quoted literals;
// the n-th literal with a pathname belongs to the n-th entry with it. Literals after a
// "pathname:" key are preferred, because the same text may also be an import or an href.

import type { Place } from '../problem.ts';

/** Finds the place of the n-th entry with a pathname, counted from 0. */
export type FindEntryPlace = (pathname: string, nth: number) => Place;

/** Creates a look-up of pathnames in a navigation file; without a match it gives the file alone. */
export function createEntryPlaces(file: string, text: string): FindEntryPlace {
  const named = new Map<string, number[]>();
  const others = new Map<string, number[]>();
  for (const { value, offset, isNamed } of findLiterals(text)) {
    const offsets = isNamed ? named : others;
    const known = offsets.get(value);
    if (known) known.push(offset);
    else offsets.set(value, [offset]);
  }
  const starts = findLineStarts(text);

  return function findEntryPlace(pathname, nth) {
    const offsets = named.get(pathname) ?? others.get(pathname) ?? [];
    const offset = offsets[Math.min(nth, offsets.length - 1)];
    return offset === undefined ? { file } : { file, ...toPosition(starts, offset) };
  };
}

/** Finds the place of the n-th entry with a pathname, for a single question. */
export function findEntryPlace(
  source: { readonly file: string; readonly text: string },
  pathname: string,
  nth = 0,
): Place {
  return createEntryPlaces(source.file, source.text)(pathname, nth);
}

interface Literal {
  readonly value: string;
  readonly offset: number;
  readonly isNamed: boolean;
}

// Comments are matched as well, so that an apostrophe in one does not open a literal.
function findLiterals(text: string): Literal[] {
  const pattern = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(["'`])((?:\\[^]|(?!\1)[^\\])*)\1/g;
  const literals: Literal[] = [];

  for (const match of text.matchAll(pattern)) {
    const inner = match[2];
    if (inner === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const isNamed = /pathname["']?\s*:\s*$/.test(before);
    literals.push({ value: unescape(inner), offset: match.index, isNamed });
  }

  return literals;
}

function unescape(inner: string): string {
  return inner.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi,
    (_, braced?: string, four?: string, two?: string, single = '') => {
      const hex = braced ?? four ?? two;
      if (hex === undefined) return plainEscapes[single] ?? single;
      const code = Number.parseInt(hex, 16);
      return code > 0x10ffff ? '' : String.fromCodePoint(code);
    },
  );
}

const plainEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

function findLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (match) => match.index + match[0].length)];
}

function toPosition(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
