import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from './folders-above.ts';

/** Finds the folder of an installed package, from a folder upwards. Names that are paths are not found. */
export function findInstalled(name: string, from: string): string | undefined {
  if (!/^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/.test(name)) return undefined;

  return foldersAbove(from)
    .map((above) => join(above, 'node_modules', name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}
