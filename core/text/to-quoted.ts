/** Writes a text as a string literal in single quotes. */
export function toQuoted(text: string): string {
  const escaped = text.replace(/[\\'\n\r\u2028\u2029]/g, (character) => escapes[character] ?? `\\${character}`);
  return `'${escaped}'`;
}

/** Line breaks end a string literal. */
const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
