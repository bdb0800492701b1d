// Where things are: paths of the site and full addresses. No request is made, nothing is checked.

import type { Language } from '../core/language.ts';
import type { Page } from '../core/page.ts';
import type { Site } from '../core/site.ts';
import type { UrlPath } from '../core/url-path.ts';

/** Turns a path of the site into a full address; '' when the site does not say where it lives. */
export function toAbsoluteUrl(site: Site, path: UrlPath): string {
  if (/^https?:\/\//.test(path)) return path;
  return site.url === '' ? '' : `${site.url}${site.base.slice(0, -1)}${path}`;
}

/** Finds the path of the same page in another language. */
export function pathInLanguage(site: Site, page: Page, language: Language): UrlPath {
  const prefix = language === site.defaultLanguage ? '' : `/${language}`;
  return `${prefix}${page.canonicalPath}`;
}

/** Tells a path of the site from the address of another one. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
