// Reads and writes the folder of a part: the pages that one shard made (site/), the cache entries of its build
// (stages/), and the list of both (part.json), which is written last and has the hash of every file.

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

/** The list of a part. */
export interface Part {
  readonly shard: Shard;
  /** Key of the engine that built it. */
  readonly engineKey: string;
  readonly record: Pick<BuildRecord, 'pages' | 'files'>;
  /** The site, if the part is a whole site that joins another one. */
  readonly site?: SitePart;
}

/** The file of the list of a part. */
export const partFile = 'part.json';

/** The stores that a shard passes to the merge. Documents are not needed: the pages are already made. */
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

/** Returns the folder of the pages of a part. */
export function toPartSite(folder: string): string {
  return join(folder, 'site');
}

/** Returns the folder of the cache entries of a part. */
export function toPartStages(folder: string): string {
  return join(folder, 'stages');
}

/** Removes the list of a part; the part is unfinished until the next one is written. */
export function dropPart(folder: string): void {
  rmSync(join(folder, partFile), { force: true });
}

/** Writes the list of a part atomically. */
export function writePart(folder: string, part: Part): void {
  mkdirSync(folder, { recursive: true });
  const temporaryFile = join(folder, `.${partFile}.${process.pid}`);
  writeFileSync(temporaryFile, sealEntry(partFile, JSON.stringify(part)));
  renameSync(temporaryFile, join(folder, partFile));
}

/** Reads the list of a part: "absent" if there is none, "damaged" if a bit has changed. */
export function readPart(folder: string): Part | 'absent' | 'damaged' {
  let bytes: Buffer;
  try {
    const file = join(folder, partFile);
    // Reading a pipe would never end.
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

/** Checks the shape as well: a sealed file may still not be a list. */
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

/** Checks the fields that are used without further checks: the names of files, and every list. */
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
