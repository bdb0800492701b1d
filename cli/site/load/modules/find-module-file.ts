// What a file of the site imports → the file that it is: one of the site, or of a package in its folder.

import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { isFile } from '../../../files/stat-path.ts';

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** Finds the file that a specifier means, from the root of the site; undefined where that is none in the site. */
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

/** TypeScript is imported as ".js" as well. */
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
