import { join, posix } from 'node:path';
import { findNearest } from '../../core/text/find-nearest.ts';
import { listIfThere } from './read-if-there.ts';

/** Finds what lies in the folder of a missing file and has nearly its name: "src/style.css" → "src/styles.css". */
export function findNearFile(root: string, file: string): string | undefined {
  const nearest = findNearest(posix.basename(file), listIfThere(join(root, posix.dirname(file))));
  return nearest === undefined ? undefined : file.slice(0, file.lastIndexOf('/') + 1) + nearest;
}
