// The trees and content files of a site → the look-up tables for planning single pages.
//
// Created once for the whole site, so that planning one page does not walk a tree.

import type { Language } from '../model/language.ts';
import type { NavEntry, NavTree } from '../model/nav-tree.ts';
import type { Site } from '../model/site.ts';
import { isSitePath, type UrlPath } from '../model/url-path.ts';
import { isApiTab, toBasePath } from './tree/nav-path.ts';
import type { ContentFile } from './paths/parse-content-file.ts';
import { planNeighbors } from './menu/plan-neighbors.ts';
import type { Neighbors } from './menu/plan-neighbors.ts';
import { planTrails } from './menu/plan-trails.ts';
import { titleFromEntry } from './tree/title-from-entry.ts';
import type { Product } from '../model/product.ts';
import type { FindTitle } from './tree/title-from-entry.ts';
import { walkNav } from './tree/walk-nav.ts';
import type { NavStep } from './tree/walk-nav.ts';

type FindText = (language: Language, key: string) => string | undefined;

/** Look-up tables of a site's pages. */
export interface PageLookup {
  readonly site: Site;
  /** The languages of each page, by canonical path. */
  readonly languages: ReadonlyMap<UrlPath, readonly Language[]>;
  /** The languages that show a page in the default language, by canonical path. */
  readonly fallbacks: ReadonlyMap<UrlPath, readonly Language[]>;
  readonly trees: ReadonlyMap<UrlPath, PagePosition>;
  /** Pages with API tabs in a tree. */
  readonly tabbed: ReadonlySet<UrlPath>;
  /** The first page of each tree, by product. */
  readonly starts: ReadonlyMap<string, UrlPath>;
  readonly findTitle: (entry: NavEntry, language: Language) => string | null;
  /** Finds the name of a product in a language. */
  readonly findName: (product: Product, language: Language) => string;
}

/** The position of a page in the trees. */
export interface PagePosition extends NavStep {
  readonly product: string;
  readonly neighbors: Neighbors | undefined;
}

/** Creates the look-up tables of a site's pages. */
export function createPageLookup(
  site: Site,
  trees: readonly NavTree[],
  given: {
    readonly contents: readonly ContentFile[];
    readonly findText?: FindText;
    /** Files whose pages are shown in all languages. */
    readonly shared?: ReadonlySet<string>;
  },
): PageLookup {
  const languages = groupLanguages(site, given.contents);
  const located = new Map<UrlPath, PagePosition>();
  const starts = new Map<string, UrlPath>();
  const tabbed = new Set<UrlPath>();

  for (const tree of trees) {
    const neighbors = planNeighbors(tree, (path) => languages.has(path));
    for (const [path, step] of planTrails(tree)) {
      if (!languages.has(path)) continue;
      if (!starts.has(tree.product)) starts.set(tree.product, path);
      if (!located.has(path)) located.set(path, { ...step, product: tree.product, neighbors: neighbors.get(path) });
    }
    for (const { entry } of walkNav(tree.entries)) {
      if (isSitePath(entry.pathname) && isApiTab(entry.pathname)) tabbed.add(toBasePath(entry.pathname));
    }
  }

  const fallbacks = new Map(
    given.contents.flatMap(({ file, canonicalPath, language }) => {
      if (language !== site.defaultLanguage || !given.shared?.has(file)) return [];
      const own = languages.get(canonicalPath) ?? [];
      return [[canonicalPath, site.languages.filter((each) => !own.includes(each))]];
    }),
  );
  const findName: PageLookup['findName'] = ({ id, name }, language) =>
    language === site.defaultLanguage ? name : (given.findText?.(language, `products.${id}.name`) ?? name);
  const findTitle = createTitles(given.findText);
  return { site, languages, fallbacks, trees: located, tabbed, starts, findTitle, findName };
}

function groupLanguages(site: Site, contents: readonly ContentFile[]): Map<UrlPath, readonly Language[]> {
  const found = new Map<UrlPath, Set<Language>>();
  for (const { canonicalPath, language } of contents) {
    const known = found.get(canonicalPath);
    if (known) known.add(language);
    else found.set(canonicalPath, new Set([language]));
  }

  return new Map([...found].map(([path, own]) => [path, site.languages.filter((language) => own.has(language))]));
}

// Remembers titles, because every page below a group needs the group's title.
function createTitles(findText: FindText | undefined): PageLookup['findTitle'] {
  const finders = new Map<Language, { find: FindTitle; known: Map<NavEntry, string | null> }>();

  return function findTitle(entry, language) {
    const finder = finders.get(language) ?? { find: (key) => findText?.(language, key), known: new Map() };
    finders.set(language, finder);

    const known = finder.known.get(entry);
    if (known !== undefined) return known;
    const title = titleFromEntry(entry, finder.find);
    finder.known.set(entry, title);
    return title;
  };
}
