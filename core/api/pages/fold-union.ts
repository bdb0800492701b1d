// A long union → what is shown of it at first, so that one prop does not fill a screen.

import { splitUnion } from '../split-union.ts';

/** The start of a union, and how many members follow. */
interface FoldedUnion {
  readonly start: string;
  readonly more: number;
}

const longest = 110;
const shownAtFirst = 4;

/**
 * Folds a union that is long in letters and in members; undefined where it may stand as it is.
 *
 * @example
 * foldUnion("'a' | 'b'") // undefined
 */
export function foldUnion(type: string): FoldedUnion | undefined {
  if (type.length <= longest) return undefined;
  const members = splitUnion(type);
  if (members.length <= shownAtFirst + 1) return undefined;
  return { start: members.slice(0, shownAtFirst).join(' | '), more: members.length - shownAtFirst };
}
