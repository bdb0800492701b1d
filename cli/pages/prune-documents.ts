// Kept documents that no build has used for long make room for new ones.

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the oldest documents of a cache once there are four times as many as pages. */
export function pruneDocuments(cache: string, pages: number): void {
  const folder = join(cache, 'documents');
  const files = listFolder(folder).flatMap((name) =>
    listFolder(join(folder, name)).map((file) => join(folder, name, file)),
  );
  if (files.length <= Math.max(1000, pages * 4)) return;

  const byAge = files
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => a.time - b.time);
  for (const { file } of byAge.slice(0, files.length - pages * 2)) rmSync(file, { force: true });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing was kept yet, or another build is tidying up.
    return [];
  }
}
