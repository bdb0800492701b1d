// Renders the files of the whole site: assets, feed, site map, rules for its host, service worker.

import { readFileSync } from 'node:fs';
import { feeds } from '../../core/nav/blog/feed-paths.ts';
import { renderAtom } from '../../core/nav/blog/render-atom.ts';
import { renderJsonFeed } from '../../core/nav/blog/render-json-feed.ts';
import { renderRss } from '../../core/nav/blog/render-rss.ts';
import { createRedirectFinder } from '../../core/publish/hosting/create-redirect-finder.ts';
import type { RedirectRule } from '../../core/publish/hosting/hosting-rules.ts';
import type { FrontMatter } from '../../core/model/front-matter.ts';
import { createFindText, type Translate } from '../../core/i18n/create-translate.ts';
import { translateSite } from '../../core/i18n/translate-site.ts';
import type { Page } from '../../core/model/page.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { Problem } from '../../core/model/problem.ts';
import { renderSearchIndexes } from '../../core/search/build/render-search-indexes.ts';
import { planHeaderPolicy } from '../../core/publish/security/plan-header-policy.ts';
import { protectPage } from '../../core/publish/security/protect-page.ts';
import { renderHeaders } from '../../core/publish/seo/render-headers.ts';
import { renderManifest } from '../../core/publish/seo/render-manifest.ts';
import { renderRedirectPages, toPageFile } from '../../core/publish/seo/render-redirect-pages.ts';
import { renderRedirects } from '../../core/publish/seo/render-redirects.ts';
import { renderRobots } from '../../core/publish/seo/render-robots.ts';
import { renderSitemap } from '../../core/publish/seo/render-sitemap.ts';
import { findStanding } from '../../core/publish/versions/find-standing.ts';
import { isVersioned, listVersions } from '../../core/publish/versions/list-versions.ts';
import { renderVersionFiles } from '../../core/publish/versions/render-version-files.ts';
import { digest } from '../files/digest.ts';
import { hash } from '../files/hash.ts';
import { renderCopyLists } from './copies/render-copy-lists.ts';
import type { BuildContext } from '../pages/build-context.ts';
import type { PublicFiles } from '../site/load/find-public-files.ts';
import { readRedirects } from '../site/load/read-redirects.ts';
import { listPagePaths } from '../pages/list-page-paths.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import type { Assets } from './plan-assets.ts';
import type { Language } from '../../core/model/language.ts';
import type { Site } from '../../core/model/site.ts';
import { serializeJson } from '../../core/text/serialize-json.ts';
import type { OfflineTexts, WorkerSite } from '../../runtime/worker/worker-site.ts';
import { directionOf } from '../../templates/text-direction.ts';
import { toEngineFile } from '../files/engine.ts';

/** The files of a whole site, and the problems of their sources. */
export interface SiteFiles {
  readonly files: readonly OutputFile[];
  /** Pages that redirect from the old path of a page. */
  readonly redirectPages: readonly OutputFile[];
  /** The rules of redirects.txt. */
  readonly rules: readonly RedirectRule[];
  /** Returns whether a path redirects to another one. */
  readonly redirects: (path: UrlPath) => boolean;
  readonly problems: readonly Problem[];
}

/** The inputs of the files of a whole site. */
interface SiteParts {
  readonly context: BuildContext;
  readonly builtPages: BuiltPages;
  readonly assets: Assets;
  /** Files that other stages rendered. */
  readonly others: readonly OutputFile[];
  /** Redirects of joined sites, which come after its own. */
  readonly joinedRules: readonly RedirectRule[];
  readonly publicFiles: PublicFiles;
  readonly t: Translate;
}

/** Renders the files that are neither pages nor in public/. */
export function renderSiteFiles(parts: SiteParts): SiteFiles {
  const { context, builtPages, assets, others, joinedRules, publicFiles, t } = parts;
  const { root, site } = context;
  const { rules: redirectRules, problems } = readRedirects(root);
  const rules = [...redirectRules, ...joinedRules];
  const entries = builtPages.pages.map(({ task, record }) => ({
    page: task.page,
    frontMatter: record.made.facts.frontMatter,
    ...(task.history && { changed: task.history.changed }),
  }));
  const moved = new Set(entries.flatMap(({ frontMatter }) => frontMatter.redirectFrom));
  const find = createRedirectFinder(rules);

  const listed = listIndexed(entries, site);
  const versions = renderVersionFiles(
    site,
    // No one is redirected to the page for missing pages.
    listPagePaths(builtPages.pages.filter(({ task }) => task.page.template !== 'NotFound')),
  );

  const planned = [...pageFiles(builtPages), ...Object.values(publicFiles.files).map(({ file }) => file)];
  const redirectPages = renderMovedPages(listMoves(rules, entries), {
    site,
    files: [...planned, ...assets.files, ...others].map(({ file }) => file).concat('_redirects', '_headers'),
    title: t(site.defaultLanguage, 'redirect.title'),
    icon: assets.hrefs.icon,
  });
  const redirectFiles = new Set(redirectPages.map(({ file }) => file));

  const texts: Record<string, string | undefined> = {
    'sitemap.xml': listed.length > 0 ? renderSitemap(listed, site) : undefined,
    'robots.txt': renderRobots(site),
    'manifest.webmanifest': renderManifest(site, { icon: assets.hrefs.icon, color: assets.hrefs.look?.frame }),
    _redirects: renderRedirects(
      { rules, moved: entries, hasPage: (from) => redirectFiles.has(toPageFile(from) ?? '') },
      site,
    ),
    _headers: renderHeaders(site, {
      changing: versions.map(({ file }) => file),
      ...planHeaderPolicy(site, { pages: listSources(builtPages), publicFiles: Object.keys(publicFiles.files) }),
    }),
    ...renderFeeds(builtPages, site),
  };
  const rendered = Object.entries(texts).flatMap(([file, contents]) =>
    contents === undefined ? [] : [{ file, contents }],
  );
  const indexes = renderIndexes(builtPages, context);
  const files = [
    ...assets.files,
    ...others,
    ...rendered,
    ...versions,
    ...indexes,
    ...renderCopyLists(builtPages, context),
  ];

  return {
    files: [
      ...files,
      assets.hrefs.worker
        ? renderWorker({ site, t, files: [...pageFiles(builtPages), ...files.map(toHashed)].filter(isRead) })
        : renderWorkerRemoval(),
    ],
    redirectPages,
    rules,
    redirects: (path) => moved.has(path) || leadsOn(find(path)?.rule.status),
    problems,
  };
}

/** A page with what the files of the site need of it. */
interface SiteEntry {
  readonly page: Page;
  readonly frontMatter: FrontMatter;
  readonly changed?: string;
}

/** Lists the pages for the site map, without those that search engines should leave out. */
function listIndexed(entries: readonly SiteEntry[], site: Site): readonly SiteEntry[] {
  if (!isVersioned(site)) return entries;
  const list = listVersions(site, (path) => path);
  return entries.filter(({ page: { product } }) => findStanding(list, { base: site.base, product }) === undefined);
}

/** Renders the pages that redirect, each with a policy. */
function renderMovedPages(
  moves: ReturnType<typeof listMoves>,
  options: Parameters<typeof renderRedirectPages>[1] & { readonly site: Site },
): OutputFile[] {
  return renderRedirectPages(moves, options).map(({ file, contents }) => ({
    file,
    contents: protectPage(String(contents), { site: options.site, hasDemos: false, named: [], digest }).html,
  }));
}

/** Lists the sources that made pages load from. */
function listSources({ pages }: BuiltPages) {
  return pages.flatMap(({ task, record }) =>
    record.made.files.length === 0 ? [] : [{ path: task.page.path, sources: record.made.facts.sources }],
  );
}

function renderIndexes({ pages }: BuiltPages, { site, dictionaries }: BuildContext): readonly OutputFile[] {
  const findText = createFindText(dictionaries);
  const searched = pages.map(({ task, record }) => {
    const { search, words } = record.made.facts;
    return { page: task.page, search, words };
  });
  return renderSearchIndexes(searched, {
    ...site,
    listProducts: (language) => translateSite(site, language, findText).products,
  });
}

function renderFeeds({ posts }: BuiltPages, site: BuildContext['site']): Record<string, string | undefined> {
  if (posts.length === 0) return {};
  const render = { RSS: renderRss, Atom: renderAtom, JSON: renderJsonFeed };
  return Object.fromEntries(feeds.map(({ name, path }) => [path.slice(1), render[name](posts, site, path)]));
}

function pageFiles({ pages }: BuiltPages): { file: string; hash: string }[] {
  return pages.flatMap(({ record }) => record.made.files.map(({ file, hash: sum }) => ({ file, hash: sum })));
}

function toHashed({ file, contents, kept, joined }: OutputFile): { file: string; hash: string } {
  return { file, hash: (kept ?? joined)?.hash ?? hash(contents) };
}

/** Returns whether readers load a file; cards are only for other sites. */
function isRead({ file }: { file: string }): boolean {
  return !file.startsWith('_app/cards/');
}

/** Lists redirects from one path to another; earlier ones win. */
function listMoves(rules: readonly RedirectRule[], entries: readonly SiteEntry[]) {
  const redirectRules = entries.flatMap(({ page, frontMatter }) =>
    frontMatter.redirectFrom.map((from) => ({ from, to: page.path })),
  );
  return [...redirectRules, ...rules.filter(({ status }) => status >= 300 && status < 400)];
}

/** Returns whether a rule redirects; one that answers "gone" does not. */
function leadsOn(status: number | undefined): boolean {
  return status !== undefined && status < 400;
}

// The service worker of a site changes with every byte of the site, so that browsers notice a new version.

/** The data of the worker: a name and a hash for each file of the site. */
interface WorkerContents {
  readonly site: Pick<Site, 'base' | 'languages' | 'defaultLanguage'>;
  readonly t: Translate;
  readonly files: readonly { readonly file: string; readonly hash: string }[];
}

/** Renders the worker of this build. */
function renderWorker({ site, t, files }: WorkerContents): OutputFile {
  const key = hash(...files.map(({ file, hash: sum }) => `${file} ${sum}`).sort());
  const workerSite: WorkerSite = {
    key,
    base: site.base,
    language: site.defaultLanguage,
    offline: Object.fromEntries(site.languages.map((language) => [language, toTexts(language, t)])),
  };
  return { file: 'sw.js', contents: `const site=${serializeJson(workerSite)};\n${readScript('service-worker')}` };
}

/** Renders the worker that removes all workers, and itself. */
function renderWorkerRemoval(): OutputFile {
  return { file: 'sw.js', contents: readScript('remove-worker') };
}

function toTexts(language: Language, t: Translate): OfflineTexts {
  return {
    direction: directionOf(language),
    title: t(language, 'offline.title'),
    text: t(language, 'offline.text'),
    known: t(language, 'offline.known'),
    again: t(language, 'offline.again'),
  };
}

function readScript(name: string): string {
  return readFileSync(toEngineFile(`runtime/${name}.js`), 'utf8');
}
