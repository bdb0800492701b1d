// A file that is named from the root of the site, or of what was built → the same, named from the folder that the
// command runs in, so that a terminal opens it.

import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The folders that files may be named from. */
export interface NamedFrom {
  readonly root: string;
  readonly out?: string | undefined;
}

/** Makes a function that names files from the current folder. A file that is in neither folder belongs to the site. */
export function nameFromHere({ root, out }: NamedFrom): (file: string) => string {
  const folders = [root, ...(out === undefined ? [] : [out])].map((folder) => resolve(folder));
  return (file) => {
    const paths = isAbsolute(file) ? [file] : folders.map((folder) => join(folder, file));
    return toShown(paths.find((path) => existsSync(path)) ?? paths[0] ?? file);
  };
}

/** What is far away has a shorter name of its own. */
function toShown(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith('..') && near.length > path.length ? path : near).split(sep).join('/');
}
