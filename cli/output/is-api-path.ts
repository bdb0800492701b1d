import type { UrlPath } from '../../core/model/url-path.ts';

/** Tells whether a page of this path is one of an API, whose pages come from packages. */
export function isApiPath(path: UrlPath): boolean {
  return /\/api(?:-docs)?\//.test(path.endsWith('/') ? path : `${path}/`);
}
