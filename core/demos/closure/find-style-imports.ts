import type { ImportStatement } from './closure.ts';

/** Finds `@import`, `@use` and `@forward` rules and relative `url()`s in a style sheet, outside of comments. */
export function findStyleImports(text: string): ImportStatement[] {
  // An unclosed comment runs to the end of the text.
  const withoutComments = text.replace(/\/\*(?:[^]*?\*\/|[^]*)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules = [
    ...withoutComments.matchAll(/@(?:import|use|forward)\s+(?:\([a-z, ]*\)\s*)?(?:url\(\s*)?(["'])([^"'\n]+)\1/dg),
  ];
  const addresses = [...withoutComments.matchAll(/url\(\s*(["']?)(\.{1,2}\/[^"')\n]+)\1\s*\)/dg)];

  return [...rules, ...addresses]
    .flatMap((match) => {
      const specifier = match[2] ?? '';
      const [start, end] = match.indices?.[2] ?? [0, 0];
      // `@import url('./a.css')` matches both patterns; addresses of other hosts are left to the browser.
      const isDuplicate = addresses.includes(match) && rules.some((rule) => rule.indices?.[2]?.[0] === start);
      if (isDuplicate || /^(?:(?:[a-z]+:)?\/\/|sass:|data:)/i.test(specifier)) return [];

      const above = text.slice(0, start).split('\n');
      const column = (above.at(-1)?.length ?? 0) + 1;
      return { specifier, names: [], typeOnly: false, line: above.length, column, start, end };
    })
    .sort((a, b) => a.start - b.start);
}
