// What a disk has, where it has it: an absent file or folder is an answer, any other fault is not.

import { readFileSync, readdirSync } from 'node:fs';
import { compareText } from '../../core/text/compare-text.ts';

/** What a disk says of a path that names nothing of the wanted kind, or cannot be a path. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** Reads a file, or gives undefined where there is none. */
export function readIfThere(path: string): Buffer | undefined {
  return unlessAbsent(() => readFileSync(path));
}

/** Lists the names in a folder, sorted; none where there is no such folder. */
export function listIfThere(folder: string): string[] {
  return unlessAbsent(() => readdirSync(folder).sort(compareText)) ?? [];
}

function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
