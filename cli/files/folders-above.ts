import { dirname } from 'node:path';

/** Lists a folder and its ancestors, nearest first, in the order in which Node looks for packages. */
export function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}
