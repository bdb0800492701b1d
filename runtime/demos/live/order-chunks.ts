import type { LiveManifest } from './manifest.ts';

/** Lists scripts and all scripts that they import, each after its imports. */
export function orderChunks(names: readonly string[], { chunks }: Pick<LiveManifest, 'chunks'>): string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();

  function visit(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunks[name] ?? []) visit(imported);
    ordered.add(name);
  }
  for (const name of names) visit(name);
  return [...ordered];
}
