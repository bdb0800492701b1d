// The files of a site, each read once in a build, however many stages ask for it. Folders are listed
// first: most of the files that a demo could have are not there, and a look at a list costs nothing.

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { hash } from './hash.ts';
import { hashFile } from './hash-file.ts';
import { readIfThere } from './read-if-there.ts';

/** Reads files of a site, named from its root. What changes after the first look is not noticed. */
export interface SiteReader {
  /** Reads a file; undefined where there is none. */
  read(file: string): Buffer | undefined;
  /** Hashes a file as `hashFile` does. */
  hash(file: string): string;
  /** Tells whether a file that is there lies in the site, and no link leads out of it. */
  isInside(file: string): boolean;
}

/** The names in a folder. */
interface Names {
  /** As a disk may take them that does not tell "a" from "A". */
  readonly folded: ReadonlySet<string>;
  /** Files that are no links. */
  readonly files: ReadonlySet<string>;
}

const none: Names = { folded: new Set(), files: new Set() };

/** Creates a reader. It remembers files and folders: make one for each run. */
export function createSiteReader(root: string): SiteReader {
  const folders = new Map<string, Names | undefined>();
  const contents = new Map<string, Buffer | undefined>();
  const hashes = new Map<string, string>();
  const places = new Map<string, boolean>();

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
      const found = places.get(folder) ?? (folder === '.' || isBelowRoot(folder));
      places.set(folder, found);
      return found;
    },
  };

  /** What was only hashed is let go: it may be a picture. */
  function readHash(file: string): string {
    const known = contents.get(file);
    if (known) return hash(known);
    return !file.endsWith('/') && isAbsent(file) ? '' : hashFile(join(root, file));
  }

  /** Says only what is sure: what lies outside of the site is not looked at. */
  function isAbsent(file: string): boolean {
    if (file.startsWith('..') || posix.isAbsolute(file)) return false;
    const names = namesIn(posix.dirname(file));
    return names !== undefined && !names.folded.has(fold(posix.basename(file)));
  }

  /** Undefined where a folder cannot be listed; its files may be there all the same. */
  function namesIn(folder: string): Names | undefined {
    if (!folders.has(folder))
      folders.set(folder, folder !== '.' && isAbsent(folder) ? none : listNames(join(root, folder)));
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
    return code === 'ENOENT' || code === 'ENOTDIR' ? none : undefined;
  }
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
