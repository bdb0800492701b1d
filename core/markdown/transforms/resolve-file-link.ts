// A link to a file of content, as editors and Git hosts follow it → a link to the page that the file is.

import { decodeSafely } from '../../text/decode-safely.ts';
import { splitHref, type UrlPath } from '../../model/url-path.ts';

/** Gives the path of the page that a file of content stands for; undefined for other files. */
export type FindPagePath = (file: string) => UrlPath | undefined;

/**
 * Turns a relative link to a Markdown file into the path of its page; any other href stays as it is.
 *
 * @example
 * resolveFileLink('../react-card/index.md#sizes', { file: 'content/lib/react-button/index.md', findPagePath })
 * // '/lib/react-card/#sizes'
 */
export function resolveFileLink(
  href: string,
  { file, findPagePath }: { file: string; findPagePath: FindPagePath },
): string {
  const { path, query, fragment } = splitHref(href);
  if (!/^(?![/\\]|[a-z][a-z\d+.-]*:).*[^/]\.mdx?$/is.test(path)) return href;

  const target = resolveFile(decodeSafely(path), file);
  const page = target === undefined ? undefined : findPagePath(target);
  return page === undefined ? href : page + query + fragment;
}

/** Undefined for what lies above the site. */
function resolveFile(relative: string, from: string): string | undefined {
  const folders = from.split('/').slice(0, -1);
  for (const segment of relative.split('/')) {
    if (segment === '..') {
      if (folders.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') folders.push(segment);
  }
  return folders.join('/');
}
