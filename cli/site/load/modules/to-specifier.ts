// A file, and the folder of the module that imports it → what the module writes. Relative, so that the
// module may be kept and be used on another machine.

import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names a file as a module in `folder` imports it. The folder need not be there yet. */
export function toSpecifier(file: string, folder: string): string {
  // A module is at home where its links lead.
  const path = relative(realpathOf(folder), file);
  // Another drive of Windows has no relative way to it.
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
