import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markerFile } from '../output-folder.ts';
import { listForeignFiles } from './foreign-files.ts';

/** Removes from a folder what is no file of a site, and the folders that hold none of its files. */
export function removeOthers(folder: string, all: ReadonlyMap<string, string>): void {
  for (const path of listForeignFiles(folder, { old: all, next: all })) {
    if (path !== markerFile) rmSync(join(folder, path), { recursive: true, force: true });
  }
}
