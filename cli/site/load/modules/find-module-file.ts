// An import specifier → its file: one of the site, or of a package in its folder.

import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { isFile } from '../../../files/stat-path.ts';

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** Finds the file of a specifier, relative to the root of the site; undefined if it is not in the site. */
export function findModuleFile(
  specifier: string,
  { root, from }: { readonly root: string; readonly from: string },
): string | undefined {
  const path = /^\.\.?(?:\/|$)/.test(specifier)
    ? findLocal(join(root, dirname(from), specifier))
    : findInPackage(specifier, join(root, from));
  const file = path && relative(root, path).split(sep).join('/');
  return file?.startsWith('../') ? undefined : file;
}

/** TypeScript files may also be imported as ".js". */
function findLocal(path: string): string | undefined {
  return [path, path.replace(/\.(m?)js(x?)$/, '')]
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .find(isFile);
}

function findInPackage(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier);
  } catch {
    // Some packages cannot be resolved as CommonJS.
    return undefined;
  }
}
