// An import of a library → its types: its source where it is worked on, what is found from the file that imports
// it, or else from the site. A library that is linked lies in a folder of its own, which lacks what it leaves to the
// site to install: React's types, and those of other peers.

import type * as TypeScript from 'typescript';
import { isTyped } from '../../../core/demos/closure/list-source-candidates.ts';
import type { FindSource } from './open-workspace.ts';

type Found = TypeScript.ResolvedModuleWithFailedLookupLocations;

/** Where a library may take its types from. */
interface Lookup {
  readonly name: string;
  /** The file that imports it. */
  readonly importer: string;
  /** The folder of the site. */
  readonly root: string | undefined;
  /** Finds what names of libraries stand for that are worked on. */
  readonly findSource?: FindSource;
}

/** Resolves an import to a source, as TypeScript does, or where that finds no types, as if the site itself imported it. */
export function resolveWithSite(
  { name, importer, root, findSource }: Lookup,
  resolve: (importer: string) => Found,
): Found {
  const source = /^[./]/.test(name) ? undefined : findSource?.(name, importer);
  if (source !== undefined && isTyped(source)) return toResolved(source);
  const resolveInSite = (): Found | undefined => {
    const ofSite = root === undefined ? undefined : resolve(`${root.replaceAll('\\', '/')}/docs-site.ts`);
    return ofSite && hasTypes(ofSite) ? ofSite : undefined;
  };
  // A library develops with a React of its own, whose types would be others than those of its demos.
  const isOfSite = findSource !== undefined && isReact(name) && !importer.includes('/node_modules/');
  const first = isOfSite ? resolveInSite() : undefined;
  if (first) return first;

  const found = resolve(importer);
  return hasTypes(found) || /^[./]/.test(name) ? found : (resolveInSite() ?? found);
}

function isReact(name: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(name);
}

/** A script is found where the types beside it are missing. */
function hasTypes({ resolvedModule }: Found): boolean {
  return resolvedModule !== undefined && /\.(?:[cm]?tsx?|json)$/.test(resolvedModule.resolvedFileName);
}

function toResolved(file: string): Found {
  const extension = /\.[cm]?tsx?$/.exec(file)?.[0] ?? '.ts';
  return { resolvedModule: { resolvedFileName: file.replaceAll('\\', '/'), extension } } as Found;
}
