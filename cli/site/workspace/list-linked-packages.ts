// A site's node_modules folders → packages that are links to working folders, packages that contain the site, and packages
// that these link to in turn: those of the same repository. Each is searched from the package that names it, as Node
// does: pnpm links a package only where it is named. Links into the stores of package managers do not count.

import { readdirSync, realpathSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { findInstalled } from '../../files/find-installed.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { listEnclosingPackages } from './list-enclosing-packages.ts';

/** A package that is a link, or contains the site. */
export interface LinkedPackage {
  /** The name by which it is imported. */
  readonly name: string;
  /** Its folder, with links resolved. */
  readonly folder: string;
  /** Whether only another linked package finds it, not the site. */
  readonly isIndirect?: boolean;
  /** Whether it contains the site and no link leads to it. */
  readonly containsSite?: boolean;
}

/** Lists the linked packages that a site can import, nearest first, each once, then those that they link to. */
export function listLinkedPackages(root: string): LinkedPackage[] {
  const linked = foldersAbove(root)
    .flatMap((folder) => listLinks(join(folder, 'node_modules')))
    .filter(({ folder }) => !isStored(folder));
  const own = listEnclosingPackages(root).map((each) => ({ ...each, containsSite: true }));
  const isLinked = (folder: string) => linked.some((each) => each.folder === folder);
  const all = [...own.filter(({ folder }) => !isLinked(folder)), ...linked];
  const direct = all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
  return [...direct, ...listBehind(direct)];
}

/** Follows the dependencies of linked packages. */
function listBehind(direct: readonly LinkedPackage[]): LinkedPackage[] {
  const seen = new Set(direct.map(({ folder }) => folder));
  const found: LinkedPackage[] = [];
  const waiting = [...direct];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { folder: from } = next;
    for (const name of listNeeds(from)) {
      const folder = findLinked(name, from);
      if (folder === undefined || seen.has(folder)) continue;
      seen.add(folder);
      const behind = { name, folder, isIndirect: true };
      found.push(behind);
      waiting.push(behind);
    }
  }
  return found;
}

function findLinked(name: string, from: string): string | undefined {
  const installed = findInstalled(name, from);
  const folder = installed === undefined ? undefined : realpathSync(installed);
  return folder === undefined || isStored(folder) ? undefined : folder;
}

function isStored(folder: string): boolean {
  return folder.includes(`${sep}node_modules${sep}`);
}

/** Development dependencies count too, as they may be bundled into a library. */
function listNeeds(folder: string): string[] {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = readManifest(folder) ?? {};
  return Object.keys({ ...devDependencies, ...peerDependencies, ...optionalDependencies, ...dependencies }).sort();
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
