// Folders for thousands of files, each made once.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the function that makes a folder, and those above it, unless it has done so before. */
export function createFolderMaker(): (folder: string) => void {
  const made = new Set<string>();

  return function makeFolder(folder) {
    if (made.has(folder)) return;
    made.add(folder);
    try {
      mkdirSync(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another thread was quicker, or the folder above is missing.
      if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
      if (code === 'EEXIST') return;
      makeFolder(dirname(folder));
      mkdirSync(folder, { recursive: true });
    }
  };
}
