import { basename, dirname, join } from 'node:path';
import { toSiteFolder } from './to-site-folder.ts';

/** Returns the folder in which this process builds the site, beside the one that it will replace. */
export function toStagingFolder(out: string): string {
  const folder = toSiteFolder(out);
  return join(dirname(folder), `.${basename(folder)}.staging-${process.pid}`);
}
