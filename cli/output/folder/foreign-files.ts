// What somebody has put into the output folder: `.git`, CNAME, notes. A build keeps it where it is, or
// stops where the site needs its name; nothing that no build has written is ever removed.

import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFile } from '../../files/hash-file.ts';
import { SiteError } from '../../files/site-error.ts';
import { lstatPath } from '../../files/stat-path.ts';

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
  const lookAt = (path: string) => lstatPath(join(folder, path));
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
  const inTheWay = findInTheWay(foreign, next);
  if (inTheWay === undefined) return;
  throw new SiteError(
    `The output folder holds "${inTheWay}", which this command did not write, and the site needs that name`,
    'Move it away, or name another folder with --out.',
  );
}

/**
 * Refuses to write a site over a folder whose list is gone: what is no file of the new site, to the byte, and none that
 * is known to lie as the last build has left it, may be anybody's.
 */
export function checkUnlistedFiles(
  folder: string,
  { next, isKnown }: { next: ReadonlyMap<string, string>; isKnown: (file: string) => boolean },
): void {
  if (!existsSync(folder)) return;
  const isOurs = ([file, sum]: readonly [string, string]): boolean => {
    const found = lstatPath(join(folder, file));
    return found?.isFile() === true && (isKnown(file) || hashFile(join(folder, file)) === sum);
  };
  const ours = new Set([...next].filter(isOurs).map(([file]) => file));
  const inTheWay = findInTheWay(listForeignFiles(folder, { old: ours, next }), next);
  if (inTheWay === undefined) return;
  throw new SiteError(
    `The output folder holds "${inTheWay}", the site needs that name, and the list of what this command has written is damaged or missing, so the file may be somebody else's`,
    'Move it away, or remove the whole folder if nothing in it is yours: the next build writes it again.',
  );
}

/** Moves files from the old folder into the new one, and tells whether all of them are there. */
export function moveForeignFiles(foreign: readonly string[], { from, to }: { from: string; to: string }): boolean {
  const moved = foreign.map((path) => {
    if (lstatPath(join(to, path))) return false;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
    return true;
  });
  return moved.every(Boolean);
}

// What is listed is no folder that the site has files in: under the name of one lies something else.
function findInTheWay(foreign: readonly string[], next: FileNames): string | undefined {
  const folders = listFolders(next);
  return foreign.find((path) => [path, ...listFoldersAbove(path)].some((name) => next.has(name)) || folders.has(path));
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
