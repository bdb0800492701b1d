// A loaded site and its page files → the tasks of a build.
//
// Pages that every site has (home, 404, the list of posts) are planned here unless a content file provides them; they are
// built like all others.

import { createFindText, type Translate } from '../../../core/i18n/create-translate.ts';
import { translateSite } from '../../../core/i18n/translate-site.ts';
import { withLanguage } from '../../../core/model/paths/language-path.ts';
import type { Language } from '../../../core/model/language.ts';
import type { Page, PageLink } from '../../../core/model/page.ts';
import { directionOf } from '../../../templates/text-direction.ts';
import type { Site } from '../../../core/model/site.ts';
import { planPages } from '../../../core/nav/pages/plan-pages.ts';
import { createMenuPlanner } from '../../../core/nav/menu/plan-menu.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { findProductIds } from '../../../core/model/paths/find-product-ids.ts';
import { toOutputFile, type UrlPath } from '../../../core/model/url-path.ts';
import type { SiteApi } from './site-api.ts';
import type { PageTask } from './page-task.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { PageFiles } from '../load/read-pages.ts';

/** The pages to build. */
export interface SitePlan {
  readonly tasks: readonly PageTask[];
  readonly translated: Readonly<Record<Language, readonly UrlPath[]>>;
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  readonly problems: readonly Problem[];
}

/** Options for planning a site. */
interface SitePlanOptions {
  readonly drafts: boolean;
  readonly t: Translate;
  readonly api?: SiteApi;
  /** Whether sites that join this one have posts. */
  readonly hasPosts?: boolean;
}

/** Plans the pages of a site. Drafts are left out unless they are requested. */
export function planSite(
  loaded: LoadedSite,
  files: PageFiles,
  { drafts, t, api, hasPosts }: SitePlanOptions,
): SitePlan {
  const { site, trees, dictionaries } = loaded;
  const names = [...files.pages].filter(([, { isDraft }]) => drafts || !isDraft).map(([name]) => name);
  const apiFiles = nameApiPages(api, names);
  const findText = createFindText(dictionaries);
  const plannedPages = planPages(site, trees, [...names, ...apiFiles.keys()], {
    findText,
    ...(site.i18n.fallback && { shared: new Set(names.filter(isShared)) }),
    generated: ['/blog/'],
    products: nameProducts(api, apiFiles),
    unlisted: [...names.filter((name) => files.pages.get(name)?.isUnlisted), ...apiFiles.keys()].map(toContentPath),
  });

  // Each language has a home page: the engine's, unless an author has written one.
  const authored = plannedPages.pages.map((page) =>
    page.canonicalPath === '/' ? { ...page, languages: site.languages } : page,
  );
  const paths = new Set(authored.map(({ path }) => path));
  const generated = planGenerated(site, authored, { t, findText, hasPosts }).filter(
    ({ page }) => !paths.has(page.path),
  );
  const pages = [...authored, ...generated.map(({ page }) => page)];

  return {
    tasks: [...planTasks(site, authored, files), ...generated].map((task) => withApi(task, api, apiFiles)),
    translated: groupTranslated(site, pages),
    productPaths: findProductPaths(loaded, new Set(pages.map(({ path }) => path))),
    siteLinks: findSiteLinks(pages, site, t),
    problems: hasUnreadTree(loaded)
      ? plannedPages.problems.filter(({ rule }) => rule !== 'page-not-in-nav')
      : plannedPages.problems,
  };
}

/** Returns whether a tree has an error that is already reported, so that its entries are unknown. */
export function hasUnreadTree({ site, trees, treeless }: Pick<LoadedSite, 'site' | 'trees' | 'treeless'>): boolean {
  return site.products.some(({ id }) => !treeless.includes(id) && !trees.some(({ product }) => product === id));
}

/** Returns whether a file needs no translation: posts have one language, and home and 404 pages exist in each. */
function isShared(file: string): boolean {
  return !/^content\/(?:blog\/|(?:index|404|versions|blog)\.md$)/.test(file);
}

/** Plans a task per page. A translation gets the current hash of its original. */
function planTasks({ defaultLanguage }: Site, pages: readonly Page[], files: PageFiles): PageTask[] {
  const originals = new Map(
    pages.flatMap(({ language, canonicalPath, file }) => (language === defaultLanguage ? [[canonicalPath, file]] : [])),
  );
  return pages.map((page) => {
    const original =
      page.language === defaultLanguage ? undefined : files.pages.get(originals.get(page.canonicalPath) ?? '');
    const added = files.added?.get(page.file);
    return {
      page,
      ...(original && { originalHash: original.textHash }),
      ...(added && { text: added.text, isAdded: true }),
    };
  });
}

/** Adds API pages to the site as if they were content files; an existing file wins. */
function nameApiPages(api: SiteApi | undefined, names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(names.map(toContentPath));
  const pages = (api?.pages ?? []).filter(({ path }) => !taken.has(path));
  return new Map(pages.map(({ path, text }) => [`content${path.slice(0, -1)}.md`, text]));
}

/** Names the products of API pages that no content file replaces. */
function nameProducts(api: SiteApi | undefined, files: ReadonlyMap<string, string>): ReadonlyMap<UrlPath, string> {
  const added = new Set([...files.keys()].map(toContentPath));
  return new Map(
    (api?.pages ?? []).flatMap(({ path, product }) =>
      product !== undefined && added.has(path) ? [[path, product]] : [],
    ),
  );
}

/** Adds API content to a task. An API page has no file: its problems come from the settings. */
function withApi(task: PageTask, api: SiteApi | undefined, texts: ReadonlyMap<string, string>): PageTask {
  const text = texts.get(task.page.file);
  const content = api?.contents.get(task.page.canonicalPath);
  if (text !== undefined && api) return { ...task, page: { ...task.page, file: api.settingsFile }, text, api: content };
  return content && content.kind !== 'page' && content.kind !== 'symbols' ? { ...task, api: content } : task;
}

function toContentPath(file: string): UrlPath {
  return `/${file
    .replace(/^content\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '')}/`.replace(/\/{2,}/g, '/');
}

function planGenerated(
  site: Site,
  pages: readonly Page[],
  {
    t,
    findText,
    hasPosts = pages.some(({ template }) => template === 'BlogPost'),
  }: { t: Translate; findText: ReturnType<typeof createFindText>; hasPosts?: boolean | undefined },
): PageTask[] {
  const authored = new Set(pages.map(({ path }) => path));
  const writeWords = (title: string, words: string) =>
    `# ${escapeHtml(title)}\n\n<p class="description">${words}</p>\n`;
  const write = (title: string, lead: string) => writeWords(title, escapeHtml(lead));
  // An untranslated description keeps its full stop at its end.
  const describe = (language: Language) => {
    const { title, description } = translateSite(site, language, findText);
    const words = escapeHtml(description || title);
    return description !== site.description || directionOf(language) === directionOf(site.defaultLanguage)
      ? words
      : `<bdi>${words}</bdi>`;
  };
  // Pages that content provides in the default language are translated by content too.
  const languagesOf = (path: UrlPath) => (authored.has(path) ? [] : site.languages);

  return [
    ...site.languages.map((language) => ({
      page: { ...toPage(site, '/', { language, template: 'Home' }), languages: site.languages },
      text: writeWords(translateSite(site, language, findText).title, describe(language)),
    })),
    // A 404 page has no translations, as no link leads to it.
    ...languagesOf('/404.html').map((language) => ({
      page: toPage(site, '/404.html', { language, template: 'NotFound' }),
      text: write(t(language, 'notFound.title'), t(language, 'notFound.text')),
    })),
    ...(hasPosts
      ? [
          {
            page: toPage(site, '/blog/', { language: site.defaultLanguage, template: 'BlogIndex' }),
            text: write(
              t(site.defaultLanguage, 'blog.title'),
              t(site.defaultLanguage, 'blog.description', { title: site.title }),
            ),
          },
        ]
      : []),
  ];
}

function toPage(site: Site, canonicalPath: UrlPath, { language, template }: Pick<Page, 'language' | 'template'>): Page {
  const path = withLanguage(site, canonicalPath, language);
  return {
    path,
    canonicalPath,
    language,
    languages: [language],
    ids: findProductIds(site, canonicalPath),
    template,
    file: 'docs.config.ts',
    outputFile: toOutputFile(path, site.languages),
    trail: [],
  };
}

function groupTranslated(site: Site, pages: readonly Page[]): Record<Language, UrlPath[]> {
  const groups: Record<Language, UrlPath[]> = {};
  for (const { language, canonicalPath } of pages) {
    if (language !== site.defaultLanguage) (groups[language] ??= []).push(canonicalPath);
  }
  return groups;
}

/** Finds the first page of each product: its own page, or else the first of its tree. */
function findProductPaths({ site, trees }: LoadedSite, paths: ReadonlySet<string>): Record<string, UrlPath> {
  return Object.fromEntries(
    site.products.flatMap(({ id }) => {
      if (paths.has(`/${id}/`)) return [[id, `/${id}/`]];
      const tree = trees.find(({ product }) => product === id);
      const menu = tree ? createMenuPlanner(tree, { hasPage: (path) => paths.has(path) })() : [];
      const firstPath = menu.flatMap((entry) =>
        'path' in entry && entry.path && paths.has(entry.path.replace(/[?#][^]*$/, '')) ? [entry.path] : [],
      )[0];
      return firstPath === undefined ? [] : [[id, firstPath]];
    }),
  );
}

function findSiteLinks(pages: readonly Page[], site: Site, t: Translate): PageLink[] {
  const known = [
    { path: '/blog/', title: t(site.defaultLanguage, 'blog.title') },
    { path: '/versions/', title: t(site.defaultLanguage, 'header.versions') },
  ];
  return known.filter(({ path }) => pages.some((page) => page.path === path));
}
