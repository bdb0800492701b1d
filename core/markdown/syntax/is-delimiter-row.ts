/** Tells whether a line may be the second one of a table: only pipes, dashes and colons, perhaps in a quote or a list. */
export function isDelimiterRow(line: string): boolean {
  return line.includes('-') && /[|:]/.test(line) && /^[\s|:>*+-]+$/.test(line);
}
