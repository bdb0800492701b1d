// What the lines of a block of code are marked with, by numbers behind the language or by comments in the code.

import type { LineMarks } from '../model/document.ts';

/** What a line can be marked as, in the order in which its classes are written. */
export const lineRoles = ['mark', 'add', 'del', 'focus', 'error', 'warning'] as const;

/** A block in which nothing is marked. */
export const noMarks: LineMarks = { lines: {}, words: [] };

/** Joins what stands behind the language with what comments in the code say. */
export function joinMarks(a: LineMarks, b: Omit<LineMarks, 'firstNumber'>): LineMarks {
  const lines = Object.fromEntries(
    lineRoles.flatMap((role) => {
      const all = [...(a.lines[role] ?? []), ...(b.lines[role] ?? [])];
      return all.length > 0 ? [[role, all]] : [];
    }),
  );
  return { ...a, lines, words: [...a.words, ...b.words] };
}
