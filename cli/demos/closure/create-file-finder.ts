// A path that an import means → the file of the site that it names.
//
// Folders are listed, not asked for names, so that "./button" is not "./Button" on a disk that would
// take one for the other. A link that leads out of the site names no file of it.

import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileCandidates } from '../../../core/demos/closure/file-candidates.ts';
import { listIfThere } from '../../files/read-if-there.ts';
import { isFile } from '../../files/stat-path.ts';

/** A file of the site, or the paths that do not exist and the names that do. */
interface FileLookup {
  readonly path?: string;
  readonly isOutside: boolean;
  readonly absent: readonly string[];
  /** What lies in the folder that was looked into. */
  readonly nearby: readonly string[];
}

/** Creates a finder for the files below a root. It remembers folders: make one for each run. */
export function createFileFinder(root: string): (path: string) => FileLookup {
  const folders = new Map<string, ReadonlySet<string>>();
  const home = realpathSync.native(root);

  return function findFile(path) {
    const candidates = fileCandidates(path);
    const at = candidates.findIndex(hasFile);
    const found = candidates[at];
    const isOutside = found !== undefined && !realpathSync.native(join(root, found)).startsWith(home + sep);
    const absent = at === -1 ? candidates : candidates.slice(0, at);
    return { path: isOutside ? undefined : found, isOutside, absent, nearby: [...namesIn(posix.dirname(path))] };
  };

  function hasFile(path: string): boolean {
    if (!namesIn(posix.dirname(path)).has(posix.basename(path))) return false;
    return isFile(join(root, path));
  }

  function namesIn(folder: string): ReadonlySet<string> {
    const known = folders.get(folder);
    if (known) return known;

    const names = new Set(folder === '.' || hasName(folder) ? listIfThere(join(root, folder)) : []);
    folders.set(folder, names);
    return names;
  }

  function hasName(folder: string): boolean {
    return namesIn(posix.dirname(folder)).has(posix.basename(folder));
  }
}
