// A public file of the old site → its path in the new one, where some folders are reserved for the engine.

import { findReservedPath } from '../../core/nav/paths/find-reserved-path.ts';

/** Folders that the engine writes at the root of a site. */
const ownFolders = /^_*(assets|feed|app|demos|menus)(?=\/)/i;

/**
 * Turns the path of a public file into one that the new site can have.
 *
 * @example
 * toPublicPath('assets/logo.svg') // 'assets-files/logo.svg'
 * toPublicPath('img/logo.svg')    // 'img/logo.svg'
 */
export function toPublicPath(path: string): string {
  return findReservedPath(`/${path}`) === undefined ? path : path.replace(ownFolders, '$1-files');
}
