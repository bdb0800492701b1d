// The trees and pages of a site → problems for entries whose page does not exist.

import { findNearest } from '../../text/find-nearest.ts';
import { matchPathFamily } from '../../model/paths/match-path-family.ts';
import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isApiTab, isGroup, toBasePath, toPagePath } from '../tree/nav-path.ts';
import { walkNav } from '../tree/walk-nav.ts';

/** Paths that count as existing. */
interface KnownPaths {
  readonly pages: ReadonlySet<UrlPath>;
  /** Paths that the engine writes without a content file. */
  readonly generated: ReadonlySet<UrlPath>;
  /** Patterns of paths that another host serves. */
  readonly ignore: readonly string[];
}

/** Finds leaves without a page, unless they are planned or served by another host. */
export function findMissingContent(trees: readonly NavTree[], knownPaths: KnownPaths): Problem[] {
  const missing = trees.flatMap((tree) =>
    walkNav(tree.entries)
      .map(({ entry }, index) => ({ entry, place: findPlace(tree, entry, index) }))
      .filter(({ entry }) => isMissing(entry, knownPaths)),
  );
  if (missing.length === 0) return [];

  // Pages that already have an entry are not candidates for the hint.
  const listed = new Set(
    trees.flatMap(({ entries }) => walkNav(entries).map(({ entry }) => toPagePath(entry.pathname))),
  );
  const unlistedByFolder = groupByFolder([...knownPaths.pages].filter((path) => !listed.has(path)));
  return missing.map(({ entry, place }) => toProblem(entry, { place, unlistedByFolder }));
}

function isMissing(entry: NavEntry, { pages, generated, ignore }: KnownPaths): boolean {
  const { pathname, planned } = entry;
  if (isGroup(entry) || planned || !isSitePath(pathname)) return false;

  const path = isApiTab(pathname) ? toBasePath(pathname) : toPagePath(pathname);
  const exists = pages.has(path) || generated.has(path) || generated.has(toPagePath(pathname));
  return !exists && !ignore.some((family) => matchPathFamily(path, family));
}

// A tree that did not come from a file has no places.
function findPlace(tree: NavTree, entry: NavEntry, index: number): Place {
  const named = tree.places?.[index];
  return named?.path.normalize('NFC') === entry.pathname ? named.place : { file: tree.file };
}

function toProblem(
  { pathname }: NavEntry,
  {
    place,
    unlistedByFolder,
  }: { readonly place: Place; readonly unlistedByFolder: ReadonlyMap<string, readonly string[]> },
): Problem {
  const path = toBasePath(pathname);
  const folder = toFolder(path);
  // A common prefix would make any two names similar.
  const names = (unlistedByFolder.get(folder) ?? []).map((sibling) => sibling.slice(folder.length));
  const nearest = findNearest(path.slice(folder.length), names);
  const guess = nearest === undefined ? '' : `Did you mean ${quote(folder + nearest.replace(/\/$/, ''))}? If not: `;
  const order = `write "content${path}index.md", or mark the entry with "planned: true".`;

  return {
    rule: 'missing-content',
    severity: 'error',
    place,
    message: `The entry ${quote(pathname)} has no page`,
    hint: guess === '' ? `${order[0]?.toUpperCase()}${order.slice(1)}` : `${guess}${order}`,
  };
}

// Only pages of the same folder are compared, so that many faults do not each compare all pages.
function groupByFolder(paths: Iterable<UrlPath>): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = toFolder(path);
    const knownPaths = folders.get(folder);
    if (knownPaths) knownPaths.push(path);
    else folders.set(folder, [path]);
  }
  return folders;
}

function toFolder(path: UrlPath): string {
  return path.replace(/(?<![^/])[^/]+\/?$/, '');
}
