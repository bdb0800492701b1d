import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lstatPath } from './stat-path.ts';

/** Returns the folder that holds the site: the output folder, or its target if it is a link. The target may not exist. */
export function toSiteFolder(out: string): string {
  const path = resolve(out);
  if (!lstatPath(path)?.isSymbolicLink()) return path;
  return resolve(dirname(path), readlinkSync(path));
}
