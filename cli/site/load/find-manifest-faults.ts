// Finds package.json files of a site that are not JSON. Their readers take a broken one for an empty one, so its
// packages would not be found, and messages would blame something else.

import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { findDataFault } from '../../files/find-data-fault.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { listLinkedPackages } from '../workspace/list-linked-packages.ts';

/** Finds broken package.json files: of the site, of the folders above it in its repository, and of linked packages. */
export function findManifestFaults(root: string): Problem[] {
  const above = foldersAbove(root);
  const top = above.findIndex((folder) => existsSync(join(folder, '.git')));
  const folders = [
    ...above.slice(0, top === -1 ? undefined : top + 1),
    ...listLinkedPackages(root).map(({ folder }) => folder),
  ];
  return [...new Set(folders)].flatMap((folder) => {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) return [];
    const file = relative(root, path).split(sep).join('/');
    const fault = findDataFault(file, readFileSync(path, 'utf8'));
    return fault ? [{ ...fault, rule: 'package-json' }] : [];
  });
}
