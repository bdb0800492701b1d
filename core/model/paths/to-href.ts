import type { Site } from '../site.ts';
import { isExternal, toPublicPath } from '../url-path.ts';

/** Turns a path of the site into an href for pages: public, and below the site's base. */
export function toHref(site: Pick<Site, 'base' | 'languages'>, path: string): string {
  if (!path.startsWith('/') || isExternal(path)) return path;

  return `${site.base}${toPublicPath(path, site.languages).slice(1)}`;
}
