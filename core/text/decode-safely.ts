/**
 * Decodes the percent signs of a text; one that is not well encoded stays as it is.
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
