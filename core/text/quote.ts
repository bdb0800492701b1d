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
  // What nobody can see is written as its number, but for what joins letters and emoji.
  const quoted = JSON.stringify(text).replace(
    /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return /^[^'\\]*"[^'\\]*$/.test(text) ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted;
}
