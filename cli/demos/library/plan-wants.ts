// The files of a site's demos → what they take from packages, sorted, each once.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toWantKey, type WantedExport } from '../../../core/demos/library/library.ts';
import { sharedInBrowser } from '../../../core/demos/library/shared-modules.ts';

/** Plans the wants of closures. What is shared with the engine, and what only types name, is none. */
export function planWants(closures: readonly Pick<Closure, 'imports'>[]): WantedExport[] {
  const wants = new Map<string, WantedExport>();
  for (const { imports } of closures) {
    for (const { kind, typeOnly, module: specifier, names } of imports) {
      if (kind !== 'package' || typeOnly || specifier === undefined || sharedInBrowser.includes(specifier)) continue;
      for (const want of toWants(specifier, names)) wants.set(toWantKey(want), want);
    }
  }
  return [...wants].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, want]) => want);
}

/** Lists the wants of one import: whoever wants everything has no other. */
export function toWants(specifier: string, names: readonly string[]): WantedExport[] {
  if (names.includes('*')) return [{ specifier, name: '*' }];
  return names.length === 0 ? [{ specifier, name: '' }] : names.map((name) => ({ specifier, name }));
}
