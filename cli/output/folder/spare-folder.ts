// Reuses the folder of the site before the last one. Making and removing thousands of folders for one changed page
// takes longer than all the rest; so the old site stays in the cache, mostly as hard links, and the next build
// brings it up to date.
//
// The spare folder is never trusted: a file that is not the same one as in the output folder is linked again, and
// files that are not of the site are removed. A build moves it into its own staging folder.

import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeOthers } from './remove-others.ts';
import type { FinishedFiles } from './update-folder.ts';

const spareName = 'spare';

/** No file of a site has this name; if one has, the site is made without the spare folder. */
const claimedName = '.vitrine-spare';

/** With more changes than this part of a site, the old one would take the space of a second site. */
const maxChanged = 0.25;

/** Makes the site in the spare folder, and returns that folder; undefined if this is not possible. */
export function fillSpare(
  files: FinishedFiles,
  { cache, staging, folderOf }: { cache: string; staging: string; folderOf: (file: string) => string },
): string | undefined {
  const spare = isChangedLittle(files) ? claimSpare(cache, staging) : undefined;
  if (spare === undefined) return undefined;
  try {
    removeOthers(spare, files.allFiles);
    for (const file of files.allFiles.keys()) {
      const from = join(files.newFiles.has(file) ? staging : folderOf(file), file);
      if (!isSameFile(from, join(spare, file))) putFile(from, join(spare, file));
    }
    return spare;
  } catch {
    // Whatever failed, the site can be made without the spare folder.
    remove(spare);
    return undefined;
  }
}

/** Keeps the replaced site for the next build, or removes it if it would take the space of a second site. */
export function keepSpare(old: string, files: FinishedFiles, { cache, out }: { cache: string; out: string }): void {
  try {
    // An unused spare folder shares fewer and fewer files with the site.
    remove(join(cache, spareName));
    const sharedFile = [...files.allFiles.keys()].find((file) => !files.newFiles.has(file));
    const isShared = sharedFile !== undefined && isSameFile(join(old, sharedFile), join(out, sharedFile));
    if (!isShared || !isChangedLittle(files)) return remove(old);
    renameSync(old, join(cache, spareName));
  } catch {
    // The cache is on another disk, or another build was faster.
    remove(old);
  }
}

function isChangedLittle({ allFiles, newFiles }: FinishedFiles): boolean {
  return newFiles.size <= maxChanged * allFiles.size;
}

/** Takes the spare folder by renaming it, because two builds may share a cache. */
function claimSpare(cache: string, staging: string): string | undefined {
  const claimed = join(staging, claimedName);
  try {
    mkdirSync(staging, { recursive: true });
    renameSync(join(cache, spareName), claimed);
    return claimed;
  } catch {
    return undefined;
  }
}

/** Returns whether two paths are the same file. Inode numbers are larger than a double on some disks. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev && a.size === b.size && a.mtimeNs === b.mtimeNs;
}

/** Links a file, and never writes into an existing one, which may be a hard link of the old site. */
function putFile(from: string, to: string): void {
  rmSync(to, { force: true });
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
