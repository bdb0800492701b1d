// What the lines of a block of code are marked with, by numbers behind the language or by comments in the code.

/** What a line can be marked as. */
export const lineRoles = ['mark', 'add', 'del', 'focus', 'error', 'warning'] as const;

/** What a line is marked as. */
export type LineRole = (typeof lineRoles)[number];

/** The marked lines of a block, counted from 1, and what else its frame shows. */
export interface LineMarks {
  readonly lines: Readonly<Partial<Record<LineRole, readonly number[]>>>;
  /** Texts that are marked wherever they stand. */
  readonly words: readonly string[];
  /** The number of the first line; without it, lines have no numbers. */
  readonly firstNumber?: number;
}

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
