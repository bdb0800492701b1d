/**
 * Writes a string literal: in single quotes, unless the text contains one and no double quote.
 *
 * @example
 * writeText("it's") // '"it\'s"'
 */
export function writeText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(
    /[\\\n\r\t\u2028\u2029]/g,
    (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16)}`,
  );
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
