// Linked references and the pages of a site → the place that documents each component and hook.
//
// Entries in the API tabs of a page have their place there; all others get their own page, unless
// the author has written one. Two entries of one product never share a path.

import { compareText } from '../../text/compare-text.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import { toApiPath, type ApiReference, type ShowingPage } from '../link-references.ts';

/** A component or hook, and the path of its documentation. */
export interface ApiPlace {
  readonly product: string;
  readonly packageName: string;
  /** The homepage in the package.json of the library. */
  readonly homepage?: string;
  /** The version of the package, if its history is known. */
  readonly version?: string;
  readonly entry: ApiEntry;
  /** Its own page, or a fragment of a page with tabs. */
  readonly path: string;
}

/** Plans the place of every entry, sorted by product in the order of the references, then by name. */
export function planApiPages(references: readonly ApiReference[], pages: readonly ShowingPage[]): ApiPlace[] {
  const taken = new Set<string>();
  const products = [...new Set(references.map(({ product }) => product))];

  return products.flatMap((product) =>
    references
      .filter((reference) => reference.product === product)
      .flatMap((reference) =>
        reference.entries.map((entry) => ({
          product,
          packageName: reference.packageName,
          ...(reference.homepage !== undefined && { homepage: reference.homepage }),
          ...(reference.removed && { version: reference.version }),
          entry,
          path: toApiPath(entry, { reference, pages }),
        })),
      )
      .filter(({ path }) => !taken.has(path) && taken.add(path))
      .sort((a, b) => compareText(a.entry.name, b.entry.name)),
  );
}

/** Returns whether a place is a separate page. */
export function isSeparatePage({ path }: ApiPlace): boolean {
  return !path.includes('#');
}
