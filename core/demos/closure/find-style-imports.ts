// The text of a style sheet → the files that it names.

import type { ImportStatement } from './closure.ts';

/** Finds `@import`, `@use` and `@forward` rules, and addresses of files beside the style sheet. What stands in a comment is none, and one that is not closed ends with the text. */
export function findStyleImports(text: string): ImportStatement[] {
  const bare = text.replace(/\/\*(?:[^]*?\*\/|[^]*)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules = [...bare.matchAll(/@(?:import|use|forward)\s+(?:\([a-z, ]*\)\s*)?(?:url\(\s*)?(["'])([^"'\n]+)\1/dg)];
  const addresses = [...bare.matchAll(/url\(\s*(["']?)(\.{1,2}\/[^"')\n]+)\1\s*\)/dg)];

  return [...rules, ...addresses]
    .flatMap((match) => {
      const specifier = match[2] ?? '';
      const [start, end] = match.indices?.[2] ?? [0, 0];
      // An address of another host belongs to the browser; `@import url('./a.css')` is both.
      const isAgain = addresses.includes(match) && rules.some((rule) => rule.indices?.[2]?.[0] === start);
      if (isAgain || /^(?:(?:[a-z]+:)?\/\/|sass:|data:)/i.test(specifier)) return [];

      const above = text.slice(0, start).split('\n');
      const column = (above.at(-1)?.length ?? 0) + 1;
      return { specifier, names: [], typeOnly: false, line: above.length, column, start, end };
    })
    .sort((a, b) => a.start - b.start);
}
