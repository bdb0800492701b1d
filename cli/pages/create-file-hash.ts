import { join } from 'node:path';
import { hashFile } from '../hash-file.ts';

/** Creates the function that hashes files of a site, each once; '' where there is none. */
export function createFileHash(root: string): (file: string) => string {
  const hashes = new Map<string, string>();

  return function hashOnce(file) {
    const found = hashes.get(file) ?? hashFile(join(root, file));
    hashes.set(file, found);
    return found;
  };
}
