// The folder of a part: the pages that one shard has made (site/), what its build has kept (stages/),
// and the list of both (part.json), which is written last and says what every file must be.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '../../output/build-record.ts';
import type { WrittenFile } from '../../files/written-file.ts';
import type { SitePart } from '../site-part.ts';
import { isPartName } from '../../../core/model/part-name.ts';
import { sealEntry, unsealEntry } from '../../files/store/seal-entry.ts';
import type { StoreName } from '../../files/store/store-limits.ts';
import type { Shard } from './shard.ts';
import { lstatPath } from '../../files/stat-path.ts';

/** What a part says of itself. */
export interface Part {
  readonly shard: Shard;
  /** Stands for the engine that has made it. */
  readonly engineKey: string;
  readonly record: Pick<BuildRecord, 'pages' | 'files'>;
  /** Of a whole site that joins another one: what it says of itself. */
  readonly site?: SitePart;
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
    const file = join(folder, partFile);
    // A pipe would never end.
    const found = lstatPath(file);
    if (!found) return 'absent';
    if (!found.isFile()) return 'damaged';
    bytes = readFileSync(file);
  } catch {
    return 'absent';
  }
  const text = unsealEntry(partFile, bytes);
  return text === undefined ? 'damaged' : parsePart(text);
}

/** Whoever seals a list may still write what is none. */
function parsePart(text: string): Part | 'damaged' {
  try {
    const part = JSON.parse(text) as Partial<Part>;
    const isWhole =
      Number.isInteger(part.shard?.index) &&
      Number.isInteger(part.shard?.count) &&
      Object.values(part.record?.pages ?? {}).every(({ made }) => made.files.every(isNamed)) &&
      part.record?.files !== undefined &&
      (part.site === undefined || isSitePart(part.site));
    return isWhole ? (part as Part) : 'damaged';
  } catch {
    return 'damaged';
  }
}

function isNamed({ file, hash }: Partial<WrittenFile>): boolean {
  return typeof file === 'string' && typeof hash === 'string';
}

/** What is read without a look at it: the names of files, and every list. */
function isSitePart({ name, settings, trees, tasks, siteLinks, rules, files, problems, titles }: SitePart): boolean {
  const lists = [settings.languages, settings.products, settings.productIds, trees, siteLinks, rules, problems];
  return (
    typeof name === 'string' &&
    isPartName(name) &&
    [...lists, tasks, files].every(Array.isArray) &&
    files.every(isNamed) &&
    typeof titles === 'object' &&
    tasks.every(({ page }) => [page.path, page.file, page.outputFile].every((each) => typeof each === 'string'))
  );
}
