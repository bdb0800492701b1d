// A site's node_modules folders → the packages there that are links to folders people work in: those
// of the same repository. Links of package managers into their own stores are none.

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { foldersAbove } from '../files/folders-above.ts';

/** A package that is a link. */
export interface LinkedPackage {
  /** The name that it is imported by. */
  readonly name: string;
  /** Where it lies, links resolved. */
  readonly folder: string;
}

/** Lists the linked packages that a site can import, nearest first, each name once. */
export function listLinkedPackages(root: string): LinkedPackage[] {
  const linked = foldersAbove(root)
    .flatMap((folder) => listLinks(join(folder, 'node_modules')))
    .filter(({ folder }) => !folder.includes(`${sep}node_modules${sep}`));
  return linked.filter(({ name }, index) => linked.findIndex((other) => other.name === name) === index);
}

function listLinks(modules: string, scope = ''): LinkedPackage[] {
  return readFolder(modules).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (entry.isSymbolicLink()) return resolveLink(path, scope + entry.name);
    return entry.isDirectory() && entry.name.startsWith('@') ? listLinks(path, `${entry.name}/`) : [];
  });
}

function resolveLink(path: string, name: string): LinkedPackage[] {
  try {
    return [{ name, folder: realpathSync(path) }];
  } catch {
    return [];
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
