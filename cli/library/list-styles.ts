import type { Closure } from '../../core/demos/closure/closure.ts';
import { toWishKey } from '../../core/library/library.ts';
import type { CompiledStyle } from '../demos/compile-style.ts';
import { toWishes } from './plan-wishes.ts';
import type { BundledLibrary } from './to-bundled-library.ts';

/** Lists the style sheets of packages that files import, through scripts as well, in that order: later rules win. */
export function listStyles(
  { imports }: Pick<Closure, 'imports'>,
  { modules, entries, styles }: BundledLibrary,
): Record<string, CompiledStyle> {
  const found: Record<string, CompiledStyle> = {};
  const seen = new Set<string>();
  if (Object.keys(styles).length === 0) return found;

  for (const { kind, typeOnly, module, names } of imports) {
    if (kind !== 'package' || typeOnly || module === undefined) continue;
    for (const wish of toWishes(module, names)) visit(entries[toWishKey(wish)]);
  }
  return found;

  function visit(id: string | undefined): void {
    if (id === undefined || seen.has(id)) return;
    seen.add(id);
    const { path = '', imports: inner = [] } = modules[id] ?? {};
    inner.forEach(visit);
    const style = styles[path];
    if (style) found[path] = style;
  }
}
