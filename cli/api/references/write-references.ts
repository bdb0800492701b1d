// References → one JSON file for each entry, in the shape that docs/api.md documents.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference } from '../../../core/api/link-references.ts';
import { toKebab } from '../../../core/api/plan-api-tab.ts';

/** Writes the entries of one product into a folder, and gives their number. Each has a name of its own. */
export function writeReferences(references: readonly ApiReference[], folder: string): number {
  mkdirSync(folder, { recursive: true });
  const entries = references.flatMap((reference) => reference.entries);
  for (const entry of entries)
    writeFileSync(join(folder, `${toKebab(entry.name)}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  return entries.length;
}
