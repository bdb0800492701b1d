// A file relative to the site or to its output → the same file relative to the current folder, so that a terminal can
// open it.

import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The folders that files may be relative to. */
export interface NamedFrom {
  readonly root: string;
  readonly out?: string | undefined;
}

/** Creates a function that names files from the current folder. A file in neither folder belongs to the site. */
export function nameFromHere({ root, out }: NamedFrom): (file: string) => string {
  const folders = [root, ...(out === undefined ? [] : [out])].map((folder) => resolve(folder));
  return (file) => {
    const paths = isAbsolute(file) ? [file] : folders.map((folder) => join(folder, file));
    return toShown(paths.find((path) => existsSync(path)) ?? paths[0] ?? file);
  };
}

/** Returns a path relative to the current folder, unless the absolute path is shorter. */
function toShown(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith('..') && near.length > path.length ? path : near).split(sep).join('/');
}
