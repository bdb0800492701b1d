/**
 * Decodes percent-encoding in a text; returns a malformed text unchanged.
 *
 * @example
 * decodeSafely('caf%C3%A9') // 'café'
 * decodeSafely('%E0%A4%A')  // '%E0%A4%A'
 */
export function decodeSafely(text: string): string {
  if (!text.includes('%')) return text;

  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
