// A link to a content file, as editors and Git hosts follow it → a link to the page of that file.

import { decodeSafely } from '../../text/decode-safely.ts';
import { splitHref, type UrlPath } from '../../model/url-path.ts';

/** Finds the path of the page of a content file; undefined for other files. */
export type FindPagePath = (file: string) => UrlPath | undefined;

/**
 * Turns a relative link to a Markdown file into the path of its page; any other href stays unchanged.
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

/** Resolves a relative path; undefined if it leads out of the site. */
function resolveFile(relative: string, from: string): string | undefined {
  const folders = from.split('/').slice(0, -1);
  for (const segment of relative.split('/')) {
    if (segment === '..') {
      if (folders.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') folders.push(segment);
  }
  return folders.join('/');
}
