/**
 * Letters, digits and marks of any script stay; what stands between them becomes one hyphen. What
 * chooses the look of a sign, as in "⚠️" and "1️⃣", is no mark of a letter.
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
