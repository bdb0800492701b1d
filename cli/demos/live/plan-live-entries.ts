// Specifiers → one named entry per package, with a key for each specifier. Names and keys do not depend on the order of
// the specifiers.

import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { compareText } from '../../../core/text/compare-text.ts';

/** A module that demos import, and the names they import from it. */
export interface LiveSpecifier {
  readonly specifier: string;
  readonly names: readonly string[];
}

/** A package, as one script that exports a namespace for each of its specifiers. */
export interface LiveEntry {
  /** The package's name as the start of a file name: "mui-material". */
  readonly name: string;
  readonly modules: readonly (LiveSpecifier & { readonly key: string })[];
}

/** Plans the entries of a bundle. Imports of several demos from one module are merged. */
export function planLiveEntries(specifiers: readonly LiveSpecifier[]): LiveEntry[] {
  const namesBySpecifier = new Map<string, Set<string>>();
  for (const { specifier, names } of specifiers) {
    namesBySpecifier.set(specifier, new Set([...(namesBySpecifier.get(specifier) ?? []), ...names]));
  }

  const sorted = [...namesBySpecifier].sort(([a], [b]) => compareText(a, b));
  const byPackage = new Map<string, typeof sorted>();
  for (const member of sorted) {
    const [specifier] = member;
    const { name } = splitPackage(specifier);
    byPackage.set(name, [...(byPackage.get(name) ?? []), member]);
  }
  return [...byPackage].map(([packageName, members]) => ({
    name: packageName.replace(/^@/, '').replaceAll(/[^\w.]/g, '-'),
    modules: members.map(([specifier, names], index) => ({
      specifier,
      names: [...names].sort(compareText),
      key: `m${index}`,
    })),
  }));
}
