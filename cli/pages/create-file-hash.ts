import { join } from 'node:path';
import { hash } from '../hash.ts';
import { readIfThere } from '../read-if-there.ts';

/** Creates the function that hashes files of a site, each once; '' where there is none. */
export function createFileHash(root: string): (file: string) => string {
  const hashes = new Map<string, string>();

  return function hashFile(file) {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const bytes = readIfThere(join(root, file));
    const found = bytes ? hash(bytes) : '';
    hashes.set(file, found);
    return found;
  };
}
