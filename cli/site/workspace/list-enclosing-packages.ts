// A site's folder → the packages that contain it, which it imports by their names, as their own files do: "my-kit/docs"
// imports "my-kit". No link leads to them.

import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { listSourceCandidates } from '../../../core/demos/closure/list-source-candidates.ts';
import { findInstalled } from '../../files/find-installed.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** A package that contains a site. */
interface EnclosingPackage {
  readonly name: string;
  /** Its folder, with links resolved. */
  readonly folder: string;
}

/** Lists the packages that contain a site, nearest first, up to its repository's root. A nearer installed one wins. */
export function listEnclosingPackages(root: string): EnclosingPackage[] {
  const folders = foldersAbove(toReal(root));
  if (folders[0]?.includes(`${sep}node_modules${sep}`)) return [];
  const top = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  const named = folders.slice(0, top === -1 ? undefined : top + 1).flatMap((folder) => {
    const name = readManifest(folder)?.name;
    return name === undefined ? [] : [{ name, folder }];
  });
  return named.filter(
    (each, index) => named.findIndex(({ name }) => name === each.name) === index && !isNearer(each, folders),
  );
}

/** Finds the package with this name that contains a site. */
export function findEnclosingPackage(name: string, root: string): EnclosingPackage | undefined {
  return listEnclosingPackages(root).find((each) => each.name === name);
}

/** Returns whether the sources of a package are in their usual place. */
export function hasSources(folder: string): boolean {
  return listSourceCandidates(readManifest(folder) ?? {}, '.').some((file) => existsSync(join(folder, file)));
}

function isNearer({ name, folder }: EnclosingPackage, [root = '']: readonly string[]): boolean {
  const installed = findInstalled(name, root);
  return (
    installed !== undefined && installed.startsWith(folder + sep) && installed !== join(folder, 'node_modules', name)
  );
}

/** A site that is yet to be created has no folder. */
function toReal(folder: string): string {
  const there = foldersAbove(folder).find((each) => existsSync(each));
  return there === undefined ? folder : realpathSync(there) + folder.slice(there.length);
}
