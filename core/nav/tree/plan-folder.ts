// The pages of a folder → the entries of a menu: the index page first, then pages, folders and groups by
// order and title. Each subfolder becomes a group, and so do pages whose front matter names one.

import type { NavEntry } from '../../model/nav-tree.ts';
import { compareText } from '../../text/compare-text.ts';
import type { UrlPath } from '../../model/url-path.ts';
import { toFolderKey } from './nav-path.ts';
import { titleFromPath } from './title-from-entry.ts';

/** A page with the front matter that places it in a menu. */
export interface FolderPage {
  readonly path: UrlPath;
  readonly file: string;
  readonly title?: string;
  readonly order?: number;
  readonly group?: string;
}

/** An entry and its sort keys. */
interface Placed {
  readonly entry: NavEntry;
  readonly order: number;
  readonly title: string;
}

/** Plans the entries of a folder, "/joy-ui/inputs/". */
export function planFolder(folder: UrlPath, pages: readonly FolderPage[]): NavEntry[] {
  const index = pages.find(({ path }) => path === folder);
  const below = new Map<string, FolderPage[]>();
  const groups = new Map<string, FolderPage[]>();
  const placed: Placed[] = [];
  const folders = new Set(pages.flatMap(({ path }) => listFolders(path)));
  for (const page of pages) {
    if (page === index || !page.path.startsWith(folder)) continue;
    const [segment = '', ...rest] = page.path.slice(folder.length).split('/');
    if (rest.length > 1 || folders.has(page.path)) add(below, segment, page);
    else if (page.group !== undefined && page.group.trim() !== '') add(groups, page.group.trim(), page);
    else placed.push(toPlaced(page));
  }
  for (const [segment, inside] of below) placed.push(toFolderGroup(`${folder}${segment}/`, inside));
  for (const [name, inside] of groups) placed.push(toNamedGroup(folder, name, inside));
  return [...(index ? [toEntry(index)] : []), ...sortPlaced(placed)];
}

/** The index page of a folder sets the title and order of its group. */
function toFolderGroup(folder: UrlPath, pages: readonly FolderPage[]): Placed {
  const index = pages.find(({ path }) => path === folder);
  const title = index?.group?.trim() || titleFromPath(folder);
  return {
    entry: { pathname: toFolderKey(folder), title, children: planFolder(folder, pages) },
    order: index?.order ?? findNumber(folder),
    title,
  };
}

/** A named group is placed where the first of its pages would be. */
function toNamedGroup(folder: UrlPath, name: string, pages: readonly FolderPage[]): Placed {
  const inside = pages.map(toPlaced);
  return {
    entry: { pathname: toGroupKey(folder, name), title: name, children: sortPlaced(inside) },
    order: Math.min(...inside.map(({ order }) => order)),
    title: name,
  };
}

/** Returns the key of a folder's group, for its translations. */
export function toGroupKey(folder: UrlPath, name: string): string {
  return `${toFolderKey(folder)}/${encodeURIComponent(name)}`;
}

function toPlaced(page: FolderPage): Placed {
  const entry = toEntry(page);
  return { entry, order: page.order ?? findNumber(page.path), title: entry.title || titleFromPath(page.path) };
}

function toEntry({ path, title }: FolderPage): NavEntry {
  return { pathname: path.slice(0, -1), ...(title !== undefined && title !== '' && { title }) };
}

function sortPlaced(placed: readonly Placed[]): NavEntry[] {
  return [...placed]
    .sort(
      (a, b) =>
        Math.sign(a.order - b.order || 0) ||
        compareText(a.title.toLowerCase(), b.title.toLowerCase()) ||
        compareText(a.entry.pathname, b.entry.pathname),
    )
    .map(({ entry }) => entry);
}

/** A name may begin with its order: "01-intro". */
function findNumber(path: UrlPath): number {
  const [, digits] = /\/(\d{1,6})[-_. ][^/]*\/$/.exec(path) ?? [];
  return digits === undefined ? Infinity : Number(digits);
}

/**
 * Lists the folders that contain a page, the outermost first.
 *
 * @example
 * listFolders('/lib/inputs/slider/') // ['/lib/', '/lib/inputs/']
 */
export function listFolders(path: UrlPath): UrlPath[] {
  const parts = path.split('/').slice(1, -2);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
}

function add(lists: Map<string, FolderPage[]>, key: string, page: FolderPage): void {
  const list = lists.get(key);
  if (list) list.push(page);
  else lists.set(key, [page]);
}
