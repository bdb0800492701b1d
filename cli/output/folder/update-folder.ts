// New files in a staging folder → the site in the output folder, file by file. To make thousands of
// folders anew for one changed page takes seconds; a folder that nobody else reads can do without.
//
// A build that is killed here leaves files that its record does not know: the next one makes them again.

import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { markerFile } from '../output-folder.ts';

/** The files of the finished site, and which of them wait in the staging folder. */
interface UpdatedFiles {
  readonly all: ReadonlyMap<string, string>;
  readonly newFiles: ReadonlySet<string>;
}

/** Brings the output folder to the state of the finished site: what is no part of it goes. */
export function updateFolder(
  { all, newFiles }: UpdatedFiles,
  { out, staging }: { out: string; staging: string },
): void {
  const gone = listFolder(out).filter((file) => file !== markerFile && !all.has(file));
  // First what goes: a new file may have the name of a folder that was.
  for (const file of gone) {
    rmSync(join(out, file));
    removeEmpty(dirname(join(out, file)), out);
  }
  for (const file of newFiles) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    renameSync(join(staging, file), join(out, file));
  }
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), top);
}
