// The repository → its code files, as text. What is checked stands in the other files of this folder.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of TypeScript or JavaScript: its path from the root with forward slashes, and its text. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
}

/** Reads every code file below the given files and folders; those that are not there have none. */
export function readCodeFiles(root: string, places: readonly string[]): CodeFile[] {
  return places
    .flatMap((place) => (place.endsWith('/') ? listFiles(root, place) : [place]))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Finds every file below a folder ("core/"), by its path from the root. Hidden folders hold what was made, such as `bench/.sites`. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];

  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => folder + file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/.'))
    .sort();
}
