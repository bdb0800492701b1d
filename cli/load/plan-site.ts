// A loaded site and its page files → the tasks of a build.
//
// Pages that every site has (home, 404, the list of posts) are planned here when no file of
// content brings them; they go the same way as all others.

import { createFindText, type Translate } from '../../core/i18n/create-translate.ts';
import type { Language, Page, PageLink, Site, UrlPath } from '../../core/model.ts';
import { planPages } from '../../core/nav/plan-pages.ts';
import { createMenuPlanner } from '../../core/nav/plan-menu.ts';
import type { Problem } from '../../core/problem.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { findProductIds } from '../../core/product-ids.ts';
import { toOutputFile } from '../../core/url-path.ts';
import type { PageTask } from '../build-context.ts';
import type { LoadedSite } from './load-site.ts';
import type { PageFiles } from './read-pages.ts';

/** What is to be built. */
export interface SitePlan {
  readonly tasks: readonly PageTask[];
  readonly translated: Readonly<Record<Language, readonly UrlPath[]>>;
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  readonly problems: readonly Problem[];
}

/** Plans the pages of a site. Drafts are left out unless they are asked for. */
export function planSite(loaded: LoadedSite, files: PageFiles, { drafts, t }: { drafts: boolean; t: Translate }): SitePlan {
  const { site, trees, dictionaries } = loaded;
  const names = [...files.pages].filter(([, { isDraft }]) => drafts || !isDraft).map(([name]) => name);
  const own = planPages(site, trees, names, {
    findText: createFindText(dictionaries),
    generated: ['/blog/'],
    unlisted: names.filter((name) => files.pages.get(name)?.isUnlisted).map(toContentPath),
  });

  const paths = new Set(own.pages.map(({ path }) => path));
  const generated = planGenerated(site, own.pages, t).filter(({ page }) => !paths.has(page.path));
  const pages = [...own.pages, ...generated.map(({ page }) => page)];

  return {
    tasks: [...planTasks(site, own.pages, files), ...generated],
    translated: groupTranslated(site, own.pages),
    productPaths: findProductPaths(loaded, new Set(pages.map(({ path }) => path))),
    siteLinks: findSiteLinks(pages, site, t),
    problems: own.problems,
  };
}

/** A translation is told what its original says now. */
function planTasks({ defaultLanguage }: Site, pages: readonly Page[], files: PageFiles): PageTask[] {
  const originals = new Map(pages.flatMap(({ language, canonicalPath, file }) => (language === defaultLanguage ? [[canonicalPath, file]] : [])));
  return pages.map((page) => {
    const original = page.language === defaultLanguage ? undefined : files.pages.get(originals.get(page.canonicalPath) ?? '');
    return { page, ...(original && { originalHash: original.textHash }) };
  });
}

function toContentPath(file: string): UrlPath {
  return `/${file.replace(/^content\//, '').replace(/\.md$/, '').replace(/(^|\/)index$/, '')}/`.replace(/\/{2,}/g, '/');
}

function planGenerated(site: Site, pages: readonly Page[], t: Translate): PageTask[] {
  const language = site.defaultLanguage;
  const hasPosts = pages.some(({ template }) => template === 'BlogPost');
  const write = (title: string, lead: string) => `# ${escapeHtml(title)}\n\n<p class="description">${escapeHtml(lead)}</p>\n`;

  return [
    { page: toPage(site, '/', 'Home'), text: write(site.title, site.description || site.title) },
    { page: toPage(site, '/404.html', 'NotFound'), text: write(t(language, 'notFound.title'), t(language, 'notFound.text')) },
    ...(hasPosts
      ? [{ page: toPage(site, '/blog/', 'BlogIndex'), text: write(t(language, 'blog.title'), t(language, 'blog.description', { title: site.title })) }]
      : []),
  ];
}

function toPage(site: Site, path: UrlPath, template: Page['template']): Page {
  const language = site.defaultLanguage;
  return {
    path, canonicalPath: path, language, languages: [language], ids: findProductIds(site, path), template,
    file: 'docs.config.ts', outputFile: toOutputFile(path, site.languages), trail: [],
  };
}

function groupTranslated(site: Site, pages: readonly Page[]): Record<Language, UrlPath[]> {
  const groups: Record<Language, UrlPath[]> = {};
  for (const { language, canonicalPath } of pages) {
    if (language !== site.defaultLanguage) (groups[language] ??= []).push(canonicalPath);
  }
  return groups;
}

/** Where each product begins: its own page, or else the first of its tree. */
function findProductPaths({ site, trees }: LoadedSite, paths: ReadonlySet<string>): Record<string, UrlPath> {
  return Object.fromEntries(
    site.products.flatMap(({ id }) => {
      if (paths.has(`/${id}/`)) return [[id, `/${id}/`]];
      const tree = trees.find(({ product }) => product === id);
      const menu = tree ? createMenuPlanner(tree, { hasPage: (path) => paths.has(path) })() : [];
      const first = menu.flatMap((entry) => ('path' in entry && entry.path && paths.has(entry.path.replace(/[?#][^]*$/, '')) ? [entry.path] : []))[0];
      return first === undefined ? [] : [[id, first]];
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
