/** Checks whether a line can be the delimiter row of a table, also in a quote or list. */
export function isDelimiterRow(line: string): boolean {
  return line.includes('-') && /[|:]/.test(line) && /^[\s|:>*+-]+$/.test(line);
}
