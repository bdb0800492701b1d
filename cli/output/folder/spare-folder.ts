// The site before the last one → the folder of the next. To make thousands of folders for one changed
// page, and to remove as many, takes longer than all the rest; so the old site stays in the cache, nearly
// all of it under second names of the same bytes, and the next build brings it up to date.
//
// It is never trusted: what is not the very file that the output folder has is linked anew, and what is no
// part of the site goes. A build takes it into its own staging folder, and leaves it as it leaves that one.

import { linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeOthers } from './remove-others.ts';
import type { FinishedFiles } from './update-folder.ts';

const spareName = 'spare';

/** No file of a site has this name; where one has, the site is made without. */
const claimedName = '.vitrine-spare';

/** Where more has changed than this part of a site, the old one would be a second site on disk. */
const fewChanges = 0.25;

/** Makes the site in the folder that an earlier build has kept, and gives it; undefined where that cannot be. */
export function fillSpare(
  files: FinishedFiles,
  { cache, staging, keptIn }: { cache: string; staging: string; keptIn: (file: string) => string },
): string | undefined {
  const spare = isChangedLittle(files) ? claimSpare(cache, staging) : undefined;
  if (spare === undefined) return undefined;
  try {
    removeOthers(spare, files.all);
    for (const file of files.all.keys()) {
      const from = join(files.newFiles.has(file) ? staging : keptIn(file), file);
      if (!isSameFile(from, join(spare, file))) putFile(from, join(spare, file));
    }
    return spare;
  } catch {
    // Whatever it is, the site can be made without.
    remove(spare);
    return undefined;
  }
}

/** Keeps the site that `out` has replaced for the next build, or removes it where that would cost a second site. */
export function keepSpare(old: string, files: FinishedFiles, { cache, out }: { cache: string; out: string }): void {
  try {
    // One that no build has taken shares ever less with the site.
    remove(join(cache, spareName));
    const kept = [...files.all.keys()].find((file) => !files.newFiles.has(file));
    const isShared = kept !== undefined && isSameFile(join(old, kept), join(out, kept));
    if (!isShared || !isChangedLittle(files)) return remove(old);
    renameSync(old, join(cache, spareName));
  } catch {
    // The cache lies on another disk, or another build was faster.
    remove(old);
  }
}

function isChangedLittle({ all, newFiles }: FinishedFiles): boolean {
  return newFiles.size <= fewChanges * all.size;
}

/** Two builds may share a cache: who renames the folder has it. */
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

/** Tells whether two names lead to the same bytes on disk. Numbers of files are larger than a double on some disks. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev && a.size === b.size && a.mtimeNs === b.mtimeNs;
}

/** Never writes into a file that is there: its bytes have a second name in the old site. */
function putFile(from: string, to: string): void {
  rmSync(to, { force: true });
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
