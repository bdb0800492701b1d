// Texts on disk by key, in a folder of the cache. Threads and processes may read and write it concurrently.
//
// The cache can be lost at any time without changing the site: an entry that is not exactly what was written counts as
// missing, one that cannot be written is skipped, and nothing is ever thrown.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../hash.ts';
import { sealEntry, unsealEntry } from './seal-entry.ts';
import type { StoreName } from './store-limits.ts';
import { statPath } from '../stat-path.ts';

/** How a store reports faults, and how its files are named. */
export interface StoreOptions {
  /** Receives reports of damage. The same one may come repeatedly: the listener shows it once. */
  readonly log: (message: string) => void;
  /** For entries that are imported from the cache folder. */
  readonly ending?: '.mjs';
}

/** Texts by key, from one build to the next. */
export interface TextStore {
  read(key: string): string | undefined;
  /** Saves a text, whole or not at all, and returns whether it was saved. */
  write(key: string, value: string): boolean;
  /** Returns the file of a key; the text begins in its second line. */
  toFile(key: string): string;
}

/** No store may have larger entries. */
const maxBytes = 512 * 1024 ** 2;

const dayMs = 24 * 60 * 60 * 1000;

/** Opens a store of a cache folder. Neither has to exist. */
export function openTextStore(cache: string, name: StoreName, { log, ending }: StoreOptions): TextStore {
  const folder = join(cache, name);
  const toFile = (key: string) => join(folder, `${hash(key)}${ending ?? ''}`);
  let hasWritten = false;

  return {
    toFile,

    read(key) {
      const file = toFile(key);
      try {
        const found = statPath(file);
        if (!found) return undefined;
        // A pipe would never end, and a huge file would fill the memory before its hash is checked.
        const value = found.isFile() && found.size <= maxBytes ? unsealEntry(hash(key), readFileSync(file)) : undefined;
        if (value === undefined) reportDamage('was changed since it was written');
        else touch(file, found.mtimeMs);
        return value;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'ENOTDIR') reportUnusable(code);
        else if (code !== 'ENOENT') reportDamage(`cannot be read (${code})`);
        return undefined;
      }
    },

    write(key, value) {
      const part = join(folder, `.part-${randomUUID()}`);
      try {
        writePart(part, sealEntry(hash(key), value));
        moveTo(toFile(key), part);
        hasWritten = true;
        return true;
      } catch (error) {
        removeQuietly(part);
        reportUnusable(codeOf(error));
        return false;
      }
    },
  };

  function writePart(part: string, bytes: Uint8Array): void {
    try {
      writeFileSync(part, bytes);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      if (hasWritten) reportRemoved();
      mkdirSync(folder, { recursive: true });
      writeFileSync(part, bytes);
    }
  }

  function reportDamage(fault: string): void {
    log(
      `cache-damaged  The store "${name}" of the cache "${cache}" has an entry that ${fault}, so it is created again. Check the disk if every build reports this.`,
    );
  }

  function reportRemoved(): void {
    log(
      `cache-removed  The store "${name}" of the cache "${cache}" was removed while the site was built, so it starts from scratch. Remove the cache only when no build is running.`,
    );
  }

  function reportUnusable(code: string): void {
    log(
      `cache-unusable  The store "${name}" of the cache "${cache}" cannot be used (${code}), so nothing is kept in it. Remove what is in its place, or give this user permission to write there.`,
    );
  }
}

/** Marks an entry as used, so that pruning keeps it. Once a day is enough, so unchanged builds write nothing. */
function touch(file: string, lastUse: number): void {
  const now = Date.now();
  if (now - lastUse <= dayMs) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch {
    // A read-only cache is still useful.
  }
}

function moveTo(file: string, part: string): void {
  try {
    renameSync(part, file);
  } catch (error) {
    // A folder has its path.
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
    rmSync(file, { recursive: true, force: true });
    renameSync(part, file);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Nothing can be done in this folder.
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
