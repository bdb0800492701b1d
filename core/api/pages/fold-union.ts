// Folds a long union, so that one prop does not fill a screen.

import { splitUnion } from '../split-union.ts';

/** The start of a union, and the number of hidden members. */
interface FoldedUnion {
  readonly start: string;
  readonly more: number;
}

const maxLength = 110;
const shownAtFirst = 4;

/**
 * Folds a union with many characters and members; undefined if it can be shown in full.
 *
 * @example
 * foldUnion("'a' | 'b'") // undefined
 */
export function foldUnion(type: string): FoldedUnion | undefined {
  if (type.length <= maxLength) return undefined;
  const members = splitUnion(type);
  if (members.length <= shownAtFirst + 1) return undefined;
  return { start: members.slice(0, shownAtFirst).join(' | '), more: members.length - shownAtFirst };
}
