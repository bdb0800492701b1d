import type { UrlPath } from '../../model/url-path.ts';

/**
 * Turns a tag into the path of its page. Tags that differ only in case or punctuation share it.
 *
 * @example
 * toTagPath('MUI Core') // '/blog/tags/mui-core/'
 * toTagPath('C++')      // '/blog/tags/c-plus-plus/'
 */
export function toTagPath(tag: string): UrlPath {
  const words = tag
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  // A tag of only emoji still needs an address.
  const name = words.join('-') || Array.from(tag, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('-');
  return `/blog/tags/${name}/`;
}
