// The places of symbols → a look-up of type names. The same name in another product may be another
// type, so only the product's own names are found.

import type { SymbolPlace } from './plan-symbol-pages.ts';

/** Finds the path at which a product documents a type; undefined for other names. */
export type NameFinder = (product: string, name: string) => string | undefined;

/** Creates the name finder of a site. */
export function createNameFinder(places: readonly SymbolPlace[]): NameFinder {
  const paths = new Map<string, string>();
  for (const { product, symbol, path } of places) {
    const key = `${product} ${symbol.name}`;
    const isType = symbol.kind === 'type' || symbol.kind === 'class' || symbol.kind === 'enum';
    if (isType && !paths.has(key)) paths.set(key, path);
  }
  return (product, name) => paths.get(`${product} ${name}`);
}
