import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** Whether the folder of a package is worked on: a link out of the folders of package managers leads to it. */
export function isOfRepository(folder: string): boolean {
  return !realpathSync(folder).includes(`${sep}node_modules${sep}`);
}
