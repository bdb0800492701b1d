// Reads files and folders that may be missing; any other fault is thrown.

import { readFileSync, readdirSync } from 'node:fs';
import { compareText } from '../../core/text/compare-text.ts';

/** Error codes of paths that are missing, of the wrong kind, or invalid. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** Reads a file; undefined if it does not exist. */
export function readIfThere(path: string): Buffer | undefined {
  return unlessAbsent(() => readFileSync(path));
}

/** Lists the names in a folder, sorted; empty if there is no such folder. */
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
