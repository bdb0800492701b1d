// An import of a library → its types: found from the library, or else from the site. A library that is linked lies
// in a folder of its own, which lacks what it leaves to the site to install: React's types, and those of other peers.

import type * as TypeScript from 'typescript';

type Found = TypeScript.ResolvedModuleWithFailedLookupLocations;

/** Where a library may take its types from. */
interface Lookup {
  readonly name: string;
  /** The file that imports it. */
  readonly importer: string;
  /** The folder of the site. */
  readonly root: string | undefined;
}

/** Resolves an import as TypeScript does, and where that finds no types, as if the site itself imported it. */
export function resolveWithSite({ name, importer, root }: Lookup, resolve: (importer: string) => Found): Found {
  const found = resolve(importer);
  if (root === undefined || hasTypes(found) || /^[./]/.test(name)) return found;
  const ofSite = resolve(`${root.replaceAll('\\', '/')}/docs-site.ts`);
  return hasTypes(ofSite) ? ofSite : found;
}

/** A script is found where the types beside it are missing. */
function hasTypes({ resolvedModule }: Found): boolean {
  return resolvedModule !== undefined && /\.(?:[cm]?tsx?|json)$/.test(resolvedModule.resolvedFileName);
}
