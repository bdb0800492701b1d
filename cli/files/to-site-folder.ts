import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lstatPath } from './stat-path.ts';

/** The folder that holds the site: the output folder, or the one that it points at as a link, which may not be there yet. */
export function toSiteFolder(out: string): string {
  const path = resolve(out);
  if (!lstatPath(path)?.isSymbolicLink()) return path;
  return resolve(dirname(path), readlinkSync(path));
}
