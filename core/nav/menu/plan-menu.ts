// A tree → the lines of the side menu.
//
// A page contains only its own branch: every other group is closed and links to its first page. So
// the size of a page does not grow with the site; the whole menu is a separate file. Subheaders are
// always open, because they are headings and not switches.

import { toSafeRel } from '../../model/paths/to-safe-rel.ts';
import type { MenuChip, MenuEntry } from './menu.ts';
import type { NavEntry, NavTree } from '../../model/nav-tree.ts';
import { ensureTrailingSlash, isSitePath, type UrlPath } from '../../model/url-path.ts';
import { isGroup, toPagePath } from '../tree/nav-path.ts';
import { findActiveTrail, planTrails } from './plan-trails.ts';
import { titleFromEntry } from '../tree/title-from-entry.ts';
import type { FindTitle } from '../tree/title-from-entry.ts';

/** Options for planning a menu. */
interface MenuOptions {
  /** Finds translated titles. */
  readonly findTitle?: FindTitle;
  /** Returns whether the site has a page; by default all entries but planned ones count as pages. */
  readonly hasPage?: (path: UrlPath) => boolean;
  /** Adds the language's prefix to the path of a translated page. */
  readonly toPath?: (path: UrlPath) => UrlPath;
}

/** Plans the menu of a page, with the branch of the path open. */
export type PlanOpenMenu = (openPath?: UrlPath) => readonly MenuEntry[];

/** Plans the menu of a single page. For many pages of one tree, use a menu planner. */
export function planMenu(
  tree: Pick<NavTree, 'entries'>,
  options: MenuOptions & { readonly openPath?: UrlPath } = {},
): readonly MenuEntry[] {
  return createMenuPlanner(tree, options)(options.openPath);
}

/** Creates a planner that remembers the menu of each branch. */
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

/** Plans the menu with all groups open, for the file that browsers load on demand. */
export function planWholeMenu(tree: Pick<NavTree, 'entries'>, options: MenuOptions = {}): readonly MenuEntry[] {
  return toMenu(tree.entries, { ...options, isOpen: () => true });
}

type PlanOptions = MenuOptions & { readonly isOpen: (entry: NavEntry) => boolean };

// Recursion is safe here: a checked tree has at most a hundred levels.
function toMenu(entries: readonly NavEntry[], options: PlanOptions): readonly MenuEntry[] {
  return entries.filter(({ inSideNav }) => inSideNav !== false).map((entry) => toMenuEntry(entry, options));
}

function toMenuEntry(entry: NavEntry, options: PlanOptions): MenuEntry {
  const line = {
    title: titleFromEntry(entry, options.findTitle) ?? '',
    chips: findChips(entry),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...(entry.linkProps && { linkProps: toSafeLinkProps(entry.linkProps) }),
  };
  const children = entry.children ?? [];

  if (children.length > 0 && entry.subheader !== undefined) {
    return { ...line, kind: 'subheader', children: toMenu(children, options) };
  }
  if (children.length > 0) {
    const open = options.isOpen(entry);
    const path = findFirstPath(entry, options);
    const shown = open ? toMenu(children, options) : [];
    return { ...line, kind: 'group', ...(path !== undefined && { path }), open, children: shown };
  }
  if (!isSitePath(entry.pathname)) return { ...line, kind: 'link', href: entry.pathname };

  // A planned page that is not written: a line without a link, which is a group without a path.
  if (!isBuilt(entry, options)) return { ...line, kind: 'group', open: false, children: [] };
  return { ...line, kind: 'page', path: toLinkPath(entry, options) };
}

// Subheaders are always open: the branch is identified by the group around them.
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

// A group with its own page links to it, any other to the first page below it.
function findFirstPath(group: NavEntry, options: PlanOptions): UrlPath | undefined {
  if (isSitePath(group.pathname) && options.hasPage?.(toPagePath(group.pathname))) return toLinkPath(group, options);

  const open = [...(group.children ?? [])].reverse();
  for (let entry = open.pop(); entry; entry = open.pop()) {
    if (entry.inSideNav === false) continue;
    for (const below of [...(entry.children ?? [])].reverse()) open.push(below);
    const isPage = !isGroup(entry) && isSitePath(entry.pathname) && isBuilt(entry, options);
    if (isPage) return toLinkPath(entry, options);
  }
  return undefined;
}

function isBuilt(entry: NavEntry, { hasPage }: PlanOptions): boolean {
  return entry.planned !== true || hasPage?.(toPagePath(entry.pathname)) === true;
}

function toLinkPath(entry: NavEntry, { toPath }: PlanOptions): string {
  const href = ensureTrailingSlash(entry.pathname);
  const path = toPagePath(href);
  // The query and fragment are the same in every language.
  const rest = href.slice(path.length);
  const query = entry.query && rest === '' ? `?${new URLSearchParams(entry.query).toString()}` : '';
  return `${toPath ? toPath(path) : path}${query}${rest}`;
}

/** Adds "noopener" to links that open a window. */
function toSafeLinkProps(linkProps: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const rel = linkProps.target === undefined ? undefined : toSafeRel(linkProps.target, linkProps.rel);
  return rel === undefined ? linkProps : { ...linkProps, rel };
}
