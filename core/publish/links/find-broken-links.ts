// The links of all pages and the targets of the site → the broken links.
//
// A link is checked by what a static host would answer, not by its form: other rules report missing
// slashes and protocols. External links are not checked. Every look-up uses a map, because ten
// thousand pages of fifty links each must take less than a second.

import type { Link } from '../../model/document.ts';
import type { Language } from '../../model/language.ts';
import { splitHref, type UrlPath } from '../../model/url-path.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { decodeSafely } from '../../text/decode-safely.ts';
import { withPlugin } from '../../text/with-plugin.ts';
import { createFindTarget, type FindTarget, type KnownTargets, type Target } from './create-find-target.ts';
import { createSuggest, type Suggest } from './create-suggest.ts';
import { hasAnchor, toAnchor } from './has-anchor.ts';
import { resolveLink } from './resolve-link.ts';

const maxShownAnchors = 5;

/** A page with its links and ids. */
export interface LinkedPage {
  readonly path: UrlPath;
  readonly language: Language;
  /** The source, relative to the site root. */
  readonly file: string;
  /** As written, but as paths from the root where they name the site's own origin. */
  readonly links: readonly Link[];
  /** Every id of the page. */
  readonly anchors: readonly string[];
  /** Whether it is a dated post, whose targets may be gone without fault of the site. */
  readonly isDated?: boolean;
  /** Whether it shows an untranslated page of the default language in another language. */
  readonly isFallback?: boolean;
}

interface Tools {
  /** Finds the target of a page's links to itself. */
  readonly findSelf: (page: LinkedPage) => Target;
  readonly findTarget: FindTarget;
  /** Finds the page whose source file a link names, relative to the source of its own page. */
  readonly findBeside: (href: string, page: LinkedPage) => UrlPath | undefined;
  readonly suggest: Suggest;
  /** Returns whether an anchor is missing from its page for a reason that is reported elsewhere. */
  readonly isLost: (path: UrlPath, anchor: string) => boolean;
}

type Fault = Pick<Problem, 'rule' | 'severity' | 'message' | 'hint'>;

/** Finds links and images without a target, and fragments without an id on their page. */
export function findBrokenLinks(pages: Iterable<LinkedPage>, targets: KnownTargets): Problem[] {
  const suggest = createSuggest({ pages: () => targets.pages.keys(), files: () => targets.files });
  const isLost: Tools['isLost'] = (path, anchor) =>
    targets.unread?.has(path) === true || isAmong(targets.lost?.get(path), anchor);
  const allPages = [...pages];
  const files = new Map(allPages.map(({ path, file }) => [path, file]));
  const findBeside = createFindBeside(allPages);
  const tools = { findSelf: createFindSelf(), findTarget: createFindTarget(targets), findBeside, suggest, isLost };
  const problems = new Map<string, Problem>();

  for (const page of allPages) {
    for (const link of page.links) {
      const fault = findFault(link, page, tools);
      if (!fault) continue;
      const lacking = page.isFallback ? findLackingTranslation(link, page, { targets, tools, files }) : undefined;
      if (lacking) {
        problems.set(`${lacking.place.file} ${lacking.message}`, lacking);
        continue;
      }
      const severity = page.isDated ? 'warning' : fault.severity;
      // An untranslated page is checked in several languages, but reported once.
      const { file = page.file } = link;
      const key = `${file}:${link.line}:${link.column}:${link.href}`;
      if (problems.has(key) && page.language !== targets.defaultLanguage) continue;
      problems.set(key, {
        ...fault,
        severity,
        ...(link.addedBy && {
          message: withPlugin(fault.message, { ...link.addedBy, file: page.file, path: page.path }),
          addedBy: link.addedBy,
        }),
        place: { file, line: link.line, column: link.column },
      });
    }
  }

  return [...problems.values()];
}

/** Finds an id that the original page has and its translation lacks, which only the translation can fix. */
function findLackingTranslation(
  { href, line }: Link,
  { path: pagePath, language, file }: LinkedPage,
  { targets, tools, files }: { targets: KnownTargets; tools: Tools; files: ReadonlyMap<UrlPath, string> },
): Problem | undefined {
  const resolved = resolveLink(href, pagePath);
  if (!resolved) return undefined;
  const { path, fragment } = resolved;
  // A relative link resolves within the reader's language already.
  const written = path.startsWith(`/${language}/`) ? path.slice(language.length + 1) : path;
  const original = tools.findTarget(written, targets.defaultLanguage);
  const translated = tools.findTarget(path, language);
  if (original.kind !== 'page' || translated.kind !== 'page') return undefined;
  const translation = files.get(translated.path);
  const isTranslated =
    translation !== undefined && translation !== files.get(original.path) && /\.mdx?$/.test(translation);
  if (!isTranslated || !hasAnchor(original.anchors, fragment)) return undefined;

  const anchor = decodeSafely(toAnchor(fragment));
  const ids = [...translated.anchors];
  const same = ids.length === original.anchors.size ? ids[[...original.anchors].indexOf(anchor)] : undefined;
  return {
    rule: 'anchor-broken',
    severity: 'warning',
    place: { file: translation, line: 1, column: 1 },
    message: `The page ${quote(original.path)} has the id ${quote(anchor)}, but its translation ${quote(translated.path)} does not`,
    hint: `Write "{#${anchor}}" after the heading of that section${same === undefined ? '' : `, whose id is ${quote(same)} now`}: ${quote(file)}, which is not translated, links to it on line ${line}.`,
  };
}

function isAmong(names: readonly string[] = [], anchor: string): boolean {
  return names.includes(anchor) || findNearest(anchor, names) !== undefined;
}

// Pages are checked one after the other, so caching the last one is enough.
function createFindSelf(): Tools['findSelf'] {
  let last: { page: LinkedPage; target: Target } | undefined;

  return function findSelf(page) {
    if (last?.page === page) return last.target;
    const target: Target = { kind: 'page', path: page.path, anchors: new Set(page.anchors) };
    last = { page, target };
    return target;
  };
}

/** Other engines resolve a relative link against the file that contains it. */
function createFindBeside(pages: readonly LinkedPage[]): Tools['findBeside'] {
  let pagesByPath: ReadonlyMap<string, LinkedPage> | undefined;

  return function findBeside(href, { file, language }) {
    const written = splitHref(href.trim()).path;
    if (written === '' || written.startsWith('/')) return undefined;
    pagesByPath ??= new Map(pages.filter(({ isFallback }) => !isFallback).map((page) => [toStem(page.file), page]));
    const target = resolveLink(written, `/${file}`)?.path ?? '';
    const path = pagesByPath.get(toStem(target.slice(1)))?.path;
    // Links are written without the prefix of the reader's language.
    return path?.startsWith(`/${language}/`) ? path.slice(language.length + 1) : path;
  };
}

/** "content/guide/a.md", "content/guide/a/index.md", "content/guide/a.html" and "content/guide/a/" have the same stem. */
function toStem(file: string): string {
  return file
    .normalize('NFC')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.(?:mdx?|html?)$/i, '')
    .replace(/\/index$/, '');
}

function findFault({ href, kind }: Link, page: LinkedPage, tools: Tools): Fault | undefined {
  if (kind === 'image' && href.trim() === '') return imageWithoutFile;
  const resolved = resolveLink(href, page.path);
  if (!resolved) return undefined;

  const { path, fragment } = resolved;
  const isSamePage = path === page.path;
  if (isSamePage && fragment === '') return undefined;

  const target = isSamePage ? tools.findSelf(page) : tools.findTarget(path, page.language);
  if (target.kind === 'missing') {
    if (kind === 'image' || (hasExtension(path) && !isHtml(path))) return toMissingFile(path, tools.suggest);
    return toBrokenLink(path, { href, page, tools });
  }
  if (target.kind === 'other' || hasAnchor(target.anchors, fragment)) return undefined;
  const anchor = decodeSafely(toAnchor(fragment));
  return tools.isLost(target.path, anchor) ? undefined : toBrokenAnchor(target, anchor, tools.suggest);
}

const imageWithoutFile: Fault = {
  rule: 'image-missing',
  severity: 'error',
  message: 'The image names no file',
  hint: 'Write the path of a file, such as "/static/logo.png".',
};

function hasExtension(path: UrlPath): boolean {
  return /\.[a-z\d]{1,12}$/i.test(path) && !/\.mdx?$/i.test(path);
}

function toMissingFile(path: UrlPath, suggest: Suggest): Fault {
  const guess = suggest.file(path);

  return {
    rule: 'image-missing',
    severity: 'error',
    message: `No file has the path ${quote(path)}`,
    hint:
      guess === undefined
        ? `Put it at ${quote(`public${path}`)}, or correct the path.`
        : `Did you mean ${quote(guess)}?`,
  };
}

function toBrokenLink(path: UrlPath, { href, page, tools }: { href: string; page: LinkedPage; tools: Tools }): Fault {
  const asPage = toPagePath(path);
  const beside = tools.findBeside(href, page);
  const exists = isHtml(path) && tools.findTarget(asPage, page.language).kind === 'page';
  const guess = exists ? asPage : tools.suggest.page(asPage);
  const { query, fragment } = splitHref(href);

  return {
    rule: 'link-broken',
    severity: 'error',
    message: `No page has the path ${quote(isHtml(path) ? path : asPage)}`,
    hint:
      beside !== undefined
        ? `Write ${quote(beside + query + fragment)}: a link starts at the address of its page, not at its file.`
        : guess !== undefined
          ? `Did you mean ${quote(guess)}?`
          : isHtml(path)
            ? `Correct the path, or put the file at ${quote(`public${path}`)}.`
            : 'Correct the path, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
  };
}

/** Other engines link to the file of a page: "/guide/setup.html". */
function isHtml(path: UrlPath): boolean {
  return /\.html?$/i.test(path);
}

function toPagePath(path: UrlPath): UrlPath {
  return `${path.replace(/(?:(?<=\/)index)?\.html?$/i, '').replace(/(?<!\/)\/+$/, '')}/`;
}

function toBrokenAnchor(target: Extract<Target, { kind: 'page' }>, anchor: string, suggest: Suggest): Fault {
  // Ids of tabs are generated, and change with the tabs above them.
  const ids = [...target.anchors].filter((id) => !/^tabs--\d/.test(id));
  const guess = suggest.anchor(anchor, new Set(ids));

  return {
    rule: 'anchor-broken',
    severity: 'warning',
    message: `The page ${quote(target.path)} has no id ${quote(anchor)}`,
    hint: guess === undefined ? listAnchors(ids) : `Did you mean ${quote(`#${guess}`)}?`,
  };
}

function listAnchors(anchors: readonly string[]): string {
  if (anchors.length === 0) return 'It has no ids at all: link to the page alone.';

  const shown = anchors
    .slice(0, maxShownAnchors)
    .map((anchor) => quote(`#${anchor}`))
    .join(', ');
  const others = anchors.length - maxShownAnchors;
  return others > 0 ? `Its ids are ${shown} and ${others} more.` : `Its ids are ${shown}.`;
}
