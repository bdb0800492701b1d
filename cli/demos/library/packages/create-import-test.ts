import type { FindSource } from '../../../site/workspace/open-workspace.ts';
import { findPackage, type PackageMemory } from './find-package.ts';

/** Creates the test whether an import statement can work; packages that are not installed pass. */
export function createImportTest(root: string, findSource?: FindSource): (statement: string) => boolean {
  const memory: PackageMemory = new Map();

  return function canImport(statement) {
    const specifier = / from '([^']+)';$/.exec(statement)?.[1];
    if (specifier === undefined) return true;
    const lookup = findPackage(specifier, { folders: [root], memory, findSource });
    return lookup.kind === 'found' || lookup.fault.kind !== 'no-subpath';
  };
}
