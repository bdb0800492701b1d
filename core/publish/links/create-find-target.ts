// The pages, files and redirects of a site → a function that finds the target of a path.
//
// It resolves paths as a static host would: a missing trailing slash makes no difference, "/api" and
// "/api-docs" are the same, a folder means its index.html. Results are cached by path.

import { withLanguage } from '../../model/paths/language-path.ts';
import type { Language } from '../../model/language.ts';
import { matchPathFamily } from '../../model/paths/match-path-family.ts';
import { ensureTrailingSlash, type UrlPath } from '../../model/url-path.ts';

/** Everything that a link within the site may lead to. */
export interface KnownTargets {
  /** Ids of pages by path, with language prefix and trailing slash. */
  readonly pages: ReadonlyMap<UrlPath, ReadonlySet<string> | readonly string[]>;
  /** Returns whether a path is missing for a reason that is reported elsewhere. */
  readonly isExcused?: (path: UrlPath) => boolean;
  /** Ids that a page lacks because of problems reported elsewhere, by path. */
  readonly lost?: ReadonlyMap<UrlPath, readonly string[]>;
  /** Pages that could not be read, whose ids are unknown; this is reported elsewhere. */
  readonly unread?: ReadonlySet<UrlPath>;
  /** All other files, as paths: "/static/logo.png". */
  readonly files: ReadonlySet<string>;
  /** Returns whether a redirect starts at the path. */
  readonly redirects: (path: UrlPath) => boolean;
  /** Patterns of paths that another host serves. */
  readonly ignore: readonly string[];
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
}

/** The target of a path: a page, something without known ids, or nothing. */
export type Target =
  | { readonly kind: 'page'; readonly path: UrlPath; readonly anchors: ReadonlySet<string> }
  | { readonly kind: 'other' }
  | { readonly kind: 'missing' };

/** Finds the target of a decoded path, for a reader of the given language. */
export type FindTarget = (path: UrlPath, language: Language) => Target;

/** Creates the function that finds the targets of a site's links. */
export function createFindTarget(targets: KnownTargets): FindTarget {
  const memory = new Map<Language, Map<UrlPath, Target>>();

  return function findTarget(path, language) {
    const paths = memory.get(language) ?? new Map<UrlPath, Target>();
    memory.set(language, paths);

    const remembered = paths.get(path);
    if (remembered) return remembered;

    const target = lookUp(path, language, targets);
    paths.set(path, target);
    return target;
  };
}

function lookUp(path: UrlPath, language: Language, targets: KnownTargets): Target {
  if (targets.ignore.some((family) => matchPathFamily(path, family))) return { kind: 'other' };

  const spellings = findSpellings(path, language, targets);
  for (const spelling of spellings) {
    const page = targets.pages.has(spelling) ? spelling : toPagePath(spelling);
    const anchors = targets.pages.get(page);
    if (anchors) return { kind: 'page', path: page, anchors: new Set(anchors) };
  }

  const exists =
    spellings.some((spelling) => hasFile(spelling, targets.files)) ||
    targets.redirects(path) ||
    targets.redirects(toOtherSlash(path));
  return { kind: exists || targets.isExcused?.(path) ? 'other' : 'missing' };
}

/** Lists equivalent paths: in the reader's language first, then as written. */
function findSpellings(path: UrlPath, language: Language, targets: KnownTargets): UrlPath[] {
  const translated = withLanguage(targets, path, language);
  const paths = translated === path ? [path] : [translated, path];
  return paths.flatMap((spelling) => {
    const other = toOtherApiPath(spelling, targets.languages);
    return other === undefined ? [spelling] : [spelling, other];
  });
}

function toOtherApiPath(path: UrlPath, languages: readonly Language[]): UrlPath | undefined {
  const segments = path.split('/');
  const position = languages.includes(segments[1] ?? '') ? 2 : 1;
  const family = segments[position];
  if (family !== 'api' && family !== 'api-docs') return undefined;

  return segments.with(position, family === 'api' ? 'api-docs' : 'api').join('/');
}

function toPagePath(path: UrlPath): UrlPath {
  return ensureTrailingSlash(path.replace(/\/index\.html$|(?<!\/)\/+$/, '/'));
}

function toOtherSlash(path: UrlPath): UrlPath {
  return path.endsWith('/') ? path.replace(/(?<!\/)\/+$/, '') : `${path}/`;
}

function hasFile(path: UrlPath, files: ReadonlySet<string>): boolean {
  return files.has(path) || files.has(`${toPagePath(path)}index.html`);
}
