// A text → the code of it, as a string in single quotes.

/** Writes a text as a string of code, in single quotes. */
export function toQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
