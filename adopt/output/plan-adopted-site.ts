// A parsed site of another engine → the files of a Vitrine site, and notes on what could not be converted.

import type { AdoptNote, PlannedFile, SourceFolder, SourceSite } from '../source-site.ts';
import { convertPage } from './convert-page.ts';
import { createDemoKeeper } from './create-demo-keeper.ts';
import { createLinkResolver } from './create-link-resolver.ts';
import { createPageTools } from './create-page-tools.ts';
import { findPlainLanguage, placePages, type PlacedPage } from '../place/place-pages.ts';
import { planRedirects } from './plan-redirects.ts';
import { planTrees } from './plan-trees.ts';
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
  const placed = placePages(site);
  const links = createLinkResolver(site, { pages: placed.pages, folder });
  const titleOf = (page: PlacedPage) => page.page.label ?? readTitle(page) ?? page.path;
  const trees = planTrees(site, { pages: placed.pages, links, titleOf });
  const demos = createDemoKeeper({ folder, findFile: links.findFile, isOwnName: links.isOwnName });
  const shared = createPageTools(site, { folder, links, demos, trees: trees.trees });

  const converted = placed.pages.map((page) => ({ page, ...convertPage(page, shared.toolsOf(page)) }));
  const partials = shared.convertPartials();
  const texts = converted.map(({ page, text, isMdx }) => ({
    file: fileOf(page, { isMdx, site, needsFolder: shared.folders }),
    text,
  }));
  const indexes = trees.indexPages.map(({ path, text }) => ({
    path,
    file: `content${path.replace(/\/$/, '')}.md`,
    text,
  }));
  const publicFiles = planPublicFiles(site, folder);
  const plain = findPlainLanguage(site.settings.languages);
  const known = new Set([
    '/',
    ...placed.pages.map(({ path, language }) => (language === plain ? path : `/${language}${path}`)),
    ...indexes.map(({ path }) => path),
    ...[...publicFiles.files, ...shared.files.values()].map(({ file }) => file.replace(/^public(?=\/)/, '')),
  ]);
  const redirects = planRedirects(site.redirects, {
    moved: placed.moved,
    paths: new Set(placed.pages.map(({ path }) => path)),
    toTarget: shared.toTarget,
    has: (path) => known.has(path) || path === '/blog/',
  });
  const languages = [...new Set(placed.pages.map(({ language }) => language))];
  const shownLanguages = site.settings.languages.filter(
    (language, index) => index === 0 || languages.includes(language),
  );

  const notes = [
    ...folder.notes,
    ...site.notes,
    ...placed.notes,
    ...trees.notes,
    ...converted.flatMap((page) => page.notes),
    ...partials.notes,
    ...shared.notes,
    ...publicFiles.notes,
    ...redirects.notes,
  ];
  const hasMdx = converted.some(({ isMdx }) => isMdx);
  const labels = writeLabels(site, trees.trees);
  const pages = converted.filter(({ page }) => !page.page.isPost);
  const summary = {
    engine: site.engine,
    pages: pages.length + indexes.length,
    posts: converted.length - pages.length,
    demos: [...demos.files.keys()].filter((file) => file.startsWith('content/')).length,
    redirects: redirects.rules.length,
    files: publicFiles.files.length + shared.files.size,
  };
  const files: PlannedFile[] = [
    ...texts,
    ...indexes.map(({ file, text }) => ({ file, text })),
    ...partials.files,
    ...publicFiles.files,
    ...shared.files.values(),
    ...demos.files.values(),
    ...labels,
    ...trees.trees.map((tree) => ({ file: `nav/${tree.id}.ts`, text: writeTree(tree) })),
    {
      file: 'docs.config.ts',
      text: writeSettings(site.settings, {
        trees: trees.trees,
        languages: shownLanguages,
        deadLinks: shared.deadLinks(),
        hasMdx,
      }),
    },
    ...(redirects.rules.length > 0
      ? [
          {
            file: 'redirects.txt',
            text: `${redirects.rules.map(({ from, to }) => `${from}  ${to}  301`).join('\n')}\n`,
          },
        ]
      : []),
    writeManifest({
      packages: new Set([...demos.packages, ...(hasMdx ? ['remark-mdx'] : [])]),
      folder,
      version,
      way,
      settings: site.settings,
    }),
    { file: '.gitignore', text: 'node_modules/\ndist/\n.vitrine/\n' },
    { file: 'adopted.md', text: writeReport(summary, notes) },
  ];
  return { files, notes, summary };
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

function readTitle({ page }: PlacedPage): string | undefined {
  if (typeof page.head.title === 'string') return page.head.title;
  const heading = /^#[ \t](.*)$/m.exec(page.body)?.[1]?.slice(0, maxLetters).trim();
  return heading
    ?.replace(/\{#[^{}]*\}$/, '')
    .replace(/[`*]/g, '')
    .replace(/<[^<>]*>/g, '')
    .trim();
}

/** Writes the menu titles in other languages. */
function writeLabels(
  { labels = {} }: SourceSite,
  trees: readonly {
    readonly entries: readonly { pathname: string; title?: string | false; children?: readonly unknown[] }[];
  }[],
): PlannedFile[] {
  type Entry = (typeof trees)[number]['entries'][number];
  const all: Entry[] = [];
  const walk = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      all.push(entry);
      walk((entry.children ?? []) as readonly Entry[]);
    }
  };
  for (const { entries } of trees) walk(entries);
  return Object.entries(labels).flatMap(([language, texts]) => {
    const pages = Object.fromEntries(
      all.flatMap(({ pathname, title }) => {
        const text = typeof title === 'string' ? texts[title] : undefined;
        return text === undefined || text === title || !pathname.startsWith('/')
          ? []
          : [[pathname.replace(/(?<=.)\/$/, ''), text]];
      }),
    );
    return Object.keys(pages).length === 0
      ? []
      : [{ file: `locales/translations-${language}.json`, text: `${JSON.stringify({ pages }, undefined, 2)}\n` }];
  });
}
