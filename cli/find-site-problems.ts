// What can be judged only when all pages are known: their links, and files that two things claim.

import { findBrokenLinks } from '../core/links/find-broken-links.ts';
import type { OutputFile, UrlPath } from '../core/model.ts';
import type { Problem } from '../core/problem.ts';
import type { BuildContext } from './build-context.ts';
import type { PublicFiles } from './find-public-files.ts';
import type { BuiltPages } from './make-pages.ts';

interface WholeSite {
  readonly context: BuildContext;
  readonly made: BuiltPages;
  readonly publicFiles: PublicFiles;
  readonly siteFiles: readonly OutputFile[];
  /** Tells whether a path leads on to another. */
  readonly redirects: (path: UrlPath) => boolean;
}

/** Finds the problems of the pages, and those between them. */
export function findSiteProblems({ context, made, publicFiles, siteFiles, redirects }: WholeSite): Problem[] {
  const { site } = context;
  const anchors = new Map<UrlPath, readonly string[]>();
  for (const { task, record } of made.pages) {
    anchors.set(task.page.path, record.made.facts.anchors);
    for (const tab of record.made.facts.tabs) anchors.set(tab.path, tab.anchors);
  }
  const ownFiles = [...Object.keys(publicFiles.files), ...siteFiles.map(({ file }) => file)];

  return [
    ...made.pages.flatMap(({ record }) => record.made.facts.problems),
    ...findBrokenLinks(
      made.pages.map(({ task: { page }, record: { made: { facts } } }) => ({ path: page.path, language: page.language, file: page.file, links: facts.links, anchors: facts.anchors, isDated: page.template === 'BlogPost' })),
      {
        pages: anchors,
        files: new Set(ownFiles.map((file) => `/${file}`)),
        redirects,
        ignore: site.links.ignore,
        languages: site.languages,
        defaultLanguage: site.defaultLanguage,
      },
    ),
    ...findClaimedFiles(made, publicFiles, siteFiles),
  ];
}

/** A file of public/ must not take the place of a page or of a file of the engine. */
function findClaimedFiles({ pages }: BuiltPages, publicFiles: PublicFiles, siteFiles: readonly OutputFile[]): Problem[] {
  const owners = new Map<string, string>();
  for (const { task, record } of pages) for (const { file } of record.made.files) owners.set(file.toLowerCase(), task.page.file);
  for (const { file } of siteFiles) owners.set(file.toLowerCase(), 'the engine');

  return Object.keys(publicFiles.files).flatMap((file): Problem[] => {
    const owner = owners.get(file.toLowerCase());
    if (owner === undefined) return [];
    return [{
      rule: 'duplicate-output', severity: 'error', place: { file: `public/${file}` },
      message: `This file would take the place of "${file}", which ${owner === 'the engine' ? 'the engine writes' : `"${owner}" gives`}`,
      hint: 'Rename or remove one of the two.',
    }];
  });
}
