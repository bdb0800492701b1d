import { readdirSync } from 'node:fs';
import { hash } from './hash.ts';
import { readIfThere } from './read-if-there.ts';

/** Hashes a file, or the names in a folder if the path ends with "/". '' if it does not exist. */
export function hashFile(path: string): string {
  if (path.endsWith('/')) return hashNames(path);
  const bytes = readIfThere(path);
  return bytes ? hash(bytes) : '';
}

function hashNames(folder: string): string {
  try {
    return hash(...readdirSync(folder).sort());
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return '';
    throw error;
  }
}
