import { existsSync, readdirSync } from 'node:fs';
import { SiteError } from '../site-error.ts';
import { partFile } from './part.ts';

/** What lies in the folder of a part, whether its build has ended or not. */
const own = new Set([partFile, 'site', 'stages', '.site.lock']);

/** Refuses a folder that holds something else than a part. */
export function checkPartFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const foreign = readdirSync(folder).filter((name) => !own.has(name) && !/^\.(?:site|part\.json)\./.test(name));
  if (foreign.length === 0) return;
  throw new SiteError(
    `The folder "${folder}" contains "${foreign[0]}", which does not belong to a part`,
    'Choose an empty folder with --out. A part holds pages, the cache of its build, and a list of both.',
  );
}
