const longest = 80;

/**
 * Puts a writer's text into double quotes for a message: escaped, and cut when it is long.
 *
 * @example
 * quote('a\u0000b') // '"a\\u0000b"'
 */
export function quote(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return JSON.stringify(shown);
}
