// The author's HTML → HTML that is safe to show, and problems for what is removed.

import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import type { Problem } from '../../model/problem.ts';
import {
  findComponentTags,
  findRawHtmlProblems,
  isForeignField,
  type RawHtmlSource,
} from './find-raw-html-problems.ts';
import { createAllowList } from './html-allow-list.ts';
import type { MarkdownTree } from '../parse/parse-markdown.ts';
import { quote } from '../../text/quote.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** The site's setting for raw HTML. */
export interface HtmlPolicy {
  readonly html: 'sanitize' | 'trusted';
  /** Hosts whose pages can be shown in frames. */
  readonly iframeHosts: readonly string[];
}

/** Removes what the policy does not allow, and reports it. */
export function sanitizeHtml(
  { tree, slots, hasRawHtml }: MarkdownTree,
  policy: HtmlPolicy,
  source: RawHtmlSource,
): { tree: Root; problems: Problem[] } {
  const { file } = source;
  if (policy.html === 'trusted') return { tree, problems: hasRawHtml ? findComponentTags(tree, source) : [] };

  const problems = hasRawHtml ? findRawHtmlProblems(tree, source) : [];
  walkElements(tree, (element) => {
    convertSizes(element);
    return isForeignField(element) ? { type: 'text', value: '' } : undefined;
  });
  // Links are checked by their own rules; this removes what is never allowed.
  const safe = rehypeSanitize(createAllowList(slots.mark))(tree);
  walkElements(safe, (element) => {
    const problem = hasRawHtml && element.tagName === 'iframe' ? checkFrame(element, policy, file) : undefined;
    if (!problem) return undefined;
    problems.push(problem);
    return { type: 'text', value: '' };
  });

  return { tree: safe, problems };
}

function checkFrame(element: Element, policy: HtmlPolicy, file: string): Problem | undefined {
  const source = String(element.properties.src ?? '');
  const host = /^https:\/\/([^/?#:@\\]+)(?=[/?#]|$)/i.exec(source)?.[1]?.toLowerCase();
  if (host && policy.iframeHosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))) return undefined;

  const start = element.position?.start;
  return {
    rule: 'iframe-host',
    severity: 'warning',
    place: { file, line: start?.line ?? 1, column: start?.column },
    message: `A frame shows ${quote(source.slice(0, 80))}, whose host is not on the list of allowed hosts, so it is left out`,
    hint: 'Add the host to markdown.iframeHosts in docs.config.ts, or link to the page.',
  };
}

// Inline styles of images, videos and frames → size attributes.
//
// A strict content security policy forbids inline styles, and those of authors are nearly always sizes.

const elementsWithSize: ReadonlySet<string> = new Set(['img', 'video', 'iframe']);

/** Moves the sizes of an element's `style` into `width` and `height`, unless it has them. */
function convertSizes(element: Element): void {
  const { style } = element.properties;
  if (typeof style !== 'string' || !elementsWithSize.has(element.tagName)) return;

  const width = findPixels(style, 'width') ?? findPixels(style, 'max-width');
  const height = findPixels(style, 'height');
  if (width !== undefined) element.properties.width ??= width;
  if (height !== undefined) element.properties.height ??= height;
}

function findPixels(style: string, property: string): number | undefined {
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    const pixels = /^(\d{1,5})(?:\.\d+)?px$/.exec(value.trim());
    if (name.trim().toLowerCase() === property && pixels) return Number(pixels[1]);
  }
  return undefined;
}
