// The path of an import → the file of the site.
//
// Names are looked up in folder listings, so that "./button" does not match "./Button" on a case-insensitive disk. Links
// that lead out of the site are not followed.

import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileCandidates } from '../../../core/demos/closure/file-candidates.ts';
import { listIfThere } from '../../files/read-if-there.ts';
import { isFile } from '../../files/stat-path.ts';

/** A file of the site, or the paths that do not exist and the names nearby that do. */
interface FileLookup {
  readonly path?: string;
  readonly isOutside: boolean;
  readonly absent: readonly string[];
  /** The names in the searched folder. */
  readonly nearby: readonly string[];
}

/** Creates a finder for the files below a root. It remembers folders, so create one per run. */
export function createFileFinder(root: string): (path: string) => FileLookup {
  const folders = new Map<string, ReadonlySet<string>>();
  const realRoot = realpathSync.native(root);

  return function findFile(path) {
    const candidates = fileCandidates(path);
    const at = candidates.findIndex(hasFile);
    const found = candidates[at];
    const isOutside = found !== undefined && !realpathSync.native(join(root, found)).startsWith(realRoot + sep);
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
