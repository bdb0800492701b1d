// The trees and the content files of a site → its pages, each with its trail and its neighbours.
//
// A page is one file in one language. The tree says where it stands; the file's name says its
// path. Pages come sorted by path and language, and every look-up goes through a map, so that
// ten thousand pages take no longer than ten thousand times one.

import { compareText } from '../../text/compare-text.ts';
import { withLanguage } from '../../paths/language-path.ts';
import type { Language } from '../../language.ts';
import type { NavTree } from '../../nav-tree.ts';
import type { Page } from '../../page.ts';
import type { Problem } from '../../problem.ts';
import type { Site } from '../../site.ts';
import type { UrlPath } from '../../url-path.ts';
import { createPageLookup } from '../create-page-lookup.ts';
import { findMissingContent } from './find-missing-content.ts';
import { findUnlistedPages } from './find-unlisted-pages.ts';
import { toPagePath } from '../tree/nav-path.ts';
import { parseContentFile } from '../paths/parse-content-file.ts';
import { planPage } from './plan-page.ts';
import { sortContentFiles } from '../paths/sort-content-files.ts';

/** What else pages depend on. */
export interface PlanPagesOptions {
  /** Paths that the engine writes without a file of content, such as "/blog/". */
  readonly generated?: readonly UrlPath[];
  /** Paths, without language prefix, of pages that are in no tree on purpose. */
  readonly unlisted?: readonly UrlPath[];
  /** Files whose pages are shown in all languages, translated or not. */
  readonly shared?: ReadonlySet<string>;
  /** Finds translated titles by language and key, without logging. */
  readonly findText?: (language: Language, key: string) => string | undefined;
}

/** The pages of a site, and what is wrong with its trees and files. */
interface PlannedPages {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
}

/** Joins trees and content files, named relative to the site root, into pages. */
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
  const pages = [
    ...sorted.contents.map((content) => planPage(content, lookup)),
    ...fallbacks.map((content): Page => ({ ...planPage(content, lookup), isFallback: true })),
  ].sort((a, b) => comparePages(a, b, site));

  const generated = new Set((options.generated ?? []).map(toPagePath));
  const known = { pages: new Set(lookup.languages.keys()), generated, ignore: site.links.ignore };
  const problems = [
    ...parsed.flatMap(({ problem }) => problem ?? []),
    ...sorted.problems,
    ...findMissingContent(trees, known),
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
