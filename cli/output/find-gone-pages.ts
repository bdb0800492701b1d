// Compares the record of the last build and paths.txt with the site of this build.

import { join } from 'node:path';
import { createRedirectFinder } from '../../core/publish/hosting/create-redirect-finder.ts';
import { findMovedPages } from '../../core/publish/links/find-moved-pages.ts';
import type { Problem } from '../../core/model/problem.ts';
import { ensureTrailingSlash, toOutputFile, toPublicPath, type UrlPath } from '../../core/model/url-path.ts';
import type { BuildContext } from '../pages/build-context.ts';
import type { BuildRecord } from './build-record.ts';
import { readIfThere } from '../files/read-if-there.ts';
import type { PublicFiles } from '../site/load/find-public-files.ts';
import { isApiPath } from './is-api-path.ts';
import { listPagePaths } from '../pages/list-page-paths.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import type { SiteFiles } from './render-site-files.ts';

interface GoneOptions {
  readonly context: BuildContext;
  readonly builtPages: BuiltPages;
  readonly publicFiles: PublicFiles;
  readonly site: SiteFiles;
  readonly record: BuildRecord;
  /** Whether the API of a package is unknown, so that its pages may be missing. */
  readonly lacksApi?: boolean;
}

/** Finds pages that existed before and are gone, although readers may have their addresses. */
export function findGonePages({
  context,
  builtPages,
  publicFiles,
  site,
  record,
  lacksApi = false,
}: GoneOptions): Problem[] {
  const { languages, defaultLanguage } = context.site;
  const files = new Set([...Object.keys(publicFiles.files), ...site.files.map(({ file }) => file)]);
  const paths = new Set(listPagePaths(builtPages.pages).map((path) => toPublicPath(path, languages)));
  // A rule for every path does not replace a page.
  const find = createRedirectFinder(site.rules.filter(({ from }) => from !== '/*'));
  const isAnswered = (path: UrlPath) =>
    (lacksApi && isApiPath(path)) ||
    paths.has(toPublicPath(path, languages)) ||
    site.redirects(path) ||
    find(path) !== undefined ||
    files.has(toOutputFile(path, languages));

  const texts = new Map(Object.entries(record.pages).map(([path, { made: page }]) => [path, page.textHash]));
  // A fallback for a translation is gone with its original, which is reported.
  const isCopy = (path: UrlPath, textHash: string) => {
    const prefix = languages.find((language) => language !== defaultLanguage && path.startsWith(`/${language}/`));
    const original = prefix === undefined ? path : path.slice(prefix.length + 1);
    return original !== path && texts.get(original) === textHash && !paths.has(original);
  };

  return findMovedPages({
    before: Object.entries(record.pages).flatMap(
      ([
        path,
        {
          made: { textHash, facts },
        },
      ]) => (facts.frontMatter.draft === true || isPassing(path) || isCopy(path, textHash) ? [] : [{ path, textHash }]),
    ),
    promised: readPromised(context.root),
    pages: builtPages.pages.flatMap(
      ({
        task: {
          page: { path, file, isFallback },
        },
        record: {
          made: { textHash },
        },
      }) => (isFallback ? [] : [{ path, file, textHash }]),
    ),
    isAnswered,
  });
}

/** Returns whether a page comes and goes with others: lists of posts, and the page for missing pages. */
function isPassing(path: UrlPath): boolean {
  return /^\/blog\/(?:page|tags)\/|\/404\.html$/.test(path);
}

/** Reads the paths that the site promises to answer, one per line; "#" starts a comment. */
function readPromised(root: string) {
  const file = 'paths.txt';
  const text = readIfThere(join(root, file))?.toString() ?? '';
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const path = line.replace(/#.*/, '').trim();
    return path.startsWith('/')
      ? [
          {
            path: /\.[^./]+$/.test(path) ? path : ensureTrailingSlash(path),
            place: { file, line: index + 1, column: 1 },
          },
        ]
      : [];
  });
}
