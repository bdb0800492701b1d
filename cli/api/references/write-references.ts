// Writes references as one JSON file per entry, in the shape that docs/api.md documents. Entries that are neither
// components nor hooks are in a folder of their kind.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiReference } from '../../../core/api/link-references.ts';
import { planSymbolPages } from '../../../core/api/pages/symbols/plan-symbol-pages.ts';
import { toKebab } from '../../../core/api/plan-api-tab.ts';
import { packagesFile } from './read-saved-api.ts';

/** Writes the entries of one product into a folder, and returns their number. Names are unique. */
export function writeReferences(references: readonly ApiReference[], folder: string): number {
  mkdirSync(folder, { recursive: true });
  const entries = references.flatMap((reference) => reference.entries);
  for (const entry of entries) write(join(folder, `${toKebab(entry.name)}.json`), entry);

  const packages = references.map(({ packageName: name, version }) => ({ name, version }));
  writeFileSync(join(folder, packagesFile), `${JSON.stringify(packages, null, 2)}\n`);
  const places = planSymbolPages(references, new Set()).flatMap((page) => page.places);
  for (const { symbol, path } of places) {
    const [kind = '', name = ''] = path.replace(/^\/.*?\/api\//, '').split(/[/#]+/);
    const own = join(folder, kind.replace(/-\d+$/, ''));
    mkdirSync(own, { recursive: true });
    write(join(own, `${name}.json`), symbol);
  }
  return entries.length + places.length;
}

function write(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
