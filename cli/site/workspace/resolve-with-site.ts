// An import of a library → its types: its source if it is being developed, those found from the importing file, or else
// from the site. A linked library is in a separate folder without its peer dependencies, which the site installs, such as
// React's types.

import type * as TypeScript from 'typescript';
import { isTyped } from '../../../core/demos/closure/list-source-candidates.ts';
import type { FindSource } from './open-workspace.ts';

type Resolution = TypeScript.ResolvedModuleWithFailedLookupLocations;

/** Where the types of a library are searched. */
interface Lookup {
  readonly name: string;
  /** The importing file. */
  readonly importer: string;
  /** The folder of the site. */
  readonly root: string | undefined;
  /** Finds sources of libraries that are being developed. */
  readonly findSource?: FindSource;
}

/** Resolves an import to a source, as TypeScript does, or, if that finds no types, from the site. */
export function resolveWithSite(
  { name, importer, root, findSource }: Lookup,
  resolve: (importer: string) => Resolution,
): Resolution {
  const source = /^[./]/.test(name) ? undefined : findSource?.(name, importer);
  if (source !== undefined && isTyped(source)) return toResolved(source);
  const resolveInSite = (): Resolution | undefined => {
    const ofSite = root === undefined ? undefined : resolve(`${root.replaceAll('\\', '/')}/docs-site.ts`);
    return ofSite && hasTypes(ofSite) ? ofSite : undefined;
  };
  // A library may have its own React for development, whose types would differ from those of its demos.
  const isOfSite = findSource !== undefined && isReact(name) && !importer.includes('/node_modules/');
  const typesOfSite = isOfSite ? resolveInSite() : undefined;
  if (typesOfSite) return typesOfSite;

  const resolution = resolve(importer);
  return hasTypes(resolution) || /^[./]/.test(name) ? resolution : (resolveInSite() ?? resolution);
}

function isReact(name: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(name);
}

/** Returns whether types were found, not only a script. */
function hasTypes({ resolvedModule }: Resolution): boolean {
  return resolvedModule !== undefined && /\.(?:[cm]?tsx?|json)$/.test(resolvedModule.resolvedFileName);
}

function toResolved(file: string): Resolution {
  const extension = /\.[cm]?tsx?$/.exec(file)?.[0] ?? '.ts';
  return { resolvedModule: { resolvedFileName: file.replaceAll('\\', '/'), extension } } as Resolution;
}
