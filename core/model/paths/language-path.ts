// A path as a browser shows it → its language, and the same path without the language's prefix.
//
// A prefix is a whole first segment: "/zhx/a" has none. "/zh" alone is Chinese, with "/" as its
// canonical path, because a host answers it like "/zh/". The default language has no prefix, and
// an explicit one ("/en/…") is left in place. Blog pages and the size snapshot have one language
// and stay unchanged.

import type { Language } from '../language.ts';
import type { Site } from '../site.ts';
import { isExternal, splitHref, toPublicPath, type UrlPath } from '../url-path.ts';

/** A path split into its language and the rest. */
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
 * Reads the language prefix of a path. Chinese is recognized even if it is not listed.
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

/** Finds the language whose paths have no prefix: the first of a parsed site's languages. */
export function findDefaultLanguage([segment = 'en']: readonly Language[]): Language {
  return segment;
}

/** Returns whether pages at this path exist in one language only, without a prefix. */
export function isWithoutLanguage(path: string): boolean {
  const { path: pathname } = splitHref(path);
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/** Adds the prefix of a language to a path of the site, unless it needs none. */
export function withLanguage(site: Pick<Site, 'defaultLanguage'>, path: UrlPath, language: Language): UrlPath {
  const isUnprefixed = language === site.defaultLanguage || !path.startsWith('/') || isExternal(path);
  if (isUnprefixed || isWithoutLanguage(path)) return path;

  return firstSegment(path) === language ? path : `/${language}${path}`;
}

function findPrefix(path: string, languages: readonly Language[]): Language | undefined {
  if (isWithoutLanguage(path)) return undefined;

  const segment = firstSegment(path);
  if (segment === undefined || segment === findDefaultLanguage(languages)) return undefined;
  return segment === 'zh' || languages.includes(segment) ? segment : undefined;
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
