// A parsed site of another engine → the files of a Vitrine site, and notes on what could not be converted.

import type { NavEntry } from '../../core/model/nav-tree.ts';
import type { AdoptNote, PlannedFile, SourceFolder, SourceSite } from '../source-site.ts';
import { convertPage } from './convert-page.ts';
import { DemoKeeper } from './demo-keeper.ts';
import { ImportResolver } from './import-resolver.ts';
import { LinkResolver } from './link-resolver.ts';
import { PageKeeper } from './page-keeper.ts';
import { findPlainLanguage, placePages, type PlacedPage } from '../place/place-pages.ts';
import { planRedirects } from './plan-redirects.ts';
import { planTrees, type PlannedTree } from './plan-trees.ts';
import { planPublicFiles } from './plan-public-files.ts';
import { writeManifest } from './write-manifest.ts';
import { writeReport, type AdoptSummary } from './write-report.ts';
import { writeSettings, writeTree } from './write-settings.ts';

/** The files of the new site. */
interface AdoptedSite {
  readonly files: readonly PlannedFile[];
  readonly notes: readonly AdoptNote[];
  readonly summary: AdoptSummary;
}

interface PlanOptions {
  readonly folder: SourceFolder;
  /** The version of Vitrine. */
  readonly version: string;
  /** The relative path from the new site to the source folder. */
  readonly way: string;
}

/** Longer headings are cut, as they fit in no menu. */
const maxLetters = 1000;

/** Plans all files of the new site. */
export function planAdoptedSite(site: SourceSite, { folder, version, way }: PlanOptions): AdoptedSite {
  const conversion = convertSite(site, folder);
  const { placed, trees, keeper, demos, pages, partials, publicFiles, redirects } = conversion;
  const hasMdx = pages.some(({ isMdx }) => isMdx);
  const packages = new Set([...demos.packages, ...(hasMdx ? ['remark-mdx'] : [])]);
  const notes = [
    ...folder.notes,
    ...site.notes,
    ...placed.notes,
    ...trees.notes,
    ...pages.flatMap((page) => page.notes),
    ...partials.notes,
    ...keeper.notes,
    ...publicFiles.notes,
    ...redirects.notes,
  ];
  const summary = summarize(site, conversion);
  const files: PlannedFile[] = [
    ...pages.map(({ page, text, isMdx }) => ({
      file: fileOf(page, { isMdx, site, needsFolder: keeper.folders }),
      text,
    })),
    ...trees.indexPages.map(({ path, text }) => ({ file: `content${path.replace(/\/$/, '')}.md`, text })),
    ...partials.files,
    ...publicFiles.files,
    ...keeper.files.values(),
    ...demos.files.values(),
    ...writeLabels(site, trees.trees),
    ...trees.trees.map((tree) => ({ file: `nav/${tree.id}.ts`, text: writeTree(tree) })),
    {
      file: 'docs.config.ts',
      text: writeSettings(site.settings, {
        trees: trees.trees,
        languages: listLanguages(site, placed.pages),
        deadLinks: keeper.deadLinks,
        hasMdx,
      }),
    },
    ...writeRedirects(redirects.rules),
    writeManifest({ packages, folder, version, way, settings: site.settings }),
    { file: '.gitignore', text: 'node_modules/\ndist/\n.vitrine/\n' },
    { file: 'adopted.md', text: writeReport(summary, notes) },
  ];
  return { files, notes, summary };
}

/** Converts everything that the old site has. */
function convertSite(site: SourceSite, folder: SourceFolder) {
  const placed = placePages(site);
  const imports = new ImportResolver(site, folder);
  const links = new LinkResolver(site, { pages: placed.pages, folder, imports });
  const titleOf = (page: PlacedPage) => page.page.label ?? readTitle(page) ?? page.path;
  const trees = planTrees(site, { pages: placed.pages, links, titleOf });
  const demos = new DemoKeeper({ folder, imports });
  const keeper = new PageKeeper(site, { folder, imports, links, demos, trees: trees.trees });

  const pages = placed.pages.map((page) => ({ page, ...convertPage(page, keeper.toolsOf(page)) }));
  const partials = keeper.convertPartials();
  const publicFiles = planPublicFiles(site, folder);
  const addresses = new Set([
    ...listPagePaths(site, placed.pages),
    ...trees.indexPages.map(({ path }) => path),
    ...[...publicFiles.files, ...keeper.files.values()].map(({ file }) => file.replace(/^public(?=\/)/, '')),
  ]);
  const redirects = planRedirects(site.redirects, {
    moved: placed.moved,
    paths: new Set(placed.pages.map(({ path }) => path)),
    links,
    has: (path) => addresses.has(path) || path === '/blog/',
  });
  return { placed, trees, keeper, demos, pages, partials, publicFiles, redirects };
}

type Conversion = ReturnType<typeof convertSite>;

/** Counts what was converted. */
function summarize(site: SourceSite, conversion: Conversion): AdoptSummary {
  const { placed, trees, keeper, demos, publicFiles, redirects } = conversion;
  const posts = placed.pages.filter(({ page }) => page.isPost).length;
  return {
    engine: site.engine,
    pages: placed.pages.length - posts + trees.indexPages.length,
    posts,
    demos: [...demos.files.keys()].filter((file) => file.startsWith('content/')).length,
    redirects: redirects.rules.length,
    files: publicFiles.files.length + keeper.files.size,
  };
}

function readTitle({ page }: PlacedPage): string | undefined {
  if (typeof page.head.title === 'string') return page.head.title;
  const heading = /^#[ \t](.*)$/m.exec(page.body)?.[1]?.slice(0, maxLetters).trim();
  return heading
    ?.replace(/\{#[^{}]*\}$/, '')
    .replace(/[`*]/g, '')
    .replace(/<[^<>]*>/g, '')
    .trim();
}

/** Lists the paths of pages with the prefix of their language. */
function listPagePaths(site: SourceSite, pages: readonly PlacedPage[]): string[] {
  const plain = findPlainLanguage(site.settings.languages);
  return ['/', ...pages.map(({ path, language }) => (language === plain ? path : `/${language}${path}`))];
}

/** Lists the languages that have pages, and the default one. */
function listLanguages(site: SourceSite, pages: readonly PlacedPage[]): string[] {
  const used = new Set(pages.map(({ language }) => language));
  return site.settings.languages.filter((language, index) => index === 0 || used.has(language));
}

/** Returns the file of a page; one with demos or pictures gets its own folder. */
function fileOf(
  { page, path, language }: PlacedPage,
  { isMdx, site, needsFolder }: { isMdx: boolean; site: SourceSite; needsFolder: ReadonlySet<string> },
): string {
  const suffix = language === findPlainLanguage(site.settings.languages) ? '' : `.${language}`;
  const extension = `${suffix}.${isMdx ? 'mdx' : 'md'}`;
  if (path === '/') return `content/index${extension}`;
  const isFolder = needsFolder.has(path) && !page.isPost;
  return `content${path.replace(/\/$/, '')}${isFolder ? '/index' : ''}${extension}`;
}

/** Writes the menu titles in other languages. */
function writeLabels({ labels = {} }: SourceSite, trees: readonly PlannedTree[]): PlannedFile[] {
  const entries = trees.flatMap((tree) => listEntries(tree.entries)).filter(({ pathname }) => pathname.startsWith('/'));
  return Object.entries(labels).flatMap(([language, texts]) => {
    const translated = entries.flatMap(({ pathname, title }) => {
      const text = typeof title === 'string' ? texts[title] : undefined;
      return text === undefined || text === title ? [] : [[pathname.replace(/(?<=.)\/$/, ''), text] as const];
    });
    if (translated.length === 0) return [];
    const text = JSON.stringify({ pages: Object.fromEntries(translated) }, undefined, 2);
    return [{ file: `locales/translations-${language}.json`, text: `${text}\n` }];
  });
}

function listEntries(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.children ?? [])]);
}

function writeRedirects(rules: readonly { readonly from: string; readonly to: string }[]): PlannedFile[] {
  const lines = rules.map(({ from, to }) => `${from}  ${to}  301\n`);
  return lines.length === 0 ? [] : [{ file: 'redirects.txt', text: lines.join('') }];
}
