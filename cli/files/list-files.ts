// A folder → the files below it, sorted. Links that lead out of the site are not followed.

import { readdirSync, realpathSync, type Dirent, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { compareText } from '../../core/text/compare-text.ts';
import type { Problem } from '../../core/model/problem.ts';
import { lstatPath, statPath } from './stat-path.ts';

/** The files of a folder, and problems such as links that lead out of the site. */
interface ListedFiles {
  /** Relative to the root, with forward slashes: "content/joy-ui/react-button.md". */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Lists the files in `folder` of a site, without hidden files and node_modules. */
export function listFiles(root: string, folder: string): ListedFiles {
  const files: string[] = [];
  const problems: Problem[] = [];
  const realRoot = realpathSync(root);
  if (isNotFolder(join(root, folder))) problems.push(notFolderProblem(folder));
  walk(folder, new Set());
  return { files: files.sort(compareText), problems };

  function walk(current: string, above: ReadonlySet<string>): void {
    const real = realpathOf(join(root, current));
    // A link to a folder above it would be walked forever.
    if (real === undefined || above.has(real)) return;

    for (const entry of readFolder(join(root, current))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const file = `${current}/${entry.name}`;
      const kind = entry.isSymbolicLink() ? followLink(file) : kindOf(entry);
      if (kind !== undefined && !['file', 'folder'].includes(kind)) problems.push(specialProblem(file, kind));
      if (kind === 'folder') walk(file, new Set([...above, real]));
      if (kind === 'file') files.push(file);
    }
  }

  function followLink(file: string): Kind | undefined {
    const target = realpathOf(join(root, file));
    if (target !== undefined && !`${target}${sep}`.startsWith(`${realRoot}${sep}`)) {
      problems.push(outsideProblem(file));
      return undefined;
    }
    const found = target === undefined ? undefined : statPath(target);
    return found && kindOf(found);
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP';
}

type Kind = 'file' | 'folder' | 'pipe' | 'socket' | 'device';

function kindOf(entry: Dirent | Stats): Kind {
  if (entry.isDirectory()) return 'folder';
  if (entry.isFIFO()) return 'pipe';
  if (entry.isSocket()) return 'socket';
  return entry.isCharacterDevice() || entry.isBlockDevice() ? 'device' : 'file';
}

/** Returns whether something other than a folder has this path. */
function isNotFolder(path: string): boolean {
  const found = lstatPath(path);
  return found !== undefined && !found.isDirectory() && !found.isSymbolicLink();
}

function notFolderProblem(folder: string): Problem {
  return {
    rule: 'not-a-folder',
    severity: 'error',
    place: { file: folder },
    message: 'A file has the name of a folder of the site, so the files of that folder cannot be found',
    hint: `Rename the file, and put what belongs there into a folder named "${folder}".`,
  };
}

function specialProblem(file: string, kind: string): Problem {
  return {
    rule: 'special-file',
    severity: 'warning',
    place: { file },
    message: `This is a ${kind}, not a file, so it is left out`,
    hint: 'Remove it, or put a regular file in its place.',
  };
}

function outsideProblem(file: string): Problem {
  return {
    rule: 'symlink-outside-root',
    severity: 'error',
    place: { file },
    message: 'This link leads out of the site, so the same site would differ from machine to machine',
    hint: 'Copy the file that it points to into the site.',
  };
}
