// Linked references and the pages of a site → where each component and hook is explained.
//
// What a page shows in its API tabs has its place there; everything else gets a page of its own,
// unless its writer has written one. Two entries of one product never share a path.

import { compareText } from '../../text/compare-text.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import { toApiPath, type ApiReference, type ShowingPage } from '../link-references.ts';

/** A component or hook, and where it is explained. */
export interface ApiPlace {
  readonly product: string;
  readonly packageName: string;
  /** Where the library says that it is at home. */
  readonly homepage?: string;
  /** The version of the package, where its history is known. */
  readonly version?: string;
  readonly entry: ApiEntry;
  /** A page of its own, or a fragment of one with tabs. */
  readonly path: string;
}

/** Plans the place of every entry, by product in the order of the references, and by name. */
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

/** Tells whether a place is a page of its own. */
export function isOwnPage({ path }: ApiPlace): boolean {
  return !path.includes('#');
}
