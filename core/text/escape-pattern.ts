/** Writes a text as the pattern that matches it alone: "a.b" is "a\.b". */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
