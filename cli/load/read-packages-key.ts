// The packages that are installed → a key that changes when one of them does. npm writes down what
// it has installed; where it does not, the lock files say what should be.

import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import { foldersAbove } from '../folders-above.ts';
import { hash } from '../hash.ts';

const records = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', 'node_modules/.yarn-state.yml', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** Reads the key of the packages that a site can import. */
export function readPackagesKey(root: string): string {
  for (const folder of foldersAbove(root)) {
    const found = records.map((name) => readIfThere(join(folder, name))).find((bytes) => bytes !== undefined);
    if (found) return hash(found);
  }
  return '';
}
