// A file and the folder of its importing module → the import specifier. Relative, so that a cached module can be used on
// another machine.

import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the specifier by which a module in `folder` imports a file. The folder need not exist yet. */
export function toSpecifier(file: string, folder: string): string {
  // Node resolves imports from the real folder of a module.
  const path = relative(realpathOf(folder), file);
  // Windows has no relative path to another drive.
  if (isAbsolute(path)) return pathToFileURL(file).href;
  const url = path.split(sep).map(encodeURIComponent).join('/');
  return url.startsWith('../') ? url : `./${url}`;
}

function realpathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return dirname(path) === path ? path : join(realpathOf(dirname(path)), basename(path));
  }
}
