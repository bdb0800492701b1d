// The trees and content files of a site → its pages, each with its trail and its neighbors.
//
// A page is one file in one language. The tree gives its position, the file name its path. Pages
// are sorted by path and language, and every look-up uses a map, so that the time is linear in the
// number of pages.

import { compareText } from '../../text/compare-text.ts';
import { withLanguage } from '../../model/paths/language-path.ts';
import type { Language } from '../../model/language.ts';
import type { NavTree, NavEntry } from '../../model/nav-tree.ts';
import type { Page, PageLink, TemplateName, TrailStep } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { type UrlPath, isSitePath, toOutputFile } from '../../model/url-path.ts';
import { createPageLookup, type PageLookup, type PagePosition } from '../create-page-lookup.ts';
import { findMissingContent } from './find-missing-content.ts';
import { findUnlistedPages } from './find-unlisted-pages.ts';
import { toPagePath, isGroup } from '../tree/nav-path.ts';
import { parseContentFile, type ContentFile } from '../paths/parse-content-file.ts';
import { sortContentFiles } from '../paths/sort-content-files.ts';
import { findProductIds } from '../../model/paths/find-product-ids.ts';
import { titleFromPath } from '../tree/title-from-entry.ts';

/** Options for planning pages. */
export interface PlanPagesOptions {
  /** Paths that the engine writes without a content file, such as "/blog/". */
  readonly generated?: readonly UrlPath[];
  /** Paths, without language prefix, of pages that need no entry in a tree. */
  readonly unlisted?: readonly UrlPath[];
  /** The products of pages that are in no tree and in no section of a product, by path. */
  readonly products?: ReadonlyMap<UrlPath, string>;
  /** Files whose pages are shown in all languages, translated or not. */
  readonly shared?: ReadonlySet<string>;
  /** Finds translated titles by language and key, without logging. */
  readonly findText?: (language: Language, key: string) => string | undefined;
}

/** The pages of a site, and the problems of its trees and files. */
interface PlannedPages {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
}

/** Plans pages from trees and content files; files are relative to the site root. */
export function planPages(
  site: Site,
  trees: readonly NavTree[],
  files: readonly string[],
  options: PlanPagesOptions = {},
): PlannedPages {
  const parsed = [...files].sort(compareText).map((file) => parseContentFile(file, site.languages));
  const sorted = sortContentFiles(
    parsed.flatMap(({ content }) => content ?? []),
    {
      defaultLanguage: site.defaultLanguage,
      languages: site.languages,
      toPath: ({ canonicalPath, language }) => withLanguage(site, canonicalPath, language),
    },
  );

  const lookup = createPageLookup(site, trees, { contents: sorted.contents, ...options });
  const fallbacks = sorted.contents.flatMap((content) =>
    (lookup.fallbacks.get(content.canonicalPath) ?? []).flatMap((language) =>
      content.language === site.defaultLanguage ? [{ ...content, language }] : [],
    ),
  );
  const known = { lookup, products: options.products };
  const pages = [
    ...sorted.contents.map((content) => planPage(content, known)),
    ...fallbacks.map((content): Page => ({ ...planPage(content, known), isFallback: true })),
  ].sort((a, b) => comparePages(a, b, site));

  const generated = new Set((options.generated ?? []).map(toPagePath));
  const paths = { pages: new Set(lookup.languages.keys()), generated, ignore: site.links.ignore };
  const problems = [
    ...parsed.flatMap(({ problem }) => problem ?? []),
    ...sorted.problems,
    ...findMissingContent(trees, paths),
    ...findUnlistedPages(pages, { trees, unlisted: options.unlisted ?? [] }),
  ];

  return { pages, problems };
}

/** Orders pages by path, and a page by its languages. */
export function comparePages(a: Page, b: Page, site: Site): number {
  return (
    compareText(a.canonicalPath, b.canonicalPath) ||
    site.languages.indexOf(a.language) - site.languages.indexOf(b.language)
  );
}

/** Plans one page: its title, position and output file. */
function planPage(
  content: ContentFile,
  { lookup, products }: { readonly lookup: PageLookup } & Pick<PlanPagesOptions, 'products'>,
): Page {
  const { site } = lookup;
  const { file, canonicalPath, language } = content;
  const located = lookup.trees.get(canonicalPath);
  const product = located?.product ?? products?.get(canonicalPath) ?? findSection(site, canonicalPath);
  const path = withLanguage(site, canonicalPath, language);
  const fallbacks = lookup.fallbacks.get(canonicalPath) ?? [];
  const navTitle = located && (lookup.findTitle(located.entry, language) ?? undefined);
  const previous = toLink(located?.neighbors?.previous, { language, lookup });
  const next = toLink(located?.neighbors?.next, { language, lookup });

  return {
    path,
    canonicalPath,
    language,
    languages: lookup.languages.get(canonicalPath) ?? [language],
    ...(fallbacks.length > 0 && { fallbacks }),
    ...(product !== undefined && { product }),
    ids: findProductIds(site, canonicalPath),
    template: findTemplate(canonicalPath, lookup),
    file,
    outputFile: toOutputFile(path, site.languages),
    ...(navTitle !== undefined && { navTitle }),
    trail: planTrail(canonicalPath, { language, lookup, product, located }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

function findSection(site: Site, path: UrlPath): string | undefined {
  const segment = path.split('/')[1];
  return site.products.find(({ id }) => id === segment)?.id;
}

function findTemplate(path: UrlPath, { tabbed }: PageLookup): TemplateName {
  if (path === '/') return 'Home';
  if (path === '/404.html') return 'NotFound';
  if (path === '/versions/') return 'Versions';
  if (path === '/blog/') return 'BlogIndex';
  if (path.startsWith('/blog/')) return 'BlogPost';
  return tabbed.has(path) ? 'Tabbed' : 'Documentation';
}

interface StepContext {
  readonly language: Language;
  readonly lookup: PageLookup;
}

function planTrail(
  path: UrlPath,
  {
    language,
    lookup,
    product,
    located,
  }: StepContext & { product: string | undefined; located: PagePosition | undefined },
): TrailStep[] {
  const facts = lookup.site.products.find(({ id }) => id === product);
  const own = facts && toPagePath(`/${facts.id}`);
  if (own === path) return [];

  const start = own !== undefined && lookup.languages.has(own) ? own : lookup.starts.get(product ?? '');
  const root = facts && toStep(lookup.findName(facts, language), { path: start, language, lookup });
  const groups = (located?.parents ?? []).flatMap((entry) => {
    const title = lookup.findTitle(entry, language);
    const page = isSitePath(entry.pathname) ? toPagePath(entry.pathname) : undefined;
    return title === null ? [] : toStep(title, { path: page, language, lookup });
  });
  return root ? [root, ...groups] : groups;
}

function toStep(title: string, { path, ...context }: StepContext & { path: UrlPath | undefined }): TrailStep {
  const exists = path !== undefined && context.lookup.languages.has(path);
  return exists ? { title, path: toLocalPath(path, context) } : { title };
}

function toLink(entry: NavEntry | undefined, context: StepContext): PageLink | undefined {
  if (!entry || isGroup(entry)) return undefined;
  const path = toPagePath(entry.pathname);
  const title = context.lookup.findTitle(entry, context.language);

  return { title: title ?? titleFromPath(entry.pathname), path: toLocalPath(path, context) };
}

// A link to a page without a translation leads to the default language.
function toLocalPath(path: UrlPath, { language, lookup }: StepContext): UrlPath {
  const exists = [lookup.languages, lookup.fallbacks].some((known) => known.get(path)?.includes(language));
  return exists ? withLanguage(lookup.site, path, language) : path;
}
