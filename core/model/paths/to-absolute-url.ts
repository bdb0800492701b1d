import type { Site } from '../site.ts';
import { toHref } from './to-href.ts';
import { isExternal } from '../url-path.ts';

/**
 * Turns a path into an encoded address for feeds and sitemaps. Without `site.url` it stays a path.
 *
 * @example
 * toAbsoluteUrl({ url: 'https://a.example', base: '/docs/', languages: ['en'] }, '/api/é/') // 'https://a.example/docs/api-docs/%C3%A9/'
 */
export function toAbsoluteUrl(site: Pick<Site, 'url' | 'base' | 'languages'>, path: string): string {
  if (isExternal(path)) return encode(path);

  return `${site.url}${encode(toHref(site, path))}`;
}

// Parts of a path that are already encoded stay.
function encode(text: string): string {
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%25([\dA-F]{2})/gi, '%$1');
}
