// A path and the rules of `_headers` → the headers of the path.
// "*" matches any text, ":name" one segment of the path. The later of two rules wins.

import type { HeaderRule } from './hosting-rules.ts';

/** Finds the headers of a decoded path; their names are in lower case. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) => matches(rule.pattern, path));
  return new Map(matching.flatMap((rule) => rule.headers));
}

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|\/:\w+)/)
    .map((piece) => {
      if (piece === '*') return '.*';
      return piece.startsWith('/:') ? '/[^/]+' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 's').test(path);
}
