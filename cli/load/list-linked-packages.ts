// A site's node_modules folders → the packages there that are links to folders people work in: those
// of the same repository. Links of package managers into their own stores are none.

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { foldersAbove } from '../files/folders-above.ts';

/** Lists the folders of linked packages, links resolved, each once. The one that holds the site is not among them. */
export function listLinkedPackages(root: string): string[] {
  const home = realpathSync(root);
  const linked = foldersAbove(root).flatMap((folder) => listLinks(join(folder, 'node_modules')));
  return [...new Set(linked)]
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`) && !`${home}${sep}`.startsWith(`${folder}${sep}`))
    .sort();
}

function listLinks(modules: string): string[] {
  return readFolder(modules).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (entry.isSymbolicLink()) return resolveLink(path);
    return entry.isDirectory() && entry.name.startsWith('@') ? listLinks(path) : [];
  });
}

function resolveLink(path: string): string[] {
  try {
    return [realpathSync(path)];
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

/** Tells by its name whether a file of a linked package can reach a page. */
export function isPackageFile(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|css|json)$/.test(file);
}
