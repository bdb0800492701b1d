// The HTML of a page → syntax of other engines in it: a comment that includes a file, a tag that shows a demo. Neither
// shows anything here, so without a report a part of the page would be missing silently.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';

interface ForeignHtml extends Pick<Problem, 'message' | 'hint'> {
  /** Where it begins in the HTML. */
  readonly index: number;
}

/** Matches a text that may contain any of these. */
export const foreignHtml = /<!--\s*@include:|<code\s[^<>]*\bsrc\b/i;

/** Finds HTML that other engines replace with content. */
export function findForeignHtml(html: string): ForeignHtml[] {
  if (!foreignHtml.test(html)) return [];
  const includes = [...html.matchAll(/<!--([^<>]*)-->/g)].flatMap(({ index, 1: comment = '' }) => {
    const start = /^\s*@include:/i.exec(comment)?.[0];
    if (start === undefined) return [];
    const written = comment.slice(start.length).trim();
    const path = /^[^\s{}#]*/.exec(written)?.[0] ?? '';
    const part = written.slice(path.length).trim();
    return {
      index,
      message: 'VitePress includes a file in this way; here, it is a comment, and nothing is shown',
      hint: `Write {{"include": ${quote(toIncluded(path))}}} on a line of its own${part === '' ? '.' : `: it includes the whole file, so move what is meant by ${quote(part)} to a file of its own.`}`,
    };
  });
  const demos = [...html.matchAll(/<code\s(?:[^<>]*\s)?src\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi)].map(
    ({ index, 1: double, 2: single, 3: bare }) => ({
      index,
      message: 'dumi shows a demo in this way; here, nothing is shown',
      hint: `Write {{"demo": ${quote((double ?? single ?? bare ?? '').replace(/^\.\//, ''))}}} on a line of its own, and the title as text above it.`,
    }),
  );
  return [...includes, ...demos].sort((a, b) => a.index - b.index);
}

/** In VitePress, "@/" is the folder of the pages; here, a path without "./" starts at the folder of the site. */
function toIncluded(path: string): string {
  if (path.startsWith('@/')) return `content/${path.slice(2)}`;
  return /^\.{0,2}\//.test(path) || path === '' ? path || 'partials/name.md' : `./${path}`;
}
