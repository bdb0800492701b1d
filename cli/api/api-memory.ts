// What was extracted from a package, kept on disk until a file that it was read from changes.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Extraction } from '../../core/api/extract/extraction.ts';
import { hash } from '../hash.ts';
import type { FreshExtraction } from './extract-fresh.ts';
import type { InstalledPackage } from './find-package.ts';

/** Where extractions are kept, and the code that made them. */
export interface ApiMemory {
  readonly folder: string;
  readonly engineKey: string;
}

/** Where to look, and how to tell that a file is the same: packages that share files need not read them twice. */
export interface KnownFiles {
  readonly memory: ApiMemory;
  readonly hashFile: (file: string) => string;
}

interface Kept extends Extraction {
  readonly key: string;
  readonly files: readonly string[];
}

/** Reads the extraction of a package; undefined when it has to be made anew. */
export function readKept(pack: InstalledPackage, known: KnownFiles): Extraction | undefined {
  const kept = parseKept(toFile(pack, known.memory));
  return kept && kept.key === toKey(pack, kept.files, known) ? kept : undefined;
}

/** Keeps an extraction, whole or not at all. */
export function writeKept(
  pack: InstalledPackage,
  { entries, problems, files }: FreshExtraction,
  known: KnownFiles,
): void {
  const file = toFile(pack, known.memory);
  // What is missing may be installed, which leaves the package itself as it is.
  const watched = problems.length === 0 ? files : [...files, ...listInstallRecords(pack)];
  const kept: Kept = { key: toKey(pack, watched, known), files: watched, entries, problems };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${file}.${process.pid}`, file);
}

/** Hashes what a file holds; one that is gone gives ''. */
export function hashFile(file: string): string {
  try {
    return hash(readFileSync(file));
  } catch {
    return '';
  }
}

function parseKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

// Every declaration and script that was read, by its content. A file that is gone changes the key as well.
function toKey(
  { name, version, specifiers }: InstalledPackage,
  files: readonly string[],
  { memory: { engineKey }, hashFile }: KnownFiles,
): string {
  return hash(engineKey, name, version, ...specifiers, ...files.flatMap((file) => [file, hashFile(file)]));
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
