// Converts and classifies the pathnames of entries.

import type { NavEntry } from '../../model/nav-tree.ts';
import { ensureTrailingSlash, splitHref, type UrlPath } from '../../model/url-path.ts';

/** Returns whether a path is an API tab of another page: ".../components-api/#button". */
export function isApiTab(path: string): boolean {
  return /(?:components|hooks)-api(?:\/|$|#|\?)/.test(path);
}

/** Turns a pathname into the path of its page, without query and fragment. */
export function toPagePath(pathname: string): UrlPath {
  return ensureTrailingSlash(splitHref(pathname).path.normalize('NFC'));
}

/**
 * Turns a path into that of its page: API tabs and the "[docsTab]" pattern become the page they
 * belong to.
 *
 * @example
 * toBasePath('/base-ui/react-button/hooks-api/#use-button') // '/base-ui/react-button/'
 */
export function toBasePath(path: string): UrlPath {
  return toPagePath(path).replace(/\/(?:\[docsTab\]|components-api|hooks-api)(?=\/)/g, '');
}

/** Returns whether an entry has entries below it. */
export function isGroup(entry: NavEntry): boolean {
  return (entry.children?.length ?? 0) > 0;
}

/**
 * Returns the pathname of a folder's group, which differs from the page of the folder.
 *
 * @example
 * toFolderKey('/joy-ui/inputs/') // '/joy-ui/inputs/*'
 */
export function toFolderKey(folder: string): string {
  return `${toPagePath(folder)}*`;
}
