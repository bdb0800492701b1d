/** Lists the paths that Markdown texts link to, sorted. */
export function listTargets(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, target = '']) => target));
  return [...new Set(found)].sort();
}
