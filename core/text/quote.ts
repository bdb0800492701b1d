const longest = 80;

/**
 * Puts a writer's text into quotes for a message: escaped, and cut when it is long. A text with double quotes in it
 * stands in single ones, as it is written.
 *
 * @example
 * quote('a\u0000b') // '"a\\u0000b"'
 */
export function quote(text: string): string {
  return quoteWhole(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** The same, however long the text is. */
export function quoteWhole(text: string): string {
  const quoted = JSON.stringify(text);
  return /^[^'\\]*"[^'\\]*$/.test(text) ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted;
}
