import { basename, dirname, join, resolve } from 'node:path';

/** The folder in which a build of this process makes the site. */
export function toStagingFolder(out: string): string {
  return join(dirname(resolve(out)), `.${basename(resolve(out))}.staging-${process.pid}`);
}
