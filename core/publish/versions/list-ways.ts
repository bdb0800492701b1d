// A page → where another version may have it: at its own path, without its tab, and in the language that
// every version has.

import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { toPublicPath } from '../../model/url-path.ts';
import type { PageWays } from './find-same-page.ts';

const tab = /(?<=\/)(?:components-api|hooks-api)\/$/;

/** Lists the ways to a page, the most exact first. */
export function listWays(
  { languages }: Pick<Site, 'languages'>,
  { path, canonicalPath }: Pick<Page, 'path' | 'canonicalPath'>,
): PageWays {
  const ways = [path, canonicalPath].flatMap((way) => [way, way.replace(tab, '')]);
  return [...new Set(ways.map((way) => toPublicPath(way, languages)))];
}
