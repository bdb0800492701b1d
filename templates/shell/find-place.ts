// A page → how its version relates to the current one, and the same page there.

import { findSamePage, toVersionHref } from '../../core/publish/versions/find-same-page.ts';
import { findStanding, type Standing } from '../../core/publish/versions/find-standing.ts';
import { isVersioned, listVersions } from '../../core/publish/versions/list-versions.ts';
import { listWays } from '../../core/publish/versions/list-ways.ts';
import type { PageProps } from '../page-props.ts';

/** The relation of a page to the current version. */
interface VersionPlace extends Standing {
  /** Whether the current version has the page; true if unknown. */
  readonly isThere: boolean;
  /** Address of the page in the current version, or else of its start page. */
  readonly href: string;
}

/** Finds the relation to the current version; undefined for a page of the current version. */
export function findPlace({
  site,
  page,
  inCurrent,
  href,
}: Pick<PageProps, 'site' | 'page' | 'inCurrent' | 'href'>): VersionPlace | undefined {
  if (!isVersioned(site) || page.template === 'NotFound') return undefined;
  const standing = findStanding(listVersions(site, href), { base: site.base, product: page.product });
  if (!standing) return undefined;

  const ways = listWays(site, page);
  const pathThere = inCurrent ? findSamePage(ways, inCurrent) : ways[0];
  const { base } = standing.current;
  return {
    ...standing,
    isThere: pathThere !== undefined,
    href: pathThere === undefined ? base : toVersionHref(base, pathThere),
  };
}
