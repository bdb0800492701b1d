// Navigation trees and the places of an API → the same trees with an entry for each place.
//
// New entries go into the tree's own group of API pages or, without one, into a new group at the end.
// Entries written by the author stay unchanged.

import { compareText } from '../../text/compare-text.ts';
import type { NamedPlace, NavEntry, NavTree } from '../../model/nav-tree.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import { symbolTitles, type SymbolPage } from './symbols/plan-symbol-pages.ts';

/** The API pages to add, and the texts for titles of added groups. */
interface NavOptions {
  readonly places: readonly ApiPlace[];
  readonly symbolPages?: readonly SymbolPage[];
  readonly t: (key: string) => string;
}

/** Adds the places of each product to its tree. */
export function planApiNav(trees: readonly NavTree[], { places, symbolPages = [], t }: NavOptions): NavTree[] {
  return trees.map((tree) => {
    const { product } = tree;
    const named = new Set(listPathnames(tree.entries).map(toKey));
    const missing = places.filter((place) => place.product === product && !named.has(toKey(place.path)));
    const others = symbolPages.filter((page) => page.product === product && !named.has(toKey(page.path)));
    if (missing.length + others.length === 0) return tree;

    const extended = addEntries(tree.entries, { missing, product, title: t('api.menu') });
    const entries = addGroup(extended, {
      root: `/${product}/api`,
      symbols: others.map((page) => toSymbolEntry(page, t)),
      t,
    });
    const added = [...missing, ...others].map(({ path }) => path);
    return { ...tree, entries, added, ...(tree.places && { places: placeEntries(tree, entries) }) };
  });
}

/** Adds the symbols as one group at the end of the API, because there are many. */
function addGroup(
  entries: readonly NavEntry[],
  { root, symbols, t }: { root: string; symbols: readonly NavEntry[]; t: NavOptions['t'] },
): NavEntry[] {
  if (symbols.length === 0) return [...entries];
  const path = `${root}/symbols`;
  const isOwn = ({ pathname }: NavEntry) => toKey(pathname) === path;
  if (hasEntry(entries, isOwn)) return addTo(entries, isOwn, symbols);

  const group: NavEntry = { pathname: `${path}/`, title: t('api.symbols'), children: symbols };
  const isRoot = ({ pathname }: NavEntry) => toKey(pathname) === root;
  const holdsPage = ({ children = [] }: NavEntry) => children.some(isRoot);
  const isGroup = (entry: NavEntry) => isRoot(entry) && entry.children !== undefined;
  const isParent = [isGroup, holdsPage, isRoot].find((matches) => hasEntry(entries, matches)) ?? isRoot;
  return addTo(entries, isParent, [group], { isLast: true });
}

function toSymbolEntry({ path, kind, part, places }: SymbolPage, t: NavOptions['t']): NavEntry {
  const title = part === undefined ? (places[0]?.symbol.name ?? '') : t(symbolTitles[kind]);
  return { pathname: path, title: part !== undefined && part > 1 ? `${title} (${part})` : title };
}

/** Lists the places of all entries; entries of the author keep their place in the file. */
function placeEntries({ places = [], file }: NavTree, entries: readonly NavEntry[]): NamedPlace[] {
  const placeByPath = new Map(places.map((named) => [named.path.normalize('NFC'), named]));
  return listPathnames(entries).map((path) => placeByPath.get(path) ?? { path, place: { file } });
}

interface Addition {
  readonly missing: readonly ApiPlace[];
  readonly product: string;
  readonly title: string;
}

function addEntries(entries: readonly NavEntry[], { missing, product, title }: Addition): NavEntry[] {
  const root = `/${product}/api`;
  const isRoot = ({ pathname }: NavEntry) => toKey(pathname) === root;
  const isGroup = (entry: NavEntry) => isRoot(entry) && entry.children !== undefined;
  // A page with that path is the first of its group.
  const holdsPage = ({ children = [] }: NavEntry) => children.some(isRoot);
  const isParent = [isGroup, holdsPage, isRoot].find((matches) => hasEntry(entries, matches));
  const tree = isParent ? entries : [...entries, { pathname: `${root}/`, title, children: [] }];

  return (['component', 'hook'] as const).reduce<NavEntry[]>(
    (extended, kind) => {
      const added = missing.filter(({ entry }) => entry.kind === kind).map(toEntry);
      const isOwn = ({ pathname }: NavEntry) => toKey(pathname) === `${root}/${kind}s`;
      return addTo(extended, hasEntry(extended, isOwn) ? isOwn : (isParent ?? isRoot), added);
    },
    [...tree],
  );
}

function toEntry({ path, entry }: ApiPlace): NavEntry {
  return { pathname: path, title: entry.name };
}

/** Adds entries to the first matching group. */
function addTo(
  entries: readonly NavEntry[],
  matches: (entry: NavEntry) => boolean,
  added: readonly NavEntry[],
  { isLast = false } = {},
): NavEntry[] {
  const index = entries.findIndex((entry) => hasEntry([entry], matches));
  return entries.map((entry, at) => {
    if (at !== index) return entry;
    if (!matches(entry)) return { ...entry, children: addTo(entry.children ?? [], matches, added, { isLast }) };
    const { children = [] } = entry;
    return { ...entry, children: isLast ? [...children, ...added] : joinSorted(children, added) };
  });
}

/** Joins entries; a group that is sorted by title stays sorted. */
function joinSorted(entries: readonly NavEntry[], added: readonly NavEntry[]): NavEntry[] {
  const titles = entries.map(toTitle);
  const isSorted =
    titles.length > 1 &&
    titles.every((title, index) => index === 0 || compareText(titles[index - 1] ?? '', title) <= 0);
  const joined = [...entries, ...added];
  return isSorted ? joined.sort((a, b) => compareText(toTitle(a), toTitle(b))) : joined;
}

function toTitle({ title, pathname }: NavEntry): string {
  return title || pathname;
}

function hasEntry(entries: readonly NavEntry[], matches: (entry: NavEntry) => boolean): boolean {
  return entries.some((entry) => matches(entry) || hasEntry(entry.children ?? [], matches));
}

function listPathnames(entries: readonly NavEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...listPathnames(children)]);
}

function toKey(pathname: string): string {
  return pathname.replace(/\/(?=#|$)/, '');
}
