// Reads each file of a site once per build, however many stages request it. Folders are listed first: most of the files
// that a demo could have do not exist, and looking in a list costs nothing.

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { hash } from './hash.ts';
import { hashFile } from './hash-file.ts';
import { readIfThere } from './read-if-there.ts';

/** Reads files of a site by their path from its root. Changes after the first read are not noticed. */
export interface SiteReader {
  /** Reads a file; undefined if it does not exist. */
  read(file: string): Buffer | undefined;
  /** Hashes a file as `hashFile` does. */
  hash(file: string): string;
  /** Returns whether an existing file is inside the site, with no link leading out of it. */
  isInside(file: string): boolean;
}

/** The names in a folder. */
interface Names {
  /** Normalized as a case-insensitive disk may compare them. */
  readonly folded: ReadonlySet<string>;
  /** Regular files, not links. */
  readonly files: ReadonlySet<string>;
}

const noNames: Names = { folded: new Set(), files: new Set() };

/** Creates a reader. It remembers files and folders, so create one per run. */
export function createSiteReader(root: string): SiteReader {
  const folders = new Map<string, Names | undefined>();
  const contents = new Map<string, Buffer | undefined>();
  const hashes = new Map<string, string>();
  const insideFolders = new Map<string, boolean>();

  return {
    read(file) {
      if (!contents.has(file)) contents.set(file, isAbsent(file) ? undefined : readIfThere(join(root, file)));
      return contents.get(file);
    },

    hash(file) {
      const found = hashes.get(file) ?? readHash(file);
      hashes.set(file, found);
      return found;
    },

    isInside(file) {
      const folder = posix.dirname(file);
      if (!namesIn(folder)?.files.has(posix.basename(file))) return isBelowRoot(file);
      const found = insideFolders.get(folder) ?? (folder === '.' || isBelowRoot(folder));
      insideFolders.set(folder, found);
      return found;
    },
  };

  /** Content that was only hashed is not remembered: it may be a picture. */
  function readHash(file: string): string {
    const content = contents.get(file);
    if (content) return hash(content);
    return !file.endsWith('/') && isAbsent(file) ? '' : hashFile(join(root, file));
  }

  /** True only if it is certain: paths outside the site are not checked. */
  function isAbsent(file: string): boolean {
    if (file.startsWith('..') || posix.isAbsolute(file)) return false;
    const names = namesIn(posix.dirname(file));
    return names !== undefined && !names.folded.has(fold(posix.basename(file)));
  }

  /** Undefined if a folder cannot be listed; its files may exist all the same. */
  function namesIn(folder: string): Names | undefined {
    if (!folders.has(folder))
      folders.set(folder, folder !== '.' && isAbsent(folder) ? noNames : listNames(join(root, folder)));
    return folders.get(folder);
  }

  function isBelowRoot(path: string): boolean {
    return realpathSync.native(join(root, path)).startsWith(`${realpathSync.native(root)}${sep}`);
  }
}

function listNames(folder: string): Names | undefined {
  try {
    const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
    return {
      folded: new Set(entries.map(({ name }) => fold(name))),
      files: new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []))),
    };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === 'ENOENT' || code === 'ENOTDIR' ? noNames : undefined;
  }
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
