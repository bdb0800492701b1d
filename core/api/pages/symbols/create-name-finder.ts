// The places of symbols → where a product explains the name of a type. A name of another product's may
// well be another type, so only the product's own count.

import type { SymbolPlace } from './plan-symbol-pages.ts';

/** Gives the place where a product explains a type; undefined for a name that is none of its types. */
export type NameFinder = (product: string, name: string) => string | undefined;

/** Creates the finder of a site. */
export function createNameFinder(places: readonly SymbolPlace[]): NameFinder {
  const paths = new Map<string, string>();
  for (const { product, symbol, path } of places) {
    const key = `${product} ${symbol.name}`;
    const isType = symbol.kind === 'type' || symbol.kind === 'class' || symbol.kind === 'enum';
    if (isType && !paths.has(key)) paths.set(key, path);
  }
  return (product, name) => paths.get(`${product} ${name}`);
}
