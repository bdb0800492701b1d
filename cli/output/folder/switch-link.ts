// Puts a finished site beside the old one, and switches the link to it atomically (rename(2)): a host that serves the
// link has either the old site or the new one at any moment.

import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { toSiteFolder } from '../../files/to-site-folder.ts';
import { lstatPath } from '../../files/stat-path.ts';

/** Moves the site to a new folder, points the link to it, and returns the folder. */
export function switchLink(link: string, staging: string): string {
  const next = toNextFolder(toSiteFolder(link));
  renameSync(staging, next);

  const waiting = `${resolve(link)}.link-${process.pid}`;
  rmSync(waiting, { force: true });
  const isRelative = !isAbsolute(readlinkSync(link));
  symlinkSync(isRelative ? relative(dirname(resolve(link)), next) : next, waiting);
  renameSync(waiting, resolve(link));
  return next;
}

/** Finds the next free name: "site.1" after "site", then "site.2". */
function toNextFolder(current: string): string {
  const [, name = basename(current), turn = '0'] = /^(.+)\.(\d{1,9})$/.exec(basename(current)) ?? [];
  for (let next = Number(turn) + 1; ; next += 1) {
    const folder = join(dirname(current), `${name}.${next}`);
    if (!lstatPath(folder)) return folder;
  }
}
