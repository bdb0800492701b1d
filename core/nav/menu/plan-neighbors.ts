// A tree → the previous and next page of each page, in reading order.
//
// The links follow the leaves of the tree across groups. External links, entries that are not in
// the side menu, and everything below them are skipped. An unordered page has no neighbors, but
// can be the neighbor of others. Generated API pages are neighbors only of each other, because
// no one reads them after a guide.

import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isApiTab, toPagePath } from '../tree/nav-path.ts';

/** The entries before and after a page. */
export interface Neighbors {
  readonly previous?: NavEntry;
  readonly next?: NavEntry;
}

/** Finds the neighbors of each page of a tree among the entries that `hasPage` accepts. */
export function planNeighbors(
  { entries, added = [] }: Pick<NavTree, 'entries' | 'added'>,
  hasPage: (path: UrlPath) => boolean = () => true,
): ReadonlyMap<UrlPath, Neighbors> {
  const listedLeaves = findLeaves(entries).filter(({ pathname }) => hasPage(toPagePath(pathname)));
  const addedPaths = new Set(added.map(toPagePath));
  const neighbors = new Map<UrlPath, Neighbors>();

  for (const isAdded of [false, true]) {
    const leaves = listedLeaves.filter(({ pathname }) => addedPaths.has(toPagePath(pathname)) === isAdded);
    leaves.forEach((entry, index) => {
      const path = toPagePath(entry.pathname);
      if (entry.ordered === false || neighbors.has(path)) return;
      const [previous, next] = [leaves[index - 1], leaves[index + 1]];
      neighbors.set(path, { ...(previous && { previous }), ...(next && { next }) });
    });
  }

  return neighbors;
}

function findLeaves(entries: readonly NavEntry[]): NavEntry[] {
  const leaves: NavEntry[] = [];
  const open = [...entries].reverse();

  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (entry.inSideNav === false || !isSitePath(entry.pathname)) continue;
    const children = entry.children ?? [];
    if (children.length === 0 && !isApiTab(entry.pathname)) leaves.push(entry);
    for (const below of [...children].reverse()) open.push(below);
  }

  return leaves;
}
