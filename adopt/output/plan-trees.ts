// The menus of the old site → Vitrine's navigation trees. Every page is in a tree, and no path is there twice.

import type { NavEntry } from '../../core/model/nav-tree.ts';
import { toSlug } from '../../core/text/to-slug.ts';
import { writeCardLines } from '../convert/convert-element.ts';
import { writeContainer } from '../convert/convert-container.ts';
import type { AdoptNote, SourceEntry, SourceSite } from '../source-site.ts';
import { cleanPath } from '../clean-path.ts';
import { writeHead } from './convert-head.ts';
import type { LinkResolver } from './link-resolver.ts';
import { findPlainLanguage, type PlacedPage } from '../place/place-pages.ts';

/** A tree of the new site. */
export interface PlannedTree {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly NavEntry[];
}

interface PlannedTrees {
  readonly trees: readonly PlannedTree[];
  /** Index pages that the old engine generated for groups. */
  readonly indexPages: readonly { readonly path: string; readonly text: string; readonly from: string }[];
  readonly notes: readonly AdoptNote[];
}

interface PlanOptions {
  readonly pages: readonly PlacedPage[];
  readonly links: LinkResolver;
  /** Returns the title of a page in the new site. */
  titleOf(page: PlacedPage): string;
}

/** Plans the trees of a site. */
export function planTrees(site: SourceSite, options: PlanOptions): PlannedTrees {
  const planner = new TreePlanner(site, options);
  const trees = site.trees.map(({ id, name, entries }) => ({ id, name, entries: planner.plan(entries, id) }));
  const filled = trees.filter((tree) => tree.entries.length > 0);
  const [main = { id: 'docs', name: site.settings.title, entries: [] }, ...others] = filled;
  const all = [{ ...main, entries: [...main.entries, ...planner.planHidden()] }, ...others];
  return {
    trees: all.filter(({ entries }, index) => entries.length > 0 || index === 0),
    indexPages: planner.indexPages,
    notes: planner.notes,
  };
}

/** Plans entries, and remembers the paths that they use: a path can appear in the trees only once. */
class TreePlanner {
  readonly indexPages: { path: string; text: string; from: string }[] = [];
  readonly notes: AdoptNote[] = [];
  readonly #site: SourceSite;
  readonly #options: PlanOptions;
  readonly #used = new Set<string>();
  /** The paths of all pages. */
  readonly #paths: ReadonlySet<string>;
  /** The pages in the language of the trees, by path. */
  readonly #originals: ReadonlyMap<string, PlacedPage>;

  constructor(site: SourceSite, options: PlanOptions) {
    this.#site = site;
    this.#options = options;
    const plain = findPlainLanguage(site.settings.languages);
    const originals = options.pages.filter(({ language }) => language === plain);
    this.#paths = new Set(options.pages.map(({ path }) => path));
    this.#originals = new Map(originals.map((page) => [page.path, page]));
  }

  /** Plans the entries of a tree. */
  plan(entries: readonly SourceEntry[], tree: string): NavEntry[] {
    return entries.flatMap((entry) => this.#planEntry(entry, tree));
  }

  /** Plans entries, hidden from the menus, for the pages that no entry leads to. */
  planHidden(): NavEntry[] {
    const plain = findPlainLanguage(this.#site.settings.languages);
    const rest = this.#options.pages.filter(
      ({ page, path, language }) =>
        language === plain &&
        !page.isPost &&
        !this.#used.has(path) &&
        path !== '/' &&
        path !== '/404.html' &&
        page.head.unlisted !== true,
    );
    return rest.map((page) => ({ pathname: page.path, title: this.#options.titleOf(page), inSideNav: false }));
  }

  #planEntry(entry: SourceEntry, tree: string): NavEntry[] {
    const page = entry.file === undefined ? undefined : this.#options.links.findPage(entry.file);
    if (entry.children) return this.#planGroup(entry, { page, tree });
    // Vitrine generates the lists of posts.
    if (page?.page.isPost === true) return [];
    if (page)
      return this.#add({
        pathname: page.path,
        title: this.#titleFor(entry, page),
        ...(entry.isHidden === true && { inSideNav: false }),
      });
    if (entry.file !== undefined) {
      this.notes.push({
        file: entry.file,
        kind: 'left',
        what: 'A menu entry without a page',
        todo: `The entry "${entry.title ?? entry.file}" points to a missing file.`,
      });
      return [];
    }
    return entry.href === undefined ? [] : this.#planLink(entry.href, { title: entry.title, tree });
  }

  /** Plans a group; it gets the page of its own entry, a generated index page, or only a path. */
  #planGroup(entry: SourceEntry, { page, tree }: { page: PlacedPage | undefined; tree: string }): NavEntry[] {
    const title = entry.title ?? (page ? this.#options.titleOf(page) : 'More');
    const { index } = entry;
    const preferred = index && cleanPath(index.path, this.#site.settings.languages);
    const pagePath = page?.page.isPost === true ? undefined : page?.path;
    const own = pagePath ?? (preferred !== undefined && !this.#paths.has(preferred) ? preferred : undefined);
    const isUnused = own !== undefined && !this.#used.has(own);
    const pathname = isUnused
      ? own
      : this.#findName(this.#findFolder(entry) ?? `/${tree}/${toSlug(title) || 'group'}/`);
    this.#used.add(pathname);
    const children = this.plan(entry.children ?? [], tree);
    if (index && !page && isUnused)
      this.indexPages.push({ path: own, text: writeIndex(index, children), from: index.path });
    if (children.length === 0 && pagePath === undefined && !(index && isUnused)) return [];
    return [
      {
        pathname,
        title,
        ...(children.length > 0 && { children }),
        ...(entry.isHidden === true && { inSideNav: false }),
      },
    ];
  }

  /** Plans an entry that names its target by an address. */
  #planLink(href: string, { title, tree }: { title: string | undefined; tree: string }): NavEntry[] {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href))
      return this.#add({ pathname: href.replace(/^\/\//, 'https://'), title: title ?? href });
    const target = this.#options.links.findPage(href.replace(/[?#].*$/, ''));
    if (target?.page.isPost === true) return [];
    if (target) return this.#add({ pathname: target.path, title: title ?? this.#options.titleOf(target) });
    if (href === '/' || /^\/blog\/?$/.test(href)) return [];
    this.notes.push({
      file: this.#site.trees.length > 0 ? tree : '',
      kind: 'left',
      what: 'A menu entry that does not point to a page',
      todo: `"${title ?? href}" points to ${href}. Add it to nav/${tree}.ts if the page still exists.`,
    });
    return [];
  }

  #add(entry: NavEntry): NavEntry[] {
    if (this.#used.has(entry.pathname)) {
      this.notes.push({
        file: this.#options.links.findPage(entry.pathname)?.page.file ?? '',
        kind: 'changed',
        what: 'A page that appears in the menus more than once',
        todo: `${entry.pathname} was kept in its first place: a path can appear in the trees only once.`,
      });
      return [];
    }
    this.#used.add(entry.pathname);
    return [entry];
  }

  /** Returns an entry's title; the page's own title is taken in the language of the tree. */
  #titleFor({ title }: SourceEntry, placed: PlacedPage): string {
    const isOwn = title === undefined || title === placed.page.label;
    return isOwn ? this.#options.titleOf(this.#originals.get(placed.path) ?? placed) : title;
  }

  /** Finds the common folder of a group's pages, if it is free. */
  #findFolder({ children = [] }: SourceEntry): string | undefined {
    const paths = children.flatMap(({ file }) =>
      file === undefined ? [] : (this.#options.links.findPage(file)?.path ?? []),
    );
    const [start] = paths.map((path) => path.replace(/[^/]+\/$/, ''));
    const isShared = start !== undefined && start !== '/' && paths.every((path) => path.startsWith(start));
    return isShared && this.#isFree(start) ? start : undefined;
  }

  #findName(preferred: string): string {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? preferred : `${preferred.slice(0, -1)}-${count}/`;
      if (this.#isFree(name)) return name;
    }
  }

  #isFree(path: string): boolean {
    return !this.#used.has(path) && !this.#paths.has(path);
  }
}

/** Writes the page that the old engine generated for a group: a list of its entries. */
function writeIndex({ title, description }: NonNullable<SourceEntry['index']>, children: readonly NavEntry[]): string {
  const cards = children.map((child) => ({ title: String(child.title), href: child.pathname, description: '' }));
  const list = cards.length === 0 ? '' : `${writeContainer('cards', writeCardLines(cards))}\n`;
  const lead = description === '' ? '' : `${description}\n\n`;
  return `${writeHead({ title })}# ${title}\n\n${lead}${list}`;
}
