// Fills the entries of a tree that name a folder with the pages of the folder.

import type { NamedPlace, NavEntry, NavTree } from '../../model/nav-tree.ts';
import type { Problem } from '../../model/problem.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { quote } from '../../text/quote.ts';
import type { UrlPath } from '../../model/url-path.ts';
import { toFolderKey, toPagePath } from './nav-path.ts';
import { listFolders, planFolder, type FolderPage } from './plan-folder.ts';
import { titleFromPath } from './title-from-entry.ts';
import { walkNav } from './walk-nav.ts';

/** A filled tree, and the problems of its folders. */
interface FilledTree {
  readonly tree: NavTree;
  readonly problems: readonly Problem[];
}

/** Returns whether a tree names a folder. */
export function hasFolders(tree: NavTree): boolean {
  return walkNav(tree.entries).some(({ entry }) => entry.folder !== undefined);
}

/** Fills the folders of a tree. */
export function fillFolders(tree: NavTree, pages: readonly FolderPage[]): FilledTree {
  const problems: Problem[] = [];
  const places = new Map((tree.places ?? []).map((each) => [each.path, each.place]));
  const named: NamedPlace[] = [];
  const entries = fill(tree.entries);
  const filled = new Set(named.map(({ path }) => toPagePath(path)));
  const isGroup = ({ path }: NamedPlace) => path.endsWith('/*') || filled.has(toPagePath(path));
  const groups = walkNav(tree.entries).flatMap(({ entry }) => (entry.folder === undefined ? [] : [entry.pathname]));
  return {
    tree: {
      ...tree,
      entries,
      places: [...(tree.places ?? []).filter((each) => !(groups.includes(each.path) && isGroup(each))), ...named],
    },
    problems,
  };

  // Recursion is safe here: a checked tree has at most a hundred levels.
  function fill(list: readonly NavEntry[]): NavEntry[] {
    return list.flatMap((entry) => {
      if (entry.folder === undefined) return entry.children ? { ...entry, children: fill(entry.children) } : entry;
      const { folder, ...plainEntry } = entry;
      const inside = planFolder(toPagePath(folder), pages);
      const place = places.get(entry.pathname) ?? { file: tree.file };
      if (inside.length === 0) {
        problems.push(emptyFolder(folder, { place, pages }));
        // Marked as planned, so that the group is not reported as missing a page as well.
        return plainEntry.pathname === toFolderKey(folder) ? [] : { ...plainEntry, planned: true };
      }
      for (const { entry: each } of walkNav(inside)) {
        if (!each.children) named.push({ path: each.pathname, place });
      }
      return entry.pathname === toFolderKey(folder) ? inside : toGroup(plainEntry, folder, inside);
    });
  }
}

/** Plans the tree of a product without a navigation file from its folder; undefined if it has no pages. */
export function planFileTree(product: string, pages: readonly FolderPage[]): NavTree | undefined {
  const entries = planFolder(`/${product}/`, pages);
  const files = new Map(pages.map(({ path, file }) => [path.slice(0, -1), file]));
  const places = walkNav(entries).flatMap(({ entry: { pathname } }): NamedPlace[] => {
    const file = files.get(pathname);
    return file === undefined ? [] : [{ path: pathname, place: { file } }];
  });
  return entries.length === 0 ? undefined : { product, file: `content/${product}`, entries, places };
}

/** Creates a group. If the folder's own page is its first entry, the group gets another pathname. */
function toGroup(entry: NavEntry, folder: UrlPath, inside: readonly NavEntry[]): NavEntry {
  const isTaken = inside.some(({ pathname }) => toPagePath(pathname) === toPagePath(entry.pathname));
  if (!isTaken) return { ...entry, children: inside };
  return {
    ...entry,
    pathname: toFolderKey(folder),
    title: entry.title ?? entry.subheader ?? titleFromPath(entry.pathname),
    children: inside,
  };
}

function emptyFolder(
  folder: UrlPath,
  { place, pages }: { place: Problem['place']; pages: readonly FolderPage[] },
): Problem {
  const folders = new Set(pages.flatMap(({ path }) => listFolders(path)));
  const nearest = findNearest(toPagePath(folder), folders);
  return {
    rule: 'nav-folder',
    severity: 'error',
    place,
    message: `The folder ${quote(folder)} contains no pages`,
    hint:
      nearest === undefined
        ? `Write a page in "content${toPagePath(folder)}", or remove the entry.`
        : `Did you mean ${quote(nearest.slice(0, -1))}?`,
  };
}
