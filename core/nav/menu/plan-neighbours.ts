// A tree → the page before and the page after each page, in reading order.
//
// Readers are led along the leaves, whatever groups they stand in; a group with one entry is that
// entry. Links out of the site, entries kept out of the side menu, and everything below them, are
// passed over. An unordered page has no neighbours, though it stays the neighbour of others. Pages that the engine has
// added to the tree, those of an API, are neighbours of each other: nobody reads them after a guide.

import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isApiTab, toPagePath } from '../tree/nav-path.ts';

/** The entries before and after a page. */
export interface Neighbours {
  readonly previous?: NavEntry;
  readonly next?: NavEntry;
}

/** Finds the neighbours of each page of a tree, counting only the entries that `hasPage` accepts. */
export function planNeighbours(
  { entries, added = [] }: Pick<NavTree, 'entries' | 'added'>,
  hasPage: (path: UrlPath) => boolean = () => true,
): ReadonlyMap<UrlPath, Neighbours> {
  const all = findLeaves(entries).filter(({ pathname }) => hasPage(toPagePath(pathname)));
  const addedPaths = new Set(added.map(toPagePath));
  const neighbours = new Map<UrlPath, Neighbours>();

  for (const isAdded of [false, true]) {
    const leaves = all.filter(({ pathname }) => addedPaths.has(toPagePath(pathname)) === isAdded);
    leaves.forEach((entry, index) => {
      const path = toPagePath(entry.pathname);
      if (entry.ordered === false || neighbours.has(path)) return;
      const [previous, next] = [leaves[index - 1], leaves[index + 1]];
      neighbours.set(path, { ...(previous && { previous }), ...(next && { next }) });
    });
  }

  return neighbours;
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
