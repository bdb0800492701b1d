import { join, posix } from 'node:path';
import { findNearest } from '../../core/text/find-nearest.ts';
import { findNearestFile } from '../../core/text/find-nearest-file.ts';
import { listIfThere } from './read-if-there.ts';

/** Finds an existing file with nearly the name of a missing one: "src/style.css" → "src/styles.css". */
export function findNearFile(root: string, file: string, pick: typeof findNearestFile = findNearestFile) {
  const folder = findNearFolder(root, file.slice(0, file.lastIndexOf('/') + 1));
  if (folder === undefined) return undefined;
  const nearest = pick(posix.basename(file), listIfThere(join(root, folder)));
  // The exact name means that a folder has it.
  return nearest === undefined || folder + nearest === file ? undefined : folder + nearest;
}

/** Finds the folder that was most likely meant. `folder` ends with "/", and any part of it may be misspelled. */
export function findNearFolder(root: string, folder: string): string | undefined {
  let near = '';
  for (const name of folder.split('/').slice(0, -1)) {
    const names = listIfThere(join(root, near));
    const found = /^\.{0,2}$/.test(name) || names.includes(name) ? name : findNearest(name, names);
    if (found === undefined) return undefined;
    near += `${found}/`;
  }
  return near;
}
