// A text and an offset in it → line and column, counted from 1, whatever ends its lines.

/** Finds the line and column of an offset. */
export function toPosition(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
