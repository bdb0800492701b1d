const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const reference = /&(?:(amp|lt|gt|quot|apos|nbsp)|#x([0-9a-f]{2,4})|#(\d{2,5}));|&/gi;

/**
 * Decodes common character references in HTML text; undefined if it has other or invalid ones.
 *
 * @example
 * decodePlainText('a &amp; b') // 'a & b'
 */
export function decodePlainText(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isPlain = true;
  const decoded = text.replace(reference, (written, name?: string, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 0);
    const character = name === undefined ? toCharacter(code) : names[name];
    if (character === undefined) isPlain = false;
    return character ?? written;
  });
  return isPlain ? decoded : undefined;
}

/** Returns the character of a code; control characters, surrogates and noncharacters are invalid. */
function toCharacter(code: number): string | undefined {
  const isPlain = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800);
  return isPlain ? String.fromCharCode(code) : undefined;
}
