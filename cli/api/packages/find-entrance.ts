// Finds whether a package is imported from its root, or from a module for each component. The README decides, because
// people copy from it; otherwise, whether modules are public.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMarkedFolders, type EntryFields } from './list-specifiers.ts';

/** The place that a package's documentation imports from. */
export type Entrance = 'root' | 'modules';

/** Finds how a package is usually imported. */
export function findEntrance(name: string, { folder, manifest }: { folder: string; manifest: EntryFields }): Entrance {
  const shown = countImports(readText(join(folder, 'README.md')), name);
  if (shown.root + shown.modules > 0) return shown.modules > shown.root ? 'modules' : 'root';
  return hasPublicModules(folder, manifest) ? 'modules' : 'root';
}

// import { Button } from 'lib' or 'lib/Button'; imports of style sheets and the like are ignored.
function countImports(readme: string, name: string): { root: number; modules: number } {
  const found = [...readme.matchAll(/\bimport\s[^'"`;]*?\bfrom\s*['"]([^'"\n]+)['"]/g)].map(([, from = '']) => from);
  return {
    root: found.filter((from) => from === name).length,
    modules: found.filter((from) => from.startsWith(`${name}/`) && /\/[A-Z]\w*$/.test(from)).length,
  };
}

// "./*" makes every module public; without "exports", folders with a package.json are public.
function hasPublicModules(folder: string, manifest: EntryFields): boolean {
  const { exports } = manifest;
  if (exports === undefined || exports === null) return listMarkedFolders(folder, manifest).length > 0;
  return typeof exports === 'object' && Object.hasOwn(exports, './*');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
