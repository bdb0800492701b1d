// Finds problems that need all pages: broken links, and files with two sources.

import { join } from 'node:path';
import type { KnownTargets } from '../../core/publish/links/create-find-target.ts';
import { findBrokenLinks, type LinkedPage } from '../../core/publish/links/find-broken-links.ts';
import { findRedirectProblems } from '../../core/publish/links/find-redirect-problems.ts';
import { listOtherBases } from '../../core/publish/versions/list-other-bases.ts';
import { findPathFault, type PathFault } from '../../core/nav/paths/find-path-fault.ts';
import { locateItem } from '../../core/markdown/front-matter/locate-item.ts';
import { quote } from '../../core/text/quote.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildContext } from '../pages/build-context.ts';
import { isApiPath } from './is-api-path.ts';
import { findTakenFiles, type FinishedPlugins } from './finish-plugins.ts';
import { readIfThere } from '../files/read-if-there.ts';
import type { PublicFiles } from '../site/load/find-public-files.ts';
import type { BuiltPage, BuiltPages } from '../pages/make-pages.ts';
import type { SiteFiles } from './render-site-files.ts';

interface WholeSite {
  readonly context: BuildContext;
  readonly builtPages: BuiltPages;
  readonly publicFiles: PublicFiles;
  readonly site: SiteFiles;
  readonly plugged: FinishedPlugins;
  /** Whether the API of a package is unknown, so that its pages may be missing. */
  readonly lacksApi?: boolean;
}

/** Finds the problems of all pages, and those between pages. */
export function findSiteProblems({ context, builtPages, publicFiles, site, plugged, lacksApi }: WholeSite): Problem[] {
  const targets = toKnownTargets({ context, builtPages, publicFiles, site, lacksApi });
  const moved = builtPages.pages.map(({ task, record }) => ({
    file: task.page.file,
    redirectFrom: record.made.facts.frontMatter.redirectFrom,
  }));

  const added: readonly OutputFile[] = plugged.files;
  const engineFiles = [...site.files, ...site.redirectPages].filter((file) => !added.includes(file));
  const owners = new Map([
    ...listOwners(builtPages, engineFiles),
    ...Object.keys(publicFiles.files).map((file) => [file.toLowerCase(), `"public/${file}"`] as const),
  ]);

  const locate = (file: string, word: string) =>
    locateItem(readIfThere(join(context.root, file))?.toString() ?? '', { key: 'redirectFrom', word });
  const broken = findBrokenLinks(builtPages.pages.map(toLinkedPage), targets);

  return [
    ...withoutWrongAdvice(
      builtPages.pages.flatMap(({ record }) => record.made.facts.problems),
      broken,
    ),
    ...broken,
    ...findRedirectProblems({ pages: moved, rules: site.rules, rulesFile: 'redirects.txt', locate }, targets),
    ...findClaimedFiles(builtPages, publicFiles, engineFiles),
    ...findTakenFiles(plugged, owners, context.plugins),
  ];
}

/** Removes advice about writing a relative link in full if the link is broken: that problem explains it. */
function withoutWrongAdvice(problems: readonly Problem[], broken: readonly Problem[]): readonly Problem[] {
  if (broken.length === 0) return problems;
  const toKey = ({ place: { file, line, column } }: Problem) => `${file}:${line}:${column}`;
  const places = new Set(broken.filter(({ rule }) => rule !== 'anchor-broken').map(toKey));
  return problems.filter((problem) => problem.rule !== 'link-leading-slash' || !places.has(toKey(problem)));
}

function toKnownTargets({
  context,
  builtPages,
  publicFiles,
  site,
  lacksApi = false,
}: Omit<WholeSite, 'plugged'>): KnownTargets {
  const anchors = new Map<UrlPath, readonly string[]>();
  const lost = new Map<UrlPath, readonly string[]>();
  const unread = new Set<UrlPath>();
  for (const { task, record } of builtPages.pages) {
    anchors.set(task.page.path, record.made.facts.anchors);
    if (record.made.facts.lost) lost.set(task.page.path, record.made.facts.lost);
    if (record.made.facts.isUnread) unread.add(task.page.path);
    for (const tab of record.made.facts.tabs) anchors.set(tab.path, tab.anchors);
  }
  const files = [...Object.keys(publicFiles.files), ...site.files.map(({ file }) => file)];
  const { links, languages, defaultLanguage } = context.site;

  return {
    pages: anchors,
    lost,
    unread,
    isExcused: (path) => lacksApi && isApiPath(path),
    files: new Set(files.map((file) => `/${file.normalize('NFC')}`)),
    redirects: site.redirects,
    ignore: [...links.ignore, ...listVersionFamilies(context.site)],
    languages,
    defaultLanguage,
  };
}

/** Lists the paths of versions below the base of this one, to which pages may link. */
function listVersionFamilies(site: BuildContext['site']): string[] {
  return listOtherBases(site).flatMap((base) =>
    base.startsWith(site.base) ? [`/${base.slice(site.base.length)}**`] : [],
  );
}

/** Reports a file name that hosts serve, but that a checkout on Windows cannot have. */
function toPublicProblem(file: string, { rule, message, hint }: PathFault): Problem {
  return { rule, severity: 'warning', place: { file: `public/${file}` }, message, hint };
}

function toTwinProblem(file: string, other: string): Problem {
  return {
    rule: 'path-not-portable',
    severity: 'warning',
    place: { file: `public/${file}` },
    message: `The name of this file and that of ${quote(other)} differ only in case, so they are one file on many machines`,
    hint: 'Rename one of the two.',
  };
}

function toLinkedPage({
  task: { page },
  record: {
    made: { facts },
  },
}: BuiltPage): LinkedPage {
  const { path, language, file, template, isFallback } = page;
  return {
    path,
    language,
    file,
    links: facts.links,
    anchors: facts.anchors,
    isDated: template === 'BlogPost',
    ...(isFallback && { isFallback }),
  };
}

/** Finds files of public/ that would replace a page or a file of the engine. */
function findClaimedFiles(
  builtPages: BuiltPages,
  publicFiles: PublicFiles,
  siteFiles: readonly OutputFile[],
): Problem[] {
  const owners = listOwners(builtPages, siteFiles);

  return Object.keys(publicFiles.files).flatMap((file): Problem[] => {
    const owner = owners.get(file.toLowerCase());
    const fault = findPathFault(`/${file}`);
    const odd = fault?.rule === 'path-not-portable' ? [toPublicProblem(file, fault)] : [];
    if (owner === undefined) {
      owners.set(file.toLowerCase(), `public/${file}`);
      return odd;
    }
    if (owner.startsWith('public/')) return [...odd, toTwinProblem(file, owner)];
    return [
      {
        rule: 'duplicate-output',
        severity: 'error',
        place: { file: `public/${file}` },
        message: `This file would replace "${file}", which ${owner === 'the engine' ? 'the engine writes' : `comes from ${owner}`}`,
        hint: 'Rename or remove one of the two.',
      },
    ];
  });
}

/** Lists the source of each file of the site. */
function listOwners({ pages }: BuiltPages, siteFiles: readonly OutputFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { task, record } of pages)
    for (const { file } of record.made.files) owners.set(file.toLowerCase(), `"${task.page.file}"`);
  for (const { file } of siteFiles) owners.set(file.toLowerCase(), 'the engine');
  return owners;
}
