import { dirname } from 'node:path';

/** Lists a folder and all those above it, the nearest first: the way that Node looks for packages. */
export function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}
