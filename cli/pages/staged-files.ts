// The files of pages → the staging folder of a build.

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { OutputFile } from '../../core/model/output-file.ts';
import { hash } from '../files/hash.ts';
import type { WrittenFile } from '../files/written-file.ts';

/** Writes the files of pages in one thread. A folder is made once for thousands of files. */
export class StagedFiles {
  readonly #folders = new Set<string>();
  /** The files that several pages have, by their place. */
  readonly #shared = new Map<string, WrittenFile>();

  /** Writes a file into a staging folder. */
  write({ file, contents, isShared }: OutputFile, folder: string): WrittenFile {
    const path = join(folder, file);
    const sharedFile = this.#shared.get(path);
    if (sharedFile && existsSync(path)) return sharedFile;

    this.#makeFolder(dirname(path));
    const bytes = Buffer.from(contents);
    const written = { file, hash: hash(bytes), bytes: bytes.length };
    if (isShared) {
      // Another thread may write it too, and a preview read it.
      const part = `${path}.${threadId}`;
      writeAnew(part, bytes);
      renameSync(part, path);
      this.#shared.set(path, written);
    } else writeAnew(path, bytes);
    return written;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    try {
      mkdirSync(folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another thread was quicker, or the folder above is missing.
      if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
      if (code === 'EEXIST') return;
      this.#makeFolder(dirname(folder));
      mkdirSync(folder, { recursive: true });
    }
  }
}

/** Writes a file, and makes its folder again if the last build has removed it: a thread can outlive a build. */
function writeAnew(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
