const maxLength = 80;

/**
 * Quotes an author's text for a message: escaped, and cut if it is long. A text that contains double quotes is put
 * in single quotes, with its double quotes unescaped.
 *
 * @example
 * quote('a\u0000b') // '"a\\u0000b"'
 */
export function quote(text: string): string {
  return quoteWhole(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
}

/** Quotes a text like `quote`, but never cuts it. */
export function quoteWhole(text: string): string {
  // Invisible characters are written as escapes, except those that join letters and emoji.
  const quoted = JSON.stringify(text).replace(
    /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return /^[^'\\]*"[^'\\]*$/.test(text) ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted;
}
