// A file name from the list of a part → the hash of that file. A list may come from anywhere, so neither a name nor a
// link may lead out of the part, and no pipe is opened.

import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { hash } from './hash.ts';
import { lstatPath } from './stat-path.ts';

/** Returns a function that hashes a file of a part's folder, or gives undefined for files outside of it. */
export function openPartFiles(site: string): (file: string) => string | undefined {
  // Any folder on the path may be a link, and most files share their folders with others.
  const folders = new Map<string, boolean>();
  let realFolder: string | undefined;

  return function hashPartFile(file) {
    if (!isWithin(file)) return undefined;
    const path = join(site, file);
    try {
      return lstatPath(path)?.isFile() && isInPart(dirname(path)) ? hash(readFileSync(path)) : undefined;
    } catch {
      return undefined;
    }
  };

  function isInPart(folder: string): boolean {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    realFolder ??= realpathSync(site);
    const found = `${realpathSync(folder)}${sep}`.startsWith(realFolder + sep);
    folders.set(folder, found);
    return found;
  }
}

/** Returns whether a name stays in the folder that it is joined with. */
export function isWithin(file: string): boolean {
  return !file.startsWith('/') && !/[\\\0]/.test(file) && !file.split('/').includes('..');
}
