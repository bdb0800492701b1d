// Collects the links and pictures of a page, checks how they are written, and rewrites their addresses for the browser.
//
// It runs before anything is removed, so that every problem has its place in the author's text. Whether a target exists
// is checked later, when all pages are known.

import type { Element, Root } from 'hast';
import type { Link } from '../../model/document.ts';
import { parseSourceSet } from '../../text/parse-source-set.ts';
import type { Problem } from '../../model/problem.ts';
import { findLinkProblem, isUnsafeHref } from '../problems/find-link-problem.ts';
import { isRelativePicture } from '../../model/paths/is-picture-file.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** The page and its site. */
interface LinkContext {
  readonly file: string;
  /** Path of the page, for hints about relative links. */
  readonly path: string;
  /** Origin of the site, or ''. */
  readonly origin: string;
  /** Sub-path of the site, which is part of its full addresses. */
  readonly base: string;
  /** Turns a path of the site into an href. */
  readonly toHref: (path: string) => string;
  /** Turns a link to a content file into a link to its page. */
  readonly toPage: (href: string) => string;
  /** Whether relative pictures are handled elsewhere, so that they are not checked as paths of the site. */
  readonly hasPictures?: boolean;
}

const attributesByElement: ReadonlyMap<string, readonly ('href' | 'src' | 'srcSet' | 'poster')[]> = new Map([
  ['a', ['href']],
  ['img', ['src', 'srcSet']],
  ['video', ['src', 'poster']],
  ['source', ['src', 'srcSet']],
  ['iframe', ['src']],
]);

/** Rewrites the links of a tree in place. */
export function links(tree: Root, context: LinkContext): { links: Link[]; problems: Problem[] } {
  const found: Link[] = [];
  const problems: Problem[] = [];

  walkElements(tree, (element) => {
    for (const attribute of attributesByElement.get(element.tagName) ?? []) {
      const written = element.properties[attribute];
      if (typeof written !== 'string') continue;
      if (context.hasPictures && attribute === 'src' && element.tagName === 'img' && isRelativePicture(written))
        continue;
      const toSafeHref = (href: string) =>
        record(
          attribute === 'href'
            ? { href: context.toPage(href), kind: 'link', ...placeOf(element) }
            : { href, kind: 'image', ...placeOf(element) },
        );
      element.properties[attribute] = attribute === 'srcSet' ? writeSources(written, toSafeHref) : toSafeHref(written);
    }
  });

  return { links: found, problems };

  /** Checks and records a link, and returns its href; undefined for an unsafe target. */
  function record(link: Link): string | undefined {
    const problem = findLinkProblem(link, context);
    if (problem) problems.push(problem);
    if (isUnsafeHref(link.href, link.kind)) return undefined;

    const path = toSitePath(link.href, context);
    found.push({ ...link, href: path });
    return path.startsWith('/') && !path.startsWith('//') ? context.toHref(path) : path;
  }
}

/** Rewrites a `srcset` ("/a.png 1x, /b.png 2x") without its unsafe pictures. */
function writeSources(written: string, toSafeHref: (href: string) => string | undefined): string | undefined {
  const sources = parseSourceSet(written).flatMap(({ href, descriptor }) => {
    const safe = toSafeHref(href);
    return safe === undefined ? [] : [`${safe} ${descriptor}`.trim()];
  });
  return sources.length > 0 ? sources.join(', ') : undefined;
}

/** Turns "https://the.site/base/x/" into "/x/"; any other href stays unchanged. */
function toSitePath(href: string, { origin, base }: LinkContext): string {
  const root = `${origin}${base}`;
  if (origin === '') return href;
  if (href === root.slice(0, -1)) return '/';
  return href.startsWith(root) ? `/${href.slice(root.length)}` : href;
}

function placeOf({ position }: Element): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
