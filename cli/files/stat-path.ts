// What lies at a path. Every synchronous question of this kind goes through here, for one fault of Node 20: its
// `realpathSync`, by which `import` follows the links of linked packages, stops at once, and follows none, where the
// last thing that was looked at in the thread was a pipe or a socket.

import { lstatSync, statSync, type Stats } from 'node:fs';

/** What lies at a path, links followed; undefined where nothing does. Throws what else keeps it from being read. */
export function statPath(path: string): Stats | undefined {
  return forget(statSync(path, { throwIfNoEntry: false }));
}

/** As `statPath`, of a link itself. */
export function lstatPath(path: string): Stats | undefined {
  return forget(lstatSync(path, { throwIfNoEntry: false }));
}

/** Whether a file lies there, or a link that leads to one. */
export function isFile(path: string): boolean {
  return statPath(path)?.isFile() ?? false;
}

/** Node compares with what was found last: any folder will do. */
function forget(found: Stats | undefined): Stats | undefined {
  if (found?.isFIFO() || found?.isSocket()) statSync('/');
  return found;
}
