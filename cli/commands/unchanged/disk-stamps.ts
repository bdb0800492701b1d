// Stamps the inputs and outputs of a build, so that the next one knows without reading files whether they are
// unchanged.
//
// Inputs are stamped after the build, and only count if none has changed since it began: then the stamps are those of
// the files that were read.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync, type Dirent } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { foldersAbove } from '../../files/folders-above.ts';
import { readStamp, stampFile } from '../../files/file-stamp.ts';
import { statPath } from '../../files/stat-path.ts';
import { hash } from '../../files/hash.ts';
import { markerFile, readMarker } from '../../output/output-folder.ts';

/** Stamps by path, relative to the folder; '' for a missing file. */
export type DiskStamps = Readonly<Record<string, string>>;

/** A site and its output folders, absolute. */
interface StampedPlace {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
}

/** The state of the disk before a build. */
interface DiskStart {
  /** The time on the disk's own clock, in milliseconds. */
  readonly clock: number;
  /** The names in the folders that builds write into. */
  readonly names: DiskStamps;
}

/** Sites with more files are not stamped, such as a large repository that is one site. */
const maxInputs = 50_000;

/** Disks store times in steps: of some milliseconds, or of two seconds. */
const fineStepMs = 20;
const coarseStepMs = 2000;

/** Reads the state of the disk before a build; undefined without a site or a writable cache. */
export function readDiskStart(place: StampedPlace): DiskStart | undefined {
  const file = join(place.cache, `.clock-${process.pid}`);
  if (!existsSync(place.root)) return undefined;
  try {
    // Made before its names are read, so that the next build finds the same.
    mkdirSync(dirname(resolve(place.out)), { recursive: true });
    const names = stampNames(place);
    mkdirSync(place.cache, { recursive: true });
    writeFileSync(file, '');
    const clock = statPath(file)?.ctimeMs;
    rmSync(file);
    return clock === undefined ? undefined : { clock, names };
  } catch {
    // The build reports the problem.
    return undefined;
  }
}

/**
 * Stamps all files and folders of a site, and the other files that a build has read or looked for, absolute or relative
 * to the root. Returns undefined if one of them may have changed since the start, or if there are too many. Hidden
 * files and node_modules are not part of a site.
 */
export function stampInputs(place: StampedPlace, others: Iterable<string>, start: DiskStart): DiskStamps | undefined {
  const { root } = place;
  const isBusy = new Set(listBusyFolders(place));
  const stamps: Record<string, string> = {};
  const folders = [root];
  for (const folder of folders) {
    const entries = readdirSync(folder, { withFileTypes: true });
    // Skips the output of another build.
    if (entries.some(({ name }) => name === markerFile)) continue;
    for (const entry of entries.filter((each) => isInput(folder, each, place))) {
      const path = join(folder, entry.name);
      if (!isBusy.has(path)) stamps[relative(root, path)] = stampFile(path);
      if (entry.isDirectory()) folders.push(path);
    }
    if (folders.length + Object.keys(stamps).length > maxInputs) return undefined;
  }
  for (const path of others) stamps[relative(root, resolve(root, path))] ??= stampFile(resolve(root, path));
  return Object.values(stamps).every((stamp) => isSettled(stamp, start)) ? stamps : undefined;
}

/** Stamps the files of a finished site and their list. */
export function stampOutputs(out: string): DiskStamps {
  const files = [markerFile, ...(readMarker(out)?.files.keys() ?? [])];
  return Object.fromEntries(files.map((file) => [file, stampOutput(join(out, file))]));
}

/** Returns whether no file was added to or removed from the folders that builds write into. */
export function areNamesSame(names: DiskStamps, place: StampedPlace): boolean {
  return JSON.stringify(stampNames(place)) === JSON.stringify(names);
}

/** Returns whether the inputs of a build are unchanged. */
export function areInputsSame(stamps: DiskStamps, { root }: Pick<StampedPlace, 'root'>): boolean {
  return Object.entries(stamps).every(([path, stamp]) => stampFile(join(root, path)) === stamp);
}

/** Returns whether the files of a finished site are unchanged. */
export function areOutputsSame(stamps: DiskStamps, out: string): boolean {
  return Object.entries(stamps).every(([file, stamp]) => stampOutput(join(out, file)) === stamp);
}

/** Stamps the names in folders that builds write into, because the stamps of these folders change with each build. */
function stampNames(place: StampedPlace): DiskStamps {
  return Object.fromEntries(
    listBusyFolders(place).map((folder) => {
      const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => isInput(folder, entry, place));
      return [relative(place.root, folder), hash(...entries.map(({ name }) => name).sort())];
    }),
  );
}

/** Lists the folders that builds write into: the root, and the folders of the site that contain the output or the cache. */
function listBusyFolders({ root, out, cache }: StampedPlace): string[] {
  const parents = [out, cache].flatMap((folder) => foldersAbove(dirname(resolve(folder))));
  return [...new Set([root, ...parents.filter((folder) => `${folder}${sep}`.startsWith(`${root}${sep}`))])];
}

function isInput(folder: string, { name }: Dirent, { out, cache }: StampedPlace): boolean {
  if (name.startsWith('.') || name === 'node_modules') return false;
  return ![out, cache].some((written) => resolve(written) === join(folder, name));
}

function stampOutput(file: string): string {
  return readStamp(file)?.join(' ') ?? '';
}

function isSettled(stamp: string, { clock }: DiskStart): boolean {
  const changed = Number(stamp.split(' ')[2] ?? 0);
  return changed < clock - (changed % 1000 === 0 ? coarseStepMs : fineStepMs);
}
