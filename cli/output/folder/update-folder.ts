// Moves new files from a staging folder into the output folder, one by one. Making thousands of folders again for one
// changed page takes seconds, which a folder that no one else reads does not need.
//
// A build that is killed here leaves files that are not in its record: the next build makes them again.

import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeOthers } from './remove-others.ts';

/** The files of the finished site, and those of them in the staging folder. */
export interface FinishedFiles {
  readonly allFiles: ReadonlyMap<string, string>;
  readonly newFiles: ReadonlySet<string>;
}

/** Updates the output folder to the finished site, and removes all other files. */
export function updateFolder(
  { allFiles, newFiles }: FinishedFiles,
  { out, staging }: { out: string; staging: string },
): void {
  // Removal comes first: a new file may have the name of an old folder.
  removeOthers(out, allFiles);
  for (const file of newFiles) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    renameSync(join(staging, file), join(out, file));
  }
}
