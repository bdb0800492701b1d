// Collects what a page points at, judges how it is written, and writes the href that readers get.
//
// Runs before anything is dropped, so that every problem has its place in the author's text.
// Whether a target exists is judged later, when all pages are known.

import type { Element, Root } from 'hast';
import type { Link } from '../../model.ts';
import type { Problem } from '../../problem.ts';
import { findLinkProblem, isUnsafeHref } from '../find-link-problem.ts';
import { walkElements } from '../walk-elements.ts';

/** What the transform needs to know of the page and its site. */
export interface LinkContext {
  readonly file: string;
  /** Path of the page, for advice on relative links. */
  readonly path: string;
  /** Origin of the site, or ''. */
  readonly origin: string;
  /** Sub-path of the site, which its full addresses name. */
  readonly base: string;
  /** Turns a path of the site into what the reader's browser needs. */
  readonly toHref: (path: string) => string;
}

const attributeByElement: ReadonlyMap<string, 'href' | 'src'> = new Map([
  ['a', 'href'], ['img', 'src'], ['video', 'src'], ['source', 'src'], ['iframe', 'src'],
]);

/** Rewrites the links of a tree in place. */
export function links(tree: Root, context: LinkContext): { links: Link[]; problems: Problem[] } {
  const found: Link[] = [];
  const problems: Problem[] = [];

  walkElements(tree, (element) => {
    const attribute = attributeByElement.get(element.tagName);
    const href = attribute && element.properties[attribute];
    if (!attribute || typeof href !== 'string') return;

    const link: Link = { href, kind: attribute === 'href' ? 'link' : 'image', ...placeOf(element) };
    const problem = findLinkProblem(link, context);
    if (problem) problems.push(problem);
    if (isUnsafeHref(href, link.kind)) delete element.properties[attribute];
    else found.push(rewrite(element, { attribute, link, context }));
  });

  return { links: found, problems };
}

function rewrite(element: Element, { attribute, link, context }: { attribute: 'href' | 'src'; link: Link; context: LinkContext }): Link {
  const { href } = link;
  const path = toSitePath(href, context);
  element.properties[attribute] = path.startsWith('/') && !path.startsWith('//') ? context.toHref(path) : path;
  return { ...link, href: path };
}

/** "https://the.site/base/x/" is "/x/"; every other href stays as it is. */
function toSitePath(href: string, { origin, base }: LinkContext): string {
  const root = `${origin}${base}`;
  if (origin === '') return href;
  if (href === root.slice(0, -1)) return '/';
  return href.startsWith(root) ? `/${href.slice(root.length)}` : href;
}

function placeOf({ position }: Element): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
