// What was extracted from a package, kept on disk until a file that it was read from changes.
//
// Files that lie as they did are not read. Others are judged by what they hold, as on another machine.

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

/** Where extractions are kept, and the code that makes them: what a thread is told to open the same memory. */
export interface MemoryPlace {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
}

/** The extractions of a site, and how to tell that a file is the same. Files that packages share are looked at once. */
export interface ApiMemory {
  /** Links resolved, as in the paths of packages. */
  readonly root: string;
  readonly store: Store<KeptExtraction>;
  /** The files of the extractions that were taken from the store, by its keys. */
  readonly watched: Map<string, readonly string[]>;
  readonly engineKey: string;
  readonly stampFile: (file: string) => string;
  readonly hashFile: (file: string) => string;
}

/** An extraction, with what it was read from. */
interface KeptExtraction extends PackedExtraction {
  /** How the files lie on this machine. */
  readonly stamp: string;
  /** What they hold. */
  readonly key: string;
  /** Relative to the root of the site, so that another machine finds its own. */
  readonly files: readonly string[];
}

/** Opens the memory of a site. It takes files for unchanged from here on. */
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

/** An extraction of which some may be older than the files. */
export interface LastExtraction extends Extraction {
  /** Faults of sources that have been saved since: whether they are still there, the next extraction tells. */
  readonly outdated?: readonly Problem[];
}

/** Reads the last extraction of a package, though files may have changed since. */
export function readLast(pack: InstalledPackage, memory: ApiMemory): LastExtraction | undefined {
  const kept = memory.store.read(toStoreKey(pack, memory));
  if (!kept) return undefined;
  const extraction = unpackExtraction(kept);
  const outdated = extraction.problems.filter(({ rule }) => rule === 'library-source');
  if (outdated.length === 0 || isSame(pack, { kept, memory })) return extraction;
  const problems = extraction.problems.filter((each) => !outdated.includes(each));
  return { ...extraction, problems, outdated };
}

function isSame(pack: InstalledPackage, { kept, memory }: { kept: KeptExtraction; memory: ApiMemory }): boolean {
  return (
    kept.stamp === toKey(pack, kept.files, { ...memory, tell: memory.stampFile }) ||
    kept.key === toKey(pack, kept.files, { ...memory, tell: memory.hashFile })
  );
}

/** Lists the files that the last extraction of a package hangs on, absolute. */
export function listWatchedFiles(pack: InstalledPackage, memory: ApiMemory): string[] {
  const known = memory.watched.get(toStoreKey(pack, memory));
  const files = known ?? memory.store.read(toStoreKey(pack, memory))?.files ?? [];
  return files.map((file) => join(memory.root, file));
}

/** Reads the extraction of a package; undefined when it has to be made anew. */
export function readKept(pack: InstalledPackage, memory: ApiMemory): Extraction | undefined {
  const kept = memory.store.read(toStoreKey(pack, memory));
  if (!kept) return undefined;
  const stamp = toKey(pack, kept.files, { ...memory, tell: memory.stampFile });
  const isUntouched = kept.stamp === stamp;
  if (!isUntouched && kept.key !== toKey(pack, kept.files, { ...memory, tell: memory.hashFile })) return undefined;
  memory.watched.set(toStoreKey(pack, memory), kept.files);
  if (isUntouched) return unpackExtraction(kept);

  memory.store.write(toStoreKey(pack, memory), { ...kept, stamp });
  return unpackExtraction(kept);
}

/** Keeps an extraction, whole or not at all. A stale one is good until the next is made. */
export function writeKept(pack: InstalledPackage, fresh: FreshExtraction, memory: ApiMemory): void {
  const { problems, files, isStale = false } = fresh;
  // What is missing may be installed, which leaves the package itself as it is.
  const read = problems.length === 0 ? files : [...files, ...listInstallRecords(pack)];
  const watched = read.map((file) => toRelative(file, memory));
  memory.store.write(toStoreKey(pack, memory), {
    stamp: isStale ? '' : toKey(pack, watched, { ...memory, tell: memory.stampFile }),
    key: isStale ? '' : toKey(pack, watched, { ...memory, tell: memory.hashFile }),
    files: watched,
    ...packExtraction(fresh),
  });
}

// A file that is gone gives ''.
function hashFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return '';
  }
}

// Every declaration and script that was read. A file that is gone changes the key as well.
function toKey(
  { name, version, specifiers, sources, entrance }: InstalledPackage,
  files: readonly string[],
  {
    root,
    engineKey,
    tell,
  }: { readonly root: string; readonly engineKey: string; readonly tell: (file: string) => string },
): string {
  const told = files.map((file) => `${file}\0${tell(file)}`);
  const own = Object.values(sources ?? {}).map((file) => relative(root, file));
  return hash(engineKey, name, version, entrance, ...specifiers, told.join('\0'), ...own);
}

// What npm, pnpm and yarn leave behind when they install. Around a linked package, any folder may be the one.
function listInstallRecords({ folder }: InstalledPackage): string[] {
  const end = folder.lastIndexOf('/node_modules/');
  const homes = end < 0 ? foldersAbove(folder) : [folder.slice(0, end)];
  const records = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];
  return homes.flatMap((home) => records.map((name) => join(home, 'node_modules', name)));
}

/** How extractions are written: the last one is read whatever code has made it. */
const form = 'packed';

function toStoreKey({ name, folder }: InstalledPackage, memory: ApiMemory): string {
  return hash(form, name, toRelative(folder, memory));
}

function toRelative(file: string, { root }: ApiMemory): string {
  return relative(root, file).replaceAll('\\', '/');
}
