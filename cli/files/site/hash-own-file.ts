// A name that the list of a part gives → the hash of that file. A list may come from anywhere: no name in it leads out
// of the part, neither by itself nor by a link, and no pipe is opened.

import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hash } from '../../hash.ts';

/** Hashes a file of a part; undefined where it is none of its own. */
export function hashOwnFile(site: string, file: string): string | undefined {
  if (!isWithin(file)) return undefined;
  const path = join(site, file);
  try {
    const isOwn = lstatSync(path).isFile() && realpathSync(path).startsWith(realpathSync(site) + sep);
    return isOwn ? hash(readFileSync(path)) : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a name stays in the folder that it is joined with. */
export function isWithin(file: string): boolean {
  return !file.startsWith('/') && !/[\\\0]/.test(file) && !file.split('/').includes('..');
}
