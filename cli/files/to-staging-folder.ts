import { basename, dirname, join } from 'node:path';
import { toSiteFolder } from './to-site-folder.ts';

/** The folder in which a build of this process makes the site: beside the one that it takes the place of. */
export function toStagingFolder(out: string): string {
  const folder = toSiteFolder(out);
  return join(dirname(folder), `.${basename(folder)}.staging-${process.pid}`);
}
