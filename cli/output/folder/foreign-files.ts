// Handles foreign files, which a user has put into the output folder: `.git`, CNAME, notes. A build keeps them, or
// stops if the site needs their names; it never removes a file that no build has written.

import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFile } from '../../files/hash-file.ts';
import { SiteError } from '../../files/site-error.ts';
import { lstatPath } from '../../files/stat-path.ts';

/** The files of a site by name, in any order. */
type FileNames = ReadonlySet<string> | ReadonlyMap<string, unknown>;

/**
 * Lists the foreign files in a folder, sorted: those that are not of the old site. A folder without files of
 * either site is listed as one entry.
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
 * Returns whether no foreign file has a name that the new site needs. Checks each folder of the site and its
 * new files; the other files are as they were written. Returns false if in doubt.
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
    // A file is in the place of a folder.
    return false;
  }
}

/** Throws if a site would overwrite foreign files. */
export function checkForeignFiles(foreign: readonly string[], next: FileNames): void {
  const inTheWay = findInTheWay(foreign, next);
  if (inTheWay === undefined) return;
  throw new SiteError(
    `The output folder contains "${inTheWay}", which this command did not write, and the site needs that name`,
    'Move it away, or name another folder with --out.',
  );
}

/**
 * Throws if a site would overwrite files in a folder without a list: any file may be foreign, unless it equals one of
 * the new site, or is as the last build left it.
 */
export function checkUnlistedFiles(
  folder: string,
  { next, isKnown }: { next: ReadonlyMap<string, string>; isKnown: (file: string) => boolean },
): void {
  if (!existsSync(folder)) return;
  const isSiteFile = ([file, sum]: readonly [string, string]): boolean => {
    const found = lstatPath(join(folder, file));
    return found?.isFile() === true && (isKnown(file) || hashFile(join(folder, file)) === sum);
  };
  const siteFiles = new Set([...next].filter(isSiteFile).map(([file]) => file));
  const inTheWay = findInTheWay(listForeignFiles(folder, { old: siteFiles, next }), next);
  if (inTheWay === undefined) return;
  throw new SiteError(
    `The output folder contains "${inTheWay}", the site needs that name, and the list of what this command has written is damaged or missing, so the file may be yours`,
    'Move it away, or remove the whole folder if nothing in it is yours: the next build writes it again.',
  );
}

/** Moves foreign files from the old folder into the new one, and returns whether all of them could be moved. */
export function moveForeignFiles(foreign: readonly string[], { from, to }: { from: string; to: string }): boolean {
  const moved = foreign.map((path) => {
    if (lstatPath(join(to, path))) return false;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
    return true;
  });
  return moved.every(Boolean);
}

// A listed path is never a folder with files of the site, so one with such a name is something else.
function findInTheWay(foreign: readonly string[], next: FileNames): string | undefined {
  const folders = listFolders(next);
  return foreign.find((path) => [path, ...listFoldersAbove(path)].some((name) => next.has(name)) || folders.has(path));
}

/** Lists all folders of a site. */
function listFolders(files: FileNames): Set<string> {
  const folders = new Set<string>();
  for (const file of files.keys()) {
    let folder = toFolder(file);
    // The parents of a known folder are known as well.
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

/** Lists the folders above a path: "a" and "a/b" for "a/b/c.html". */
function listFoldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}
