/** Writes a text as a string literal in single quotes. */
export function toQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
