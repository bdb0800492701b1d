// Checks how a link is written: its address alone, not whether its target exists.

import type { Link } from '../../model/document.ts';
import type { Problem, Severity } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { splitHref } from '../../model/url-path.ts';

interface LinkPlace {
  readonly file: string;
  readonly path: string;
  readonly origin: string;
}

type Finding = readonly [rule: string, severity: Severity, message: string, hint: string];

/** Finds a problem in the way that a link is written. */
export function findLinkProblem(link: Link, page: LinkPlace): Problem | undefined {
  const finding = checkLink(link, page);
  if (!finding) return undefined;

  const [rule, severity, message, hint] = finding;
  return { rule, severity, place: { file: page.file, line: link.line, column: link.column }, message, hint };
}

/** Returns whether an href could run code, or has another protocol that is not allowed. */
export function isUnsafeHref(href: string, kind: Link['kind']): boolean {
  // Browsers skip control characters and spaces within a protocol; Markdown writes them as %09.
  const bare = href.replace(/[\u0000-\u0020\u007f-\u009f\u00ad]|%[01][\da-f]|%7f/gi, '');
  const protocol = /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (protocol === undefined) return false;
  return !['http', 'https', ...(kind === 'link' ? ['mailto', 'tel'] : [])].includes(protocol);
}

function checkLink({ href, kind }: Link, page: LinkPlace): Finding | undefined {
  if (isUnsafeHref(href, kind)) {
    return [
      'link-protocol',
      'warning',
      `The link ${show(href)} has a protocol that is not allowed, so it leads nowhere`,
      'Link with http, https, mailto or tel.',
    ];
  }
  const host = findHiddenHost(href);
  if (host !== undefined) {
    return [
      'link-protocol-relative',
      'error',
      `The link ${show(href)} leads to another host without a protocol`,
      `Write ${show(`https://${host}`)}.`,
    ];
  }
  if (href === '' && kind === 'link') {
    return ['link-empty', 'warning', 'The link has no target', 'Write the path of a page, such as "/guides/theming/".'];
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return checkAbsolute(href, page);
  return href.startsWith('#') || href === '' ? undefined : checkPath(href, kind, page);
}

/** Finds the host after "//", or after a "\" that browsers read as "/". They skip tabs and line breaks. */
function findHiddenHost(href: string): string | undefined {
  const bare = href.replace(/[\t\n\r]/g, '').trim();
  return /^(?:[\\/]{2}|\/?(?:\\|%5c))(?:[\\/]|%5c)*(.*)$/is.exec(bare)?.[1];
}

function checkAbsolute(href: string, { origin }: LinkPlace): Finding | undefined {
  const [, host = ''] = /^(https?:\/\/[^/?#]+)/i.exec(href) ?? [];
  if (!host) return undefined;
  return checkDoubleSlash(href, host) ?? (origin === host ? checkSlash(href, host) : undefined);
}

function checkPath(href: string, kind: Link['kind'], page: LinkPlace): Finding | undefined {
  if (!href.startsWith('/')) {
    const target = resolveRelative(href, page.path);
    return [
      'link-leading-slash',
      'warning',
      `The link ${show(href)} does not start with a slash, so it depends on the page it is on`,
      `Write ${show(kind === 'link' ? withSlash(target) : target)}.`,
    ];
  }
  return checkDoubleSlash(href) ?? (kind === 'link' ? checkSlash(href) : undefined);
}

function checkDoubleSlash(href: string, host = ''): Finding | undefined {
  const { path, query, fragment } = splitHref(href.slice(host.length));
  if (!path.endsWith('//')) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return [
    'link-double-slash',
    'warning',
    `The link ${show(href)} ends with two slashes`,
    `Write ${show(`${host}${path.slice(0, end)}/${query}${fragment}`)}.`,
  ];
}

function checkSlash(href: string, host = ''): Finding | undefined {
  const written = href.slice(host.length);
  const complete = splitHref(written).path === '' ? written : withSlash(written);
  if (complete === written) return undefined;
  return [
    'link-trailing-slash',
    'warning',
    `The link ${show(href)} lacks the slash at the end of its path, so it costs the reader a redirect`,
    `Write ${show(host + complete)}.`,
  ];
}

/** Resolves a relative link against its page, without ".md" and "index". */
function resolveRelative(href: string, path: string): string {
  const { path: relative, query, fragment } = splitHref(href);
  const segments = path.split('/').slice(0, -1);
  for (const segment of relative.split('/')) {
    if (segment === '..') segments.splice(Math.max(1, segments.length - 1));
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/').replace(/(?:\/index)?\.mdx?$/, '/') + query + fragment;
}

function withSlash(href: string): string {
  const { path, query, fragment } = splitHref(href);
  const needsSlash = !path.endsWith('/') && !/\.[a-z\d]{1,12}$/i.test(path);
  return `${path}${needsSlash ? '/' : ''}${query}${fragment}`;
}

function show(href: string): string {
  return quote(href.slice(0, 120));
}
