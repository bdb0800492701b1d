// What was extracted from a package, kept on disk until a file that it was read from changes.
//
// Files that lie as they did are not read. Others are judged by what they hold, as on another machine.

import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Extraction } from '../../core/api/extract/extraction.ts';
import { remember } from '../../core/api/extract/remember.ts';
import { hash } from '../hash.ts';
import type { FreshExtraction } from './extract-fresh.ts';
import type { InstalledPackage } from './find-package.ts';

/** Where extractions are kept, and the code that made them. */
export interface ApiMemory {
  readonly folder: string;
  readonly engineKey: string;
}

/** Where to look, and how to tell that a file is the same. Files that packages share are looked at once. */
export interface KnownFiles {
  readonly memory: ApiMemory;
  readonly stampFile: (file: string) => string;
  readonly hashFile: (file: string) => string;
}

interface Kept extends Extraction {
  /** How the files lie on this machine. */
  readonly stamp: string;
  /** What they hold. */
  readonly key: string;
  readonly files: readonly string[];
}

/** Takes files for unchanged from here on. */
export function createKnownFiles(memory: ApiMemory): KnownFiles {
  return { memory, stampFile: remember(stampFile), hashFile: remember(hashFile) };
}

/** Reads the extraction of a package; undefined when it has to be made anew. */
export function readKept(pack: InstalledPackage, known: KnownFiles): Extraction | undefined {
  const kept = parseKept(toFile(pack, known.memory));
  if (!kept) return undefined;
  const stamp = toKey(pack, kept.files, { ...known.memory, tell: known.stampFile });
  if (kept.stamp === stamp) return kept;
  if (kept.key !== toKey(pack, kept.files, { ...known.memory, tell: known.hashFile })) return undefined;

  writeWhole(toFile(pack, known.memory), { ...kept, stamp });
  return kept;
}

/** Keeps an extraction, whole or not at all. */
export function writeKept(
  pack: InstalledPackage,
  { entries, problems, files }: FreshExtraction,
  known: KnownFiles,
): void {
  // What is missing may be installed, which leaves the package itself as it is.
  const watched = problems.length === 0 ? files : [...files, ...listInstallRecords(pack)];
  writeWhole(toFile(pack, known.memory), {
    stamp: toKey(pack, watched, { ...known.memory, tell: known.stampFile }),
    key: toKey(pack, watched, { ...known.memory, tell: known.hashFile }),
    files: watched,
    entries,
    problems,
  });
}

function writeWhole(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${file}.${process.pid}`, file);
}

// A file that is gone gives ''.
function hashFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return '';
  }
}

// Whoever writes a file cannot choose when it was changed (ctime), as an installer chooses its date.
function stampFile(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : '';
}

function parseKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

// Every declaration and script that was read. A file that is gone changes the key as well.
function toKey(
  { name, version, specifiers }: InstalledPackage,
  files: readonly string[],
  { engineKey, tell }: ApiMemory & { readonly tell: (file: string) => string },
): string {
  const told = files.map((file) => `${file}\0${tell(file)}`);
  return hash(engineKey, name, version, ...specifiers, told.join('\0'));
}

// What npm, pnpm and yarn leave behind when they install.
function listInstallRecords({ folder }: InstalledPackage): string[] {
  const modules = folder.slice(0, folder.lastIndexOf('/node_modules/') + '/node_modules'.length);
  return ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'].map(
    (name) => `${modules}/${name}`,
  );
}

function toFile({ name, folder }: InstalledPackage, { folder: place }: ApiMemory): string {
  return join(place, `${hash(name, folder)}.json`);
}
