// What pathnames of entries mean: which are paths of the site, and which entry stands for which page.

import type { NavEntry } from '../../model/nav-tree.ts';
import { ensureTrailingSlash, splitHref, type UrlPath } from '../../model/url-path.ts';

/** Tells whether a path is an API tab of another page: ".../components-api/#button". */
export function isApiTab(path: string): boolean {
  return /(?:components|hooks)-api(?:\/|$|#|\?)/.test(path);
}

/** Turns a pathname into the path of the page that it stands for, without query and fragment. */
export function toPagePath(pathname: string): UrlPath {
  return ensureTrailingSlash(splitHref(pathname).path.normalize('NFC'));
}

/**
 * Turns a path into the one under which its page is found: API tabs and the "[docsTab]" pattern
 * count as the page that they belong to.
 *
 * @example
 * toBasePath('/base-ui/react-button/hooks-api/#use-button') // '/base-ui/react-button/'
 */
export function toBasePath(path: string): UrlPath {
  return toPagePath(path).replace(/\/(?:\[docsTab\]|components-api|hooks-api)(?=\/)/g, '');
}

/** Tells whether an entry has entries below it. */
export function isGroup(entry: NavEntry): boolean {
  return (entry.children?.length ?? 0) > 0;
}

/**
 * Names the group that a folder is, apart from the page of the folder itself.
 *
 * @example
 * toFolderKey('/joy-ui/inputs/') // '/joy-ui/inputs/*'
 */
export function toFolderKey(folder: string): string {
  return `${toPagePath(folder)}*`;
}
