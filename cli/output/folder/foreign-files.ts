// What somebody has put into the output folder: `.git`, CNAME, notes. A build keeps it where it is, or
// stops where the site needs its name; nothing that no build has written is ever removed.

import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from '../../site-error.ts';

/** The files of a site by name, in any order. */
type FileNames = ReadonlySet<string> | ReadonlyMap<string, unknown>;

/**
 * Lists what lies in a folder and is no file of the old site, sorted. A folder in which neither site has
 * a file is named as a whole.
 */
export function listForeignFiles(folder: string, { old, next }: { old: FileNames; next: FileNames }): string[] {
  const folders = listFolders(old);
  if (next !== old) for (const path of listFolders(next)) folders.add(path);
  return list('').sort();

  function list(below: string): string[] {
    return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && folders.has(path)) return list(path);
      return old.has(path) && !entry.isDirectory() ? [] : [path];
    });
  }
}

/**
 * Tells whether nothing lies where the new site needs a name, but for files of the old one. Looks at each
 * folder of the site and at its new files: the others lie as they were written. A doubt is no clear way.
 */
export function isWayClear(
  folder: string,
  { old, next, newFiles }: { old: FileNames; next: FileNames; newFiles: ReadonlySet<string> },
): boolean {
  const lookAt = (path: string) => lstatSync(join(folder, path), { throwIfNoEntry: false });
  const isFree = (file: string) => {
    const found = lookAt(file);
    return !found || (!found.isDirectory() && old.has(file));
  };
  try {
    return [...listFolders(next)].every((path) => lookAt(path)?.isDirectory() ?? true) && [...newFiles].every(isFree);
  } catch {
    // A file stands where a folder should.
    return false;
  }
}

/** Refuses to write a site over what somebody else has put there. */
export function checkForeignFiles(foreign: readonly string[], next: FileNames): void {
  // What is listed is no folder that the site has files in: under the name of one lies something else.
  const folders = listFolders(next);
  const inTheWay = foreign.find(
    (path) => [path, ...listFoldersAbove(path)].some((name) => next.has(name)) || folders.has(path),
  );
  if (inTheWay === undefined) return;
  throw new SiteError(
    `The output folder holds "${inTheWay}", which this command did not write, and the site needs that name`,
    'Move it away, or name another folder with --out.',
  );
}

/** Moves files from the old folder into the new one, and tells whether all of them are there. */
export function moveForeignFiles(foreign: readonly string[], { from, to }: { from: string; to: string }): boolean {
  const moved = foreign.map((path) => {
    if (lstatSync(join(to, path), { throwIfNoEntry: false })) return false;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
    return true;
  });
  return moved.every(Boolean);
}

/** All folders of a site. */
function listFolders(files: FileNames): Set<string> {
  const folders = new Set<string>();
  for (const file of files.keys()) {
    let folder = toFolder(file);
    // What is above a known folder is known.
    while (folder !== '' && !folders.has(folder)) {
      folders.add(folder);
      folder = toFolder(folder);
    }
  }
  return folders;
}

function toFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** "a/b/c.html" lies in "a" and "a/b". */
function listFoldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}
