/**
 * Turns a text into a slug: letters, digits and marks of any script stay, anything between them becomes one hyphen.
 * Variation selectors and keycaps, as in "⚠️" and "1️⃣", do not count as marks.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ]/g, '')
    .replace(/[\uFE00-\uFE0F\u20E3\u{E0100}-\u{E01EF}]/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
