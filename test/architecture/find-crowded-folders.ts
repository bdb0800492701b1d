// Files → the folders that hold more of them than one can take in at a glance.

import { posix } from 'node:path';

const most = 15;

/** Finds the folders with more than fifteen files of code or style directly in them, and how many these are. */
export function findCrowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const folder of files.filter(isCode).map((file) => posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);

  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}/ holds ${count} files`);
}

function isCode(file: string): boolean {
  return /\.([cm]?[jt]sx?|css)$/.test(file);
}
