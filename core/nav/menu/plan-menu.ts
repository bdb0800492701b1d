// A tree → the lines of the side menu.
//
// A page carries only the branch that it stands in: every other group is closed and leads to its
// first page. So the bytes of a page do not grow with the site; the whole menu is a file of its
// own. Subheaders are always open, because they are headings and not switches.

import { toSafeRel } from '../../model/paths/to-safe-rel.ts';
import type { MenuChip, MenuEntry } from './menu.ts';
import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import { ensureTrailingSlash, isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isGroup, toPagePath } from '../tree/nav-path.ts';
import { findActiveTrail, planTrails } from './plan-trails.ts';
import { titleFromEntry } from '../tree/title-from-entry.ts';
import type { FindTitle } from '../tree/title-from-entry.ts';

/** What a menu is planned with. */
interface MenuOptions {
  /** Finds translated titles. */
  readonly findTitle?: FindTitle;
  /** Tells whether the site has a page; without it, all but planned entries count as pages. */
  readonly hasPage?: (path: UrlPath) => boolean;
  /** Puts the language's prefix before the path of a page that exists in it. */
  readonly toPath?: (path: UrlPath) => UrlPath;
}

/** Gives the menu of a page: the branch that holds the path is open. */
export type PlanOpenMenu = (openPath?: UrlPath) => readonly MenuEntry[];

/** Plans the menu that a single page shows. For many pages of one tree, keep a menu planner. */
export function planMenu(
  tree: Pick<NavTree, 'entries'>,
  options: MenuOptions & { readonly openPath?: UrlPath } = {},
): readonly MenuEntry[] {
  return createMenuPlanner(tree, options)(options.openPath);
}

/** Creates a planner of menus, which remembers closed groups and the menu of each branch. */
export function createMenuPlanner(tree: Pick<NavTree, 'entries'>, options: MenuOptions = {}): PlanOpenMenu {
  const trails = planTrails(tree);
  const menus = new Map<NavEntry | undefined, readonly MenuEntry[]>();

  return function planOpenMenu(openPath) {
    const active = openPath === undefined ? undefined : findActiveTrail(trails, openPath);
    const branch = active && [active.entry, ...active.nearestFirst].find(isFolding);
    const known = menus.get(branch);
    if (known) return known;

    const opened = new Set([...(active?.rootFirst ?? []), branch]);
    const menu = toMenu(tree.entries, { ...options, isOpen: (entry) => opened.has(entry) });
    menus.set(branch, menu);
    return menu;
  };
}

/** Plans the menu with every group's entries, for the file that readers load on demand. */
export function planWholeMenu(tree: Pick<NavTree, 'entries'>, options: MenuOptions = {}): readonly MenuEntry[] {
  return toMenu(tree.entries, { ...options, isOpen: () => true });
}

type Drawing = MenuOptions & { readonly isOpen: (entry: NavEntry) => boolean };

// Depth is no danger here: a checked tree has at most a hundred levels.
function toMenu(entries: readonly NavEntry[], drawing: Drawing): readonly MenuEntry[] {
  return entries.filter(({ inSideNav }) => inSideNav !== false).map((entry) => toMenuEntry(entry, drawing));
}

function toMenuEntry(entry: NavEntry, drawing: Drawing): MenuEntry {
  const line = {
    title: titleFromEntry(entry, drawing.findTitle) ?? '',
    chips: findChips(entry),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...(entry.linkProps && { linkProps: toSafeLinkProps(entry.linkProps) }),
  };
  const children = entry.children ?? [];

  if (children.length > 0 && entry.subheader !== undefined) {
    return { ...line, kind: 'subheader', children: toMenu(children, drawing) };
  }
  if (children.length > 0) {
    const open = drawing.isOpen(entry);
    const path = findFirstPath(entry, drawing);
    const shown = open ? toMenu(children, drawing) : [];
    return { ...line, kind: 'group', ...(path !== undefined && { path }), open, children: shown };
  }
  if (!isSitePath(entry.pathname)) return { ...line, kind: 'link', href: entry.pathname };

  // Planned and not written: a line without a link, which is a group without a way in.
  if (!hasOwnPage(entry, drawing)) return { ...line, kind: 'group', open: false, children: [] };
  return { ...line, kind: 'page', path: toLinkPath(entry, drawing) };
}

// Subheaders are open in any case: the group around them tells the branch.
function isFolding(entry: NavEntry): boolean {
  return isGroup(entry) && entry.subheader === undefined;
}

function findChips(entry: NavEntry): MenuChip[] {
  const chips: (MenuChip | false | undefined)[] = [
    entry.newFeature && 'new',
    entry.unstable && 'preview',
    entry.planned && 'planned',
    entry.legacy && 'legacy',
    entry.plan !== 'community' && entry.plan,
  ];
  return chips.filter((chip): chip is MenuChip => typeof chip === 'string');
}

// A group with a page of its own leads there, any other to the first page below it.
function findFirstPath(group: NavEntry, drawing: Drawing): UrlPath | undefined {
  if (isSitePath(group.pathname) && drawing.hasPage?.(toPagePath(group.pathname))) return toLinkPath(group, drawing);

  const open = [...(group.children ?? [])].reverse();
  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (entry.inSideNav === false) continue;
    for (const below of [...(entry.children ?? [])].reverse()) open.push(below);
    const isPage = !isGroup(entry) && isSitePath(entry.pathname) && hasOwnPage(entry, drawing);
    if (isPage) return toLinkPath(entry, drawing);
  }
  return undefined;
}

function hasOwnPage(entry: NavEntry, { hasPage }: Drawing): boolean {
  return entry.planned !== true || hasPage?.(toPagePath(entry.pathname)) === true;
}

function toLinkPath(entry: NavEntry, { toPath }: Drawing): string {
  const href = ensureTrailingSlash(entry.pathname);
  const path = toPagePath(href);
  // What follows the path is the same in every language.
  const rest = href.slice(path.length);
  const query = entry.query && rest === '' ? `?${new URLSearchParams(entry.query).toString()}` : '';
  return `${toPath ? toPath(path) : path}${query}${rest}`;
}

/** A window that a menu opens has no way back. */
function toSafeLinkProps(linkProps: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const rel = linkProps.target === undefined ? undefined : toSafeRel(linkProps.target, linkProps.rel);
  return rel === undefined ? linkProps : { ...linkProps, rel };
}
