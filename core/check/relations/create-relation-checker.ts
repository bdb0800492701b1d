// The pages of a finished site, one by one → problems between pages: translations that do not name each other,
// pages without links to them, wrong canonical addresses, repeated titles.

import type { Address } from '../html-page.ts';
import type { Problem } from '../../model/problem.ts';
import { compareText } from '../../text/compare-text.ts';
import { quote } from '../../text/quote.ts';
import type { PageRelations, Relation } from './read-relations.ts';

/** A page of the output folder. */
interface RelatedPage {
  /** Its path in the folder: "/guide/index.html". */
  readonly path: string;
  /** Its name in problems. */
  readonly file: string;
  readonly addresses: readonly Address[];
  readonly relations: PageRelations;
  /** Whether it needs no link: a copied file, a demo's own page, or a page that the engine adds. */
  readonly isAside: boolean;
}

/** Collects pages, and returns what is known about them. */
interface RelationChecker {
  readonly add: (page: RelatedPage) => void;
  readonly read: () => KnownRelations;
}

/** The collected relations of some pages of a site. Plain data. */
export interface KnownRelations {
  readonly translated: ReadonlyMap<string, Translated>;
  /** Pages with a link to them. */
  readonly linked: ReadonlySet<string>;
  /** Pages that need a link to them. */
  readonly listed: readonly { readonly path: string; readonly file: string }[];
  readonly titled: readonly TitledPage[];
  readonly moved: readonly MovedPage[];
  /** Redirect pages. */
  readonly leading: ReadonlySet<string>;
  readonly hasHome: boolean;
}

interface TitledPage {
  readonly path: string;
  readonly file: string;
  readonly language: string;
  readonly title: NonNullable<PageRelations['title']>;
}

type MovedPage = Relation & { readonly file: string; readonly target: string };

interface Translated {
  readonly file: string;
  readonly translations: readonly (Relation & { readonly target: string; readonly language: string })[];
}

/** Creates the checker of some pages; `find` returns the page of the folder that an address leads to. */
export function createRelationChecker(find: (href: string, from: string) => string | undefined): RelationChecker {
  const translated = new Map<string, Translated>();
  const linked = new Set<string>();
  const listed: { readonly path: string; readonly file: string }[] = [];
  const titled: TitledPage[] = [];
  const moved: MovedPage[] = [];
  const leading = new Set<string>();
  let hasHome = false;

  return {
    add({ path, file, addresses, relations, isAside }) {
      const { translations, canonical, refresh, isHidden, title, language } = relations;
      const named = canonical ? [...translations, canonical] : translations;
      for (const address of addresses) {
        const target = address.kind === 'link' && !isNamed(address, named) ? find(address.href, path) : undefined;
        if (target !== undefined && target !== path) linked.add(target);
      }
      const found = translations.flatMap((relation) => {
        const target = find(relation.href, path);
        return target === undefined ? [] : [{ ...relation, target }];
      });
      if (found.length > 0) translated.set(path, { file, translations: found });

      hasHome ||= path === '/index.html';
      if (refresh) leading.add(path);
      else if (!isHidden && !isAside && !/^\/index\.html$|\/404(?:\/index)?\.html$/.test(path))
        listed.push({ path, file });
      const target = canonical && !refresh ? find(canonical.href, path) : undefined;
      const isElsewhere = target !== undefined && target !== path;
      if (canonical && isElsewhere) moved.push({ ...canonical, file, target });
      if (title && title.text !== '' && !refresh && !isHidden && !isElsewhere)
        titled.push({ path, file, language, title });
    },
    read: () => ({ translated, linked, listed, titled, moved, leading, hasHome }),
  };
}

/** Finds problems between the pages of a site from the relations of its parts. */
export function findRelationProblems(parts: readonly KnownRelations[]): Problem[] {
  const translated = new Map(parts.flatMap((part) => [...part.translated]));
  const isLinked = (path: string) => parts.some(({ linked }) => linked.has(path));
  const isLeading = (path: string) => parts.some(({ leading }) => leading.has(path));

  return [
    ...[...translated].flatMap(([path, page]) => findSilent(path, page, translated)),
    ...parts.flatMap(({ moved }) => moved.filter(({ target }) => isLeading(target)).map(toMovedCanonical)),
    // Parts of a site and single files have no start page, so links and titles cannot be judged.
    ...(!parts.some(({ hasHome }) => hasHome)
      ? []
      : [
          ...parts.flatMap(({ listed }) => listed.filter(({ path }) => !isLinked(path)).map(toOrphan)),
          ...findSharedTitles(parts.flatMap(({ titled }) => titled)),
        ]),
  ];
}

/** Returns whether an address is a relation in the head, which is not a visible link. */
function isNamed({ line, column }: Address, named: readonly Relation[]): boolean {
  return named.some((relation) => relation.line === line && relation.column === column);
}

function findSilent(path: string, page: Translated, all: ReadonlyMap<string, Translated>): Problem[] {
  return page.translations
    .filter(({ target }) => target !== path && !all.get(target)?.translations.some((back) => back.target === path))
    .map(({ target, language, line, column }) => ({
      rule: 'html-hreflang-one-way',
      severity: 'error',
      place: { file: page.file, line, column },
      message: `The page names ${quote(toPath(target))} as its version in ${quote(language)}, which does not name it back, so search engines ignore both`,
      hint: 'Write <link rel="alternate" hreflang="…"> in both pages, or in none.',
    }));
}

function toMovedCanonical({ file, line, column, target }: Relation & { file: string; target: string }): Problem {
  return {
    rule: 'html-canonical-moved',
    severity: 'error',
    place: { file, line, column },
    message: `The page names ${quote(toPath(target))} as its canonical address, which only redirects to another page`,
    hint: 'Name the address of the page itself as canonical.',
  };
}

function toOrphan({ path, file }: { path: string; file: string }): Problem {
  return {
    rule: 'html-orphan',
    severity: 'warning',
    place: { file, line: 1, column: 1 },
    message: `No other page links to ${quote(toPath(path))}, so readers cannot find it`,
    hint: 'Link to it, add it to a tree, or set "unlisted: true" in its front matter if that is intended.',
  };
}

/** Finds pages that share a title in one language, and reports all but the first. */
function findSharedTitles(pages: readonly TitledPage[]): Problem[] {
  const firstByTitle = new Map<string, TitledPage>();
  return [...pages]
    .sort((a, b) => compareText(a.path, b.path))
    .flatMap((page): Problem[] => {
      const key = `${page.language} ${page.title.text}`;
      const firstPage = firstByTitle.get(key);
      if (!firstPage) {
        firstByTitle.set(key, page);
        return [];
      }
      return [
        {
          rule: 'html-title-repeated',
          severity: 'warning',
          place: { file: page.file, line: page.title.line, column: page.title.column },
          message: `The page has the same title as ${quote(toPath(firstPage.path))}, ${quote(page.title.text)}, so tabs, bookmarks and search engines show no difference`,
          hint: 'Write what only this page is about into its "title" in the front matter, or into the template that draws it.',
        },
      ];
    });
}

function toPath(file: string): string {
  return file.replace(/index\.html$/, '');
}
