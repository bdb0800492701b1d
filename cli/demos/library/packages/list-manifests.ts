import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import { foldersAbove } from '../../../files/folders-above.ts';

/** Lists the package.json files of the imported packages, each once, relative to the root of the site. */
export function listManifests(specifiers: readonly string[], root: string): string[] {
  const names = [...new Set(specifiers.map((specifier) => splitPackage(specifier).name))].sort();
  const folders = foldersAbove(root);
  return names.map((name) => {
    const files = folders.map((folder) => join(folder, 'node_modules', name, 'package.json'));
    const found = files.find((file) => existsSync(file)) ?? join(root, 'node_modules', name, 'package.json');
    return relative(root, found).split(sep).join('/');
  });
}
