// A page → its possible paths in another version: its own, without its tab, and in the default language, which every
// version has.

import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { toPublicPath } from '../../model/url-path.ts';
import type { PageWays } from './find-same-page.ts';

const tab = /(?<=\/)(?:components-api|hooks-api)\/$/;

/** Lists the possible paths of a page in other versions, the most exact first. */
export function listWays(
  { languages }: Pick<Site, 'languages'>,
  { path, canonicalPath }: Pick<Page, 'path' | 'canonicalPath'>,
): PageWays {
  const ways = [path, canonicalPath].flatMap((way) => [way, way.replace(tab, '')]);
  return [...new Set(ways.map((way) => toPublicPath(way, languages)))];
}
