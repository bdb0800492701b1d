// A finished site beside the old one, and the link that leads to it from one moment to the next: hosts that
// serve the link see the old site or the new one, and never none (rename(2) replaces a link atomically).

import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { toSiteFolder } from '../../files/to-site-folder.ts';
import { lstatPath } from '../../files/stat-path.ts';

/** Gives the site a folder of its own and lets the link lead there; gives the new folder. */
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

/** After "site" comes "site.1", and after that "site.2": the next name that is free. */
function toNextFolder(current: string): string {
  const [, name = basename(current), turn = '0'] = /^(.+)\.(\d{1,9})$/.exec(basename(current)) ?? [];
  for (let next = Number(turn) + 1; ; next += 1) {
    const folder = join(dirname(current), `${name}.${next}`);
    if (!lstatPath(folder)) return folder;
  }
}
