import type { UrlPath } from '../../core/model/url-path.ts';

/** Returns whether a path belongs to the API, whose pages come from packages. */
export function isApiPath(path: UrlPath): boolean {
  return /\/api(?:-docs)?\//.test(path.endsWith('/') ? path : `${path}/`);
}
