import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** Returns whether a package is developed in the repository: its real folder is outside node_modules. */
export function isOfRepository(folder: string): boolean {
  return !realpathSync(folder).includes(`${sep}node_modules${sep}`);
}
