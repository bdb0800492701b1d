// What was extracted from a package, kept on disk until a file that it was read from changes.

import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Extraction } from '../../core/api/extract/extraction.ts';
import { hash } from '../hash.ts';
import { openStore, type Store } from '../store/open-store.ts';
import type { FreshExtraction } from './extract-fresh.ts';
import type { InstalledPackage } from './find-package.ts';

/** An extraction, with what it was read from. */
interface KeptExtraction extends Extraction {
  readonly key: string;
  /** Relative to the root of the site, so that another machine finds its own. */
  readonly files: readonly string[];
}

/** Where extractions are kept, and the code that made them. */
export interface ApiMemory {
  /** Links resolved, as in the paths of packages. */
  readonly root: string;
  readonly store: Store<KeptExtraction>;
  readonly engineKey: string;
}

/** Opens the memory of a site. */
export function openApiMemory({
  root,
  cache,
  engineKey,
  log,
}: {
  root: string;
  cache: string;
  engineKey: string;
  log: (message: string) => void;
}): ApiMemory {
  return { root: realpathSync(root), store: openStore(cache, 'api', { log }), engineKey };
}

/** Reads the extraction of a package; undefined when it has to be made anew. */
export function readKept(pack: InstalledPackage, memory: ApiMemory): Extraction | undefined {
  const kept = memory.store.read(toStoreKey(pack, memory));
  return kept && kept.key === toKey(pack, kept.files, memory) ? kept : undefined;
}

/** Keeps an extraction, whole or not at all. */
export function writeKept(
  pack: InstalledPackage,
  { entries, problems, files }: FreshExtraction,
  memory: ApiMemory,
): void {
  // What is missing may be installed, which leaves the package itself as it is.
  const watched = (problems.length === 0 ? files : [...files, ...listInstallRecords(pack)]).map((file) =>
    toRelative(file, memory),
  );
  memory.store.write(toStoreKey(pack, memory), {
    key: toKey(pack, watched, memory),
    files: watched,
    entries,
    problems,
  });
}

// Every declaration and script that was read, by its content. A file that is gone changes the key as well.
function toKey(
  { name, version, specifiers }: InstalledPackage,
  files: readonly string[],
  { root, engineKey }: ApiMemory,
): string {
  return hash(
    engineKey,
    name,
    version,
    ...specifiers,
    ...files.flatMap((file) => [file, readOrNothing(join(root, file))]),
  );
}

// What npm, pnpm and yarn leave behind when they install.
function listInstallRecords({ folder }: InstalledPackage): string[] {
  const modules = folder.slice(0, folder.lastIndexOf('/node_modules/') + '/node_modules'.length);
  return ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'].map(
    (name) => `${modules}/${name}`,
  );
}

function readOrNothing(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

function toStoreKey({ name, folder }: InstalledPackage, memory: ApiMemory): string {
  return hash(name, toRelative(folder, memory));
}

function toRelative(file: string, { root }: ApiMemory): string {
  return relative(root, file).replaceAll('\\', '/');
}
