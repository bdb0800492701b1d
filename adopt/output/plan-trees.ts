// The menus of the old site → Vitrine's navigation trees. Every page is in a tree, and no path is there twice.

import type { NavEntry } from '../../core/model/nav-tree.ts';
import { toSlug } from '../../core/text/to-slug.ts';
import { writeCardLines } from '../convert/convert-element.ts';
import { writeContainer } from '../convert/convert-container.ts';
import type { AdoptNote, SourceEntry, SourceSite } from '../source-site.ts';
import { cleanPath } from '../clean-path.ts';
import { writeHead } from './convert-head.ts';
import type { LinkResolver } from './create-link-resolver.ts';
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
export function planTrees(site: SourceSite, { pages, links, titleOf }: PlanOptions): PlannedTrees {
  const notes: AdoptNote[] = [];
  const indexPages: { path: string; text: string; from: string }[] = [];
  const used = new Set<string>();
  const paths = new Set(pages.map(({ path }) => path));
  const plain = findPlainLanguage(site.settings.languages);
  const originals = new Map(pages.filter(({ language }) => language === plain).map((page) => [page.path, page]));

  const trees = site.trees.map(({ id, name, entries }) => ({
    id,
    name,
    entries: entries.flatMap((entry) => plan(entry, id)),
  }));
  const rest = pages.filter(
    ({ page, path, language }) =>
      language === plain &&
      !page.isPost &&
      !used.has(path) &&
      path !== '/' &&
      path !== '/404.html' &&
      page.head.unlisted !== true,
  );
  const hidden = rest.map((page): NavEntry => ({ pathname: page.path, title: titleOf(page), inSideNav: false }));
  const filled = trees.filter((tree) => tree.entries.length > 0);
  const [main = { id: 'docs', name: site.settings.title, entries: [] as NavEntry[] }, ...others] = filled;
  const all = [{ ...main, entries: [...main.entries, ...hidden] }, ...others];
  return { trees: all.filter(({ entries }, index) => entries.length > 0 || index === 0), indexPages, notes };

  function plan(entry: SourceEntry, tree: string): NavEntry[] {
    const page = entry.file === undefined ? undefined : links.findPage(entry.file);
    if (entry.children) return planGroup(entry, { page, tree });
    if (entry.file !== undefined && !page) {
      notes.push({
        file: entry.file,
        kind: 'left',
        what: 'A menu entry without a page',
        todo: `The entry "${entry.title ?? entry.file}" points to a missing file.`,
      });
      return [];
    }
    // Vitrine generates the lists of posts.
    if (page?.page.isPost === true) return [];
    if (page)
      return add({
        pathname: page.path,
        title: titleFor(entry, page),
        ...(entry.isHidden === true && { inSideNav: false }),
      });
    const { href, title } = entry;
    if (href === undefined) return [];
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href))
      return add({ pathname: href.replace(/^\/\//, 'https://'), title: title ?? href });

    const target = links.findPage(href.replace(/[?#].*$/, ''));
    if (target?.page.isPost === true) return [];
    if (target) return add({ pathname: target.path, title: title ?? titleOf(target) });
    if (href === '/' || /^\/blog\/?$/.test(href)) return [];
    notes.push({
      file: site.trees.length > 0 ? tree : '',
      kind: 'left',
      what: 'A menu entry that does not point to a page',
      todo: `"${title ?? href}" points to ${href}. Add it to nav/${tree}.ts if the page still exists.`,
    });
    return [];
  }

  function planGroup(entry: SourceEntry, { page, tree }: { page: PlacedPage | undefined; tree: string }): NavEntry[] {
    const title = entry.title ?? (page ? titleOf(page) : 'More');
    const index = entry.index;
    const preferred = index && cleanPath(index.path, site.settings.languages);
    const ownPath = page?.page.isPost === true ? undefined : page?.path;
    const own = ownPath ?? (preferred !== undefined && !paths.has(preferred) ? preferred : undefined);
    const isFree = own !== undefined && !used.has(own);
    const pathname = isFree ? own : findName(folderOf(entry) ?? `/${tree}/${toSlug(title) || 'group'}/`);
    used.add(pathname);
    const children = (entry.children ?? []).flatMap((child) => plan(child, tree));
    if (index && !page && isFree) {
      const cards = children.map((child) => ({ title: String(child.title), href: child.pathname, description: '' }));
      const list = cards.length === 0 ? '' : `${writeContainer('cards', writeCardLines(cards))}\n`;
      const lead = index.description === '' ? '' : `${index.description}\n\n`;
      indexPages.push({
        path: own,
        text: `${writeHead({ title: index.title })}# ${index.title}\n\n${lead}${list}`,
        from: index.path,
      });
    }
    if (children.length === 0 && ownPath === undefined && !(index && isFree)) return [];
    const group = {
      pathname,
      title,
      ...(children.length > 0 && { children }),
      ...(entry.isHidden === true && { inSideNav: false }),
    };
    return [group];
  }

  /** Returns an entry's title; the page's own title is taken in the language of the tree. */
  function titleFor({ title }: SourceEntry, placed: PlacedPage): string {
    const own = title === undefined || title === placed.page.label;
    return own ? titleOf(originals.get(placed.path) ?? placed) : title;
  }

  /** Returns the common folder of a group's pages. */
  function folderOf({ children = [] }: SourceEntry): string | undefined {
    const own = children.flatMap((child) => (child.file === undefined ? [] : (links.findPage(child.file)?.path ?? [])));
    const [start] = own.map((path) => path.replace(/[^/]+\/$/, ''));
    const isShared = start !== undefined && start !== '/' && own.every((path) => path.startsWith(start));
    return isShared && !used.has(start) && !paths.has(start) ? start : undefined;
  }

  function add(entry: NavEntry): NavEntry[] {
    if (used.has(entry.pathname)) {
      notes.push({
        file: links.findPage(entry.pathname)?.page.file ?? '',
        kind: 'changed',
        what: 'A page that appears in the menus more than once',
        todo: `${entry.pathname} was kept in its first place: a path can appear in the trees only once.`,
      });
      return [];
    }
    used.add(entry.pathname);
    return [entry];
  }

  function findName(preferred: string): string {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? preferred : `${preferred.slice(0, -1)}-${count}/`;
      if (!used.has(name) && !paths.has(name)) return name;
    }
  }
}
