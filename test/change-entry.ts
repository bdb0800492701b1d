// Changes what an entry of the cache says, as a fault of the engine might: its seal is whole.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sealEntry, unsealEntry } from '../cli/files/store/seal-entry.ts';

/** Rewrites the text of an entry, and seals it again. */
export function changeEntry(file: string, change: (text: string) => string): void {
  const name = basename(file, '.mjs');
  const text = unsealEntry(name, readFileSync(file));
  if (text === undefined) throw new Error(`No entry: ${file}`);
  writeFileSync(file, sealEntry(name, change(text)));
}
