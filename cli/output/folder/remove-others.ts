import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markerFile } from '../output-folder.ts';
import { listForeignFiles } from './foreign-files.ts';

/** Removes everything from a folder except the files of a site and their folders. */
export function removeOthers(folder: string, all: ReadonlyMap<string, string>): void {
  for (const path of listForeignFiles(folder, { old: all, next: all })) {
    if (path !== markerFile) rmSync(join(folder, path), { recursive: true, force: true });
  }
}
