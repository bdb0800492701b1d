// A tree → for each page, the entry that stands for it and the groups above.
//
// API tabs ("…/components-api/#button") never register: their page is the one before the tab.

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

/** Finds the entry of every page of a tree; where two entries claim one, the first has it. */
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
