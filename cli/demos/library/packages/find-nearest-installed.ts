// The name of a package that is not installed → the installed one that was most likely meant.

import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import { foldersAbove } from '../../../files/folders-above.ts';

/** Finds the name that is nearest, among the packages that Node finds from a folder and those that are worked on. */
export function findNearestInstalled(
  name: string,
  { from, worked }: { readonly from: string; readonly worked: readonly string[] },
): string | undefined {
  const folders = foldersAbove(from).map((folder) => join(folder, 'node_modules'));
  return findNearest(name, [...worked, ...folders.flatMap(listNames)]);
}

function listNames(folder: string): string[] {
  return listFolders(folder).flatMap((name) =>
    name.startsWith('@') ? listFolders(join(folder, name)).map((own) => `${name}/${own}`) : [name],
  );
}

/** Linked packages count as well. */
function listFolders(folder: string): string[] {
  return read(folder)
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function read(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
