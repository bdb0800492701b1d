// Converts paths of the site to public paths and to files of the output folder.
//
// Paths below "/api" are public below "/api-docs", also after a language: "/pt/api/". Only whole segments count, so
// "/apiary/" stays, and "/material-ui/api/" is not affected.

import type { Language } from './language.ts';

/** A path of the site: starts with "/", and a page's path ends with "/". Without the site's base. */
export type UrlPath = string;

/** The parts of an href. Concatenated, they give the href again. */
interface HrefParts {
  readonly path: string;
  /** With its "?", or ''. */
  readonly query: string;
  /** With its "#", or ''. */
  readonly fragment: string;
}

/** Splits an href into path, query and fragment. */
export function splitHref(href: string): HrefParts {
  const hash = href.indexOf('#');
  const beforeHash = hash === -1 ? href : href.slice(0, hash);
  const mark = beforeHash.indexOf('?');
  const path = mark === -1 ? beforeHash : beforeHash.slice(0, mark);

  return {
    path,
    query: beforeHash.slice(path.length),
    fragment: href.slice(beforeHash.length),
  };
}

/** Returns whether an href leads out of the site: it names a protocol or a host. */
export function isExternal(href: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(href);
}

/** Returns whether an href is a path of the site. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !isExternal(href);
}

/**
 * Ends the path of an href with a slash; its query and fragment stay.
 *
 * @example
 * ensureTrailingSlash('/joy-ui#install') // '/joy-ui/#install'
 */
export function ensureTrailingSlash(href: string): string {
  const { path, query, fragment } = splitHref(href);
  return path.endsWith('/') ? href : `${path}/${query}${fragment}`;
}

/**
 * Turns a path of the site into the one that readers see: "/api" becomes "/api-docs".
 *
 * @example
 * toPublicPath('/api/button/#props') // '/api-docs/button/#props'
 * toPublicPath('/apiary/')           // '/apiary/'
 */
export function toPublicPath(path: UrlPath, languages: readonly Language[] = []): UrlPath {
  const parts = splitHref(path);
  const segments = parts.path.split('/');
  const position = languages.includes(segments[1] ?? '') ? 2 : 1;
  if (segments[0] !== '' || segments[position] !== 'api') return path;

  segments[position] = 'api-docs';
  return `${segments.join('/')}${parts.query}${parts.fragment}`;
}

/**
 * Turns the path of a page into the file that a static host serves for it.
 *
 * @example
 * toOutputFile('/guides/theming/') // 'guides/theming/index.html'
 * toOutputFile('/api/')            // 'api-docs/index.html'
 * toOutputFile('/404.html')        // '404.html'
 */
export function toOutputFile(path: UrlPath, languages: readonly Language[] = []): string {
  const relative = splitHref(toPublicPath(path, languages)).path.slice(1);
  const isFile = /\.[^./]+$/.test(relative);
  if (isFile) return relative;

  return relative === '' || relative.endsWith('/') ? `${relative}index.html` : `${relative}/index.html`;
}
