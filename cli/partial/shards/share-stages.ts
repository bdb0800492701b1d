// Puts the entries of one cache into another, as hard links where possible, or else as copies. An entry is checked
// when it is read, so one that was damaged on the way is made again.

import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedStores } from './part.ts';
import { lstatPath } from '../../files/stat-path.ts';

/** Puts the entries of the shared stores of `from` into `to`; existing entries stay. */
export function shareStages(from: string, to: string): void {
  for (const store of sharedStores) {
    const names = listEntries(join(from, store));
    if (names.length > 0) mkdirSync(join(to, store), { recursive: true });
    for (const name of names) putFile(join(from, store, name), join(to, store, name));
  }
}

function listEntries(folder: string): string[] {
  try {
    // A link may lead anywhere.
    if (!lstatPath(folder)?.isDirectory()) return [];
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch {
    return [];
  }
}

function putFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to);
  }
}
