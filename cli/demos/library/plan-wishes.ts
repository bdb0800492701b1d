// The files of a site's demos → what they take from packages, sorted, each once.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { toWishKey, type LibraryWish } from '../../../core/demos/library/library.ts';
import { sharedInBrowser } from '../../../core/demos/library/shared-modules.ts';

/** Plans the wishes of closures. What is shared with the engine, and what only types name, is none. */
export function planWishes(closures: readonly Pick<Closure, 'imports'>[]): LibraryWish[] {
  const wishes = new Map<string, LibraryWish>();
  for (const { imports } of closures) {
    for (const { kind, typeOnly, module: specifier, names } of imports) {
      if (kind !== 'package' || typeOnly || specifier === undefined || sharedInBrowser.includes(specifier)) continue;
      for (const wish of toWishes(specifier, names)) wishes.set(toWishKey(wish), wish);
    }
  }
  return [...wishes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, wish]) => wish);
}

/** Lists the wishes of one import: whoever wants everything has no other. */
export function toWishes(specifier: string, names: readonly string[]): LibraryWish[] {
  if (names.includes('*')) return [{ specifier, name: '*' }];
  return names.length === 0 ? [{ specifier, name: '' }] : names.map((name) => ({ specifier, name }));
}
