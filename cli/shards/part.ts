// The folder of a part: the pages that one shard has made (site/), what its build has kept (stages/),
// and the list of both (part.json), which is written last and says what every file must be.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '../build-context.ts';
import { sealEntry, unsealEntry } from '../store/seal-entry.ts';
import type { StoreName } from '../store/store-limits.ts';
import type { Shard } from './shard.ts';

/** What a part says of itself. */
export interface Part {
  readonly shard: Shard;
  /** Stands for the engine that has made it. */
  readonly engineKey: string;
  readonly record: Pick<BuildRecord, 'pages' | 'files'>;
}

/** The list of a part. */
export const partFile = 'part.json';

/** What the shards of a site keep for whoever joins them. Documents stay behind: pages are made already. */
export const sharedStores: readonly StoreName[] = [
  'api',
  'cards',
  'client',
  'facts',
  'library',
  'lists',
  'live',
  'scripts',
];

/** Names the folder of a part's pages. */
export function toPartSite(folder: string): string {
  return join(folder, 'site');
}

/** Names the folder of what a part's build has kept. */
export function toPartStages(folder: string): string {
  return join(folder, 'stages');
}

/** Forgets the list of a part: until the next one is written, there is none. */
export function dropPart(folder: string): void {
  rmSync(join(folder, partFile), { force: true });
}

/** Writes the list of a part, whole or not at all. */
export function writePart(folder: string, part: Part): void {
  mkdirSync(folder, { recursive: true });
  const passing = join(folder, `.${partFile}.${process.pid}`);
  writeFileSync(passing, sealEntry(partFile, JSON.stringify(part)));
  renameSync(passing, join(folder, partFile));
}

/** Reads the list of a part: "absent" where there is none, "damaged" where a bit is not as it was written. */
export function readPart(folder: string): Part | 'absent' | 'damaged' {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, partFile));
  } catch {
    return 'absent';
  }
  const text = unsealEntry(partFile, bytes);
  // The text is, to the bit, what was written above.
  return text === undefined ? 'damaged' : (JSON.parse(text) as Part);
}
