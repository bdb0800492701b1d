// A trailing "**" matches the path before it and everything below; "*" matches one whole segment.
// A trailing slash, a query and a fragment make no difference.

import { splitHref } from '../url-path.ts';

/**
 * Returns whether a path matches a pattern such as "/x/**".
 *
 * @example
 * matchPathFamily('/x/react-charts/', '/x/**') // true
 */
export function matchPathFamily(path: string, family: string): boolean {
  const segments = toSegments(splitHref(path).path);
  const pattern = toSegments(family);
  const isOpen = pattern[pattern.length - 1] === '**';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;

  return fixed.every((part, index) => part === '*' || part === segments[index]);
}

function toSegments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
