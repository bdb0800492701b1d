import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether a site's folder can keep what the engine remembers; one that may only be read cannot. */
export function canRemember(root: string): boolean {
  const folder = join(root, '.vitrine');
  try {
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
