// Reads the code files of the repository, as text. The checks are in the other files of this folder.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A TypeScript or JavaScript file: its path from the root with forward slashes, and its text. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** Reads the given code files, and all code files in the given folders; missing ones are skipped. */
export function readCodeFiles(root: string, places: readonly string[]): CodeFile[] {
  return places
    .flatMap((place) => (place.endsWith('/') ? listFiles(root, place) : [place]))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Lists every file in a folder ("core/"), by its path from the root. Hidden folders contain generated files, such as `bench/.sites`. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];

  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => folder + file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/.'))
    .sort();
}
