// A folder that held a site → the same without what is no file of the next one.

import { readdirSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { markerFile } from '../output-folder.ts';

/** Removes what is no file of a site, and the folders that are empty then. */
export function removeOthers(folder: string, all: { has(file: string): boolean }): void {
  const gone = listFolder(folder).filter((file) => file !== markerFile && !all.has(file));
  for (const file of gone) {
    rmSync(join(folder, file));
    removeEmpty(dirname(join(folder, file)), folder);
  }
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), top);
}
