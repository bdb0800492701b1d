/** Escapes a text for a regular expression that matches it literally: "a.b" becomes "a\.b". */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
