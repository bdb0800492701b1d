// A tree → the entry of each page and the groups above it.
//
// API tabs ("…/components-api/#button") are skipped: they belong to the page before the tab.

import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isApiTab, toBasePath } from '../tree/nav-path.ts';
import { walkNav } from '../tree/walk-nav.ts';
import type { NavStep } from '../tree/walk-nav.ts';

/** The entry of each page of a tree, with its parents from the root down. */
type Trails = ReadonlyMap<UrlPath, NavStep>;

/** The active entry and the groups above it, in both directions. */
interface ActiveTrail {
  readonly entry: NavEntry;
  readonly nearestFirst: readonly NavEntry[];
  readonly rootFirst: readonly NavEntry[];
}

/** Finds the entry of every page of a tree; of two entries for one page, the first. */
export function planTrails(tree: Pick<NavTree, 'entries'>): Trails {
  const trails = new Map<UrlPath, NavStep>();

  for (const step of walkNav(tree.entries)) {
    const { pathname } = step.entry;
    if (!isSitePath(pathname) || isApiTab(pathname)) continue;
    const path = toBasePath(pathname);
    if (!trails.has(path)) trails.set(path, step);
  }

  return trails;
}

/** Finds the active entry for a path without language prefix, and its parents. */
export function findActiveTrail(trails: Trails, path: UrlPath): ActiveTrail | undefined {
  const step = trails.get(toBasePath(path));
  if (!step) return undefined;

  return { entry: step.entry, nearestFirst: [...step.parents].reverse(), rootFirst: step.parents };
}
