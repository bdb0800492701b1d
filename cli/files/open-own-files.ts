// A name that the list of a part gives → the hash of that file. A list may come from anywhere: no name in it leads out
// of the part, neither by itself nor by a link, and no pipe is opened.

import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { hash } from './hash.ts';
import { lstatPath } from './stat-path.ts';

/** Opens the folder of a part, and gives the function that hashes a file of it; undefined where it is none of its own. */
export function openOwnFiles(site: string): (file: string) => string | undefined {
  // A link may lie anywhere on the way to a file, and most files share their way with others.
  const folders = new Map<string, boolean>();
  let home: string | undefined;

  return function hashOwnFile(file) {
    if (!isWithin(file)) return undefined;
    const path = join(site, file);
    try {
      return lstatPath(path)?.isFile() && isOwnFolder(dirname(path)) ? hash(readFileSync(path)) : undefined;
    } catch {
      return undefined;
    }
  };

  function isOwnFolder(folder: string): boolean {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    home ??= realpathSync(site);
    const found = `${realpathSync(folder)}${sep}`.startsWith(home + sep);
    folders.set(folder, found);
    return found;
  }
}

/** Tells whether a name stays in the folder that it is joined with. */
export function isWithin(file: string): boolean {
  return !file.startsWith('/') && !/[\\\0]/.test(file) && !file.split('/').includes('..');
}
