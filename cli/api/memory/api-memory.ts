// Caches the extraction of a package on disk until a file that it was read from changes.
//
// Files with the same stamp are not read. Others are compared by their contents, as on another machine.

import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Extraction } from '../../../core/api/extract/extraction.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { remember } from '../../../core/api/extract/remember.ts';
import { stampFile } from '../../files/file-stamp.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { hash } from '../../files/hash.ts';
import { openStore, type Store } from '../../files/store/open-store.ts';
import type { FreshExtraction } from '../extract/extract-fresh.ts';
import type { InstalledPackage } from '../packages/find-package.ts';
import { packExtraction, unpackExtraction, type PackedExtraction } from './pack-extraction.ts';

/** The place of the cache, and the key of the engine; a thread opens the same cache with it. */
export interface MemoryPlace {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
}

/** The cached extractions of a site. Files that packages share are checked once. */
export interface ApiMemory {
  /** The root of the site, links resolved, as in the paths of packages. */
  readonly root: string;
  readonly store: Store<StoredExtraction>;
  /** The files of extractions that were read from the store, by store key. */
  readonly watched: Map<string, readonly string[]>;
  readonly engineKey: string;
  readonly stampFile: (file: string) => string;
  readonly hashFile: (file: string) => string;
}

/** An extraction in the store, with the files that it was read from. */
interface StoredExtraction extends PackedExtraction {
  /** Stamps of the files on this machine. */
  readonly stamp: string;
  /** Hashes of their contents. */
  readonly key: string;
  /** Relative to the root of the site, so that other machines find them. */
  readonly files: readonly string[];
}

/** Opens the memory of a site. It assumes that files do not change from now on. */
export function openApiMemory({ root, cache, engineKey }: MemoryPlace, log: (message: string) => void): ApiMemory {
  const realRoot = realpathSync(root);
  return {
    root: realRoot,
    store: openStore(cache, 'api', { log }),
    watched: new Map(),
    engineKey,
    stampFile: remember((file) => stampFile(join(realRoot, file))),
    hashFile: remember((file) => hashFile(join(realRoot, file))),
  };
}

/** An extraction that may be older than its files. */
export interface LastExtraction extends Extraction {
  /** Faults of sources that were saved since; the next extraction checks them again. */
  readonly outdated?: readonly Problem[];
}

/** Reads the last extraction of a package, even if files have changed since. */
export function readLast(pack: InstalledPackage, memory: ApiMemory): LastExtraction | undefined {
  const stored = memory.store.read(toStoreKey(pack, memory));
  if (!stored) return undefined;
  const extraction = unpackExtraction(stored);
  const outdated = extraction.problems.filter(({ rule }) => rule === 'library-source');
  if (outdated.length === 0 || isSame(pack, { stored, memory })) return extraction;
  const problems = extraction.problems.filter((each) => !outdated.includes(each));
  return { ...extraction, problems, outdated };
}

function isSame(pack: InstalledPackage, { stored, memory }: { stored: StoredExtraction; memory: ApiMemory }): boolean {
  return (
    stored.stamp === toKey(pack, stored.files, { ...memory, identify: memory.stampFile }) ||
    stored.key === toKey(pack, stored.files, { ...memory, identify: memory.hashFile })
  );
}

/** Lists the files that the last extraction of a package depends on, absolute. */
export function listWatchedFiles(pack: InstalledPackage, memory: ApiMemory): string[] {
  const known = memory.watched.get(toStoreKey(pack, memory));
  const files = known ?? memory.store.read(toStoreKey(pack, memory))?.files ?? [];
  return files.map((file) => join(memory.root, file));
}

/** Reads the extraction of a package; undefined if it has to be made again. */
export function readStored(pack: InstalledPackage, memory: ApiMemory): Extraction | undefined {
  const stored = memory.store.read(toStoreKey(pack, memory));
  if (!stored) return undefined;
  const stamp = toKey(pack, stored.files, { ...memory, identify: memory.stampFile });
  const isUntouched = stored.stamp === stamp;
  if (!isUntouched && stored.key !== toKey(pack, stored.files, { ...memory, identify: memory.hashFile }))
    return undefined;
  memory.watched.set(toStoreKey(pack, memory), stored.files);
  if (isUntouched) return unpackExtraction(stored);

  memory.store.write(toStoreKey(pack, memory), { ...stored, stamp });
  return unpackExtraction(stored);
}

/** Writes an extraction atomically. A stale one is only used until the next is made. */
export function writeStored(pack: InstalledPackage, fresh: FreshExtraction, memory: ApiMemory): void {
  const { problems, files, isStale = false } = fresh;
  // A missing package may be installed, which does not change the files of this one.
  const dependencies = problems.length === 0 ? files : [...files, ...listInstallRecords(pack)];
  const watched = dependencies.map((file) => toRelative(file, memory));
  memory.store.write(toStoreKey(pack, memory), {
    stamp: isStale ? '' : toKey(pack, watched, { ...memory, identify: memory.stampFile }),
    key: isStale ? '' : toKey(pack, watched, { ...memory, identify: memory.hashFile }),
    files: watched,
    ...packExtraction(fresh),
  });
}

// The hash of a missing file is ''.
function hashFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return '';
  }
}

// The key covers every declaration and script that was read. A missing file changes it as well.
function toKey(
  { name, version, specifiers, sources, entrance }: InstalledPackage,
  files: readonly string[],
  {
    root,
    engineKey,
    identify,
  }: { readonly root: string; readonly engineKey: string; readonly identify: (file: string) => string },
): string {
  const states = files.map((file) => `${file}\0${identify(file)}`);
  const own = Object.values(sources ?? {}).map((file) => relative(root, file));
  return hash(engineKey, name, version, entrance, ...specifiers, states.join('\0'), ...own);
}

// Files that npm, pnpm and yarn write when they install. For a linked package, any folder above may have them.
function listInstallRecords({ folder }: InstalledPackage): string[] {
  const end = folder.lastIndexOf('/node_modules/');
  const installFolders = end < 0 ? foldersAbove(folder) : [folder.slice(0, end)];
  const records = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];
  return installFolders.flatMap((installFolder) => records.map((name) => join(installFolder, 'node_modules', name)));
}

/** The format of stored extractions, which must not depend on the engine: the last one is read by any version. */
const format = 'packed';

function toStoreKey({ name, folder }: InstalledPackage, memory: ApiMemory): string {
  return hash(format, name, toRelative(folder, memory));
}

function toRelative(file: string, { root }: ApiMemory): string {
  return relative(root, file).replaceAll('\\', '/');
}
