/** Lists the paths that texts in Markdown link to, sorted. */
export function listTargets(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, target = '']) => target));
  return [...new Set(found)].sort();
}
