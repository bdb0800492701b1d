// Wraps statSync and lstatSync. Every such call goes through here because of a bug in Node 20: `realpathSync`, which
// `import` uses for linked packages, follows no links if the thread's last stat was of a pipe or a socket.

import { lstatSync, statSync, type Stats } from 'node:fs';

/** Returns the stats of a path, following links; undefined if nothing is there. Throws any other fault. */
export function statPath(path: string): Stats | undefined {
  return resetLastStat(statSync(path, { throwIfNoEntry: false }));
}

/** Does the same as `statPath`, but for a link itself. */
export function lstatPath(path: string): Stats | undefined {
  return resetLastStat(lstatSync(path, { throwIfNoEntry: false }));
}

/** Returns whether a path is a file, or a link that leads to one. */
export function isFile(path: string): boolean {
  return statPath(path)?.isFile() ?? false;
}

/** Node reuses the last stats; those of any folder will do. */
function resetLastStat(found: Stats | undefined): Stats | undefined {
  if (found?.isFIFO() || found?.isSocket()) statSync('/');
  return found;
}
