// The packages that are installed → a key that changes when one of them does. npm writes down what
// it has installed; where it does not, the lock files say what should be. Linked packages are read
// themselves, as their authors change them without installing anything.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from '../files/folders-above.ts';
import { hash } from '../hash.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { listFiles } from '../files/list-files.ts';
import { isPackageFile, listLinkedPackages } from './list-linked-packages.ts';

const records = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
];

/** Reads the key of the packages that a site can import. */
export function readPackagesKey(root: string): string {
  // Whoever loads the site tells that its root is not there.
  if (!existsSync(root)) return '';
  const linked = listLinkedPackages(root).map(readFolderKey);
  const record = readRecord(root);
  return record === undefined && linked.length === 0 ? '' : hash(record ?? '', ...linked);
}

function readRecord(root: string): Uint8Array | undefined {
  for (const folder of foldersAbove(root)) {
    const found = records.map((name) => readIfThere(join(folder, name))).find((bytes) => bytes !== undefined);
    if (found) return found;
  }
  return undefined;
}

function readFolderKey(folder: string): string {
  const files = listFiles(folder, '.').files.filter(isPackageFile);
  return hash(...files.flatMap((file) => [file, readIfThere(join(folder, file)) ?? '']));
}
