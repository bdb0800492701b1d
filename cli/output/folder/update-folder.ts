// New files in a staging folder → the site in the output folder, file by file. To make thousands of
// folders anew for one changed page takes seconds; a folder that nobody else reads can do without.
//
// A build that is killed here leaves files that its record does not know: the next one makes them again.

import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeOthers } from './remove-others.ts';

/** The files of the finished site, and which of them wait in the staging folder. */
export interface FinishedFiles {
  readonly all: ReadonlyMap<string, string>;
  readonly newFiles: ReadonlySet<string>;
}

/** Brings the output folder to the state of the finished site: what is no part of it goes. */
export function updateFolder(
  { all, newFiles }: FinishedFiles,
  { out, staging }: { out: string; staging: string },
): void {
  // First what goes: a new file may have the name of a folder that was.
  removeOthers(out, all);
  for (const file of newFiles) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    renameSync(join(staging, file), join(out, file));
  }
}
