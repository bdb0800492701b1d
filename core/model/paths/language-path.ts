// A path as a browser shows it → its language, and the same path without the language's prefix.
//
// A prefix is a whole first segment: "/zhx/a" has none. "/zh" alone is Chinese, with "/" as its
// canonical path, because a host answers it like "/zh/". The default language has no prefix, and
// one that is written ("/en/…") is left where it is. Blog pages have one language and stay as
// they are; so does the size snapshot.

import type { Language } from '../language.ts';
import type { Site } from '../site.ts';
import { isExternal, splitHref, toPublicPath, type UrlPath } from '../url-path.ts';

/** A path and what it says about the language. */
interface LanguagePath {
  readonly userLanguage: Language;
  /** Without the prefix; query and fragment kept. */
  readonly canonicalAs: string;
  /** Without the prefix and the fragment; query kept. */
  readonly canonicalAsServer: string;
  /** The public path without prefix, fragment and trailing slash; query kept. */
  readonly canonicalPathname: string;
}

/**
 * Reads the language prefix of a path. Chinese is known even where it is not listed.
 *
 * @example
 * parseLanguagePath('/zh/api/#top', ['en']).canonicalPathname // '/api-docs'
 */
export function parseLanguagePath(path: string, languages: readonly Language[]): LanguagePath {
  const prefix = findPrefix(path, languages);
  const canonicalAs = prefix === undefined ? path : withoutPrefix(path, prefix);
  const { path: pathname, query } = splitHref(canonicalAs);
  const canonicalAsServer = `${pathname}${query}`;

  return {
    userLanguage: prefix ?? findDefaultLanguage(languages),
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: withoutTrailingSlash(toPublicPath(canonicalAsServer)),
  };
}

/** Finds the language whose paths carry no prefix: the first of a site's languages, as its settings were read. */
export function findDefaultLanguage([first = 'en']: readonly Language[]): Language {
  return first;
}

/** Tells whether pages at this path exist in one language only, without a prefix. */
export function isWithoutLanguage(path: string): boolean {
  const { path: pathname } = splitHref(path);
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/** Puts a language's prefix before a path of the site, where that language has one. */
export function withLanguage(site: Pick<Site, 'defaultLanguage'>, path: UrlPath, language: Language): UrlPath {
  const stays = language === site.defaultLanguage || !path.startsWith('/') || isExternal(path);
  if (stays || isWithoutLanguage(path)) return path;

  return firstSegment(path) === language ? path : `/${language}${path}`;
}

function findPrefix(path: string, languages: readonly Language[]): Language | undefined {
  if (isWithoutLanguage(path)) return undefined;

  const first = firstSegment(path);
  if (first === undefined || first === findDefaultLanguage(languages)) return undefined;
  return first === 'zh' || languages.includes(first) ? first : undefined;
}

function firstSegment(path: string): string | undefined {
  return /^\/([^/?#]+)/.exec(path)?.[1];
}

// Two slashes in front would make it the address of another host.
function withoutPrefix(path: string, prefix: Language): string {
  return `/${path.slice(prefix.length + 1).replace(/^\/+/, '')}`;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
