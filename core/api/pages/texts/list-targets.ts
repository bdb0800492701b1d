/** Lists the paths that Markdown texts link to, sorted. */
export function listTargets(texts: readonly string[]): string[] {
  const targets = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, target = '']) => target));
  return [...new Set(targets)].sort();
}
