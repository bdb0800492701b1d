// An href and its page → the decoded path that a browser would request.

import { decodeSafely } from '../../text/decode-safely.ts';
import { isExternal, splitHref, type UrlPath } from '../../model/url-path.ts';

/** The target of a link within the site. */
interface ResolvedLink {
  readonly path: UrlPath;
  /** As written, with its "#", or ''. */
  readonly fragment: string;
}

/**
 * Resolves a link against its page; undefined if it leads out of the site.
 *
 * @example
 * resolveLink('../b/?q=1#c', '/guides/a/') // { path: '/guides/b/', fragment: '#c' }
 */
export function resolveLink(href: string, from: UrlPath): ResolvedLink | undefined {
  const trimmed = href.trim();
  if (isExternal(trimmed) || trimmed.startsWith('\\')) return undefined;

  const { path, fragment } = splitHref(trimmed);
  if (path === '') return { path: from, fragment };

  const absolute = path.startsWith('/') ? path : from.slice(0, from.lastIndexOf('/') + 1) + path;
  return { path: decodeSafely(removeDots(absolute)).normalize('NFC'), fragment };
}

function removeDots(path: string): string {
  if (!path.includes('/.')) return path;

  const segments: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  const endsInFolder = /\/\.{1,2}$/.test(path) && segments.length > 0 && segments.at(-1) !== '';
  return `/${segments.join('/')}${endsInFolder ? '/' : ''}`;
}
