// The files of a site's demos → the exports that they import from packages, sorted, each once.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toWantKey, type WantedExport } from '../../../core/demos/library/library.ts';
import { sharedInBrowser } from '../../../core/demos/library/shared-modules.ts';

/** Plans the wanted exports of closures, without modules shared with the engine and type-only imports. */
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

/** Lists the wants of one import; a want of everything replaces all others. */
export function toWants(specifier: string, names: readonly string[]): WantedExport[] {
  if (names.includes('*')) return [{ specifier, name: '*' }];
  return names.length === 0 ? [{ specifier, name: '' }] : names.map((name) => ({ specifier, name }));
}
