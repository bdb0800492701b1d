// The marks of lines in a code block, from numbers after the language or from comments in the code.

import type { LineMarks } from '../model/document.ts';

/** Roles that a line can have, in the order in which its classes are written. */
export const lineRoles = ['mark', 'add', 'del', 'focus', 'error', 'warning'] as const;

/** The marks of a block without marks. */
export const noMarks: LineMarks = { lines: {}, words: [] };

/** Joins the marks after the language with those of comments in the code. */
export function joinMarks(a: LineMarks, b: Pick<LineMarks, 'lines' | 'words'>): LineMarks {
  const lines = Object.fromEntries(
    lineRoles.flatMap((role) => {
      const all = [...(a.lines[role] ?? []), ...(b.lines[role] ?? [])];
      return all.length > 0 ? [[role, all]] : [];
    }),
  );
  return { ...a, lines, words: [...a.words, ...b.words] };
}
