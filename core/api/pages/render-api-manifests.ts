// References and places → one JSON file per product, for other tools; docs/api.md documents the entries.

import type { OutputFile } from '../../model/output-file.ts';
import type { ApiReference } from '../link-references.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import type { SymbolPlace } from './symbols/plan-symbol-pages.ts';

/** Renders api-docs/<product>.json for each product that has a reference. */
export function renderApiManifests(
  references: readonly ApiReference[],
  { places, symbols = [] }: { places: readonly ApiPlace[]; symbols?: readonly SymbolPlace[] },
): OutputFile[] {
  const products = [...new Set(references.map(({ product }) => product))];

  return products.map((product) => {
    const packages = references
      .filter((reference) => reference.product === product)
      .map(({ packageName, version }) => ({ name: packageName, version }));
    const entries = places
      .filter((place) => place.product === product)
      .map(({ entry, packageName, path }) => ({ ...entry, packageName, path }));
    const others = symbols
      .filter((place) => place.product === product)
      .map(({ symbol, packageName, path }) => ({ ...symbol, packageName, path }));
    return {
      file: `api-docs/${product}.json`,
      contents: `${JSON.stringify({ product, packages, entries, symbols: others })}\n`,
    };
  });
}
