// A file of a project → the same text with specifiers that lead to the same files there.
// Only the letters between the quotes change, and only where they must.

import type { ParseCode } from '../parsed-code.ts';
import { findImports } from '../closure/find-imports.ts';

/** Gives the specifier that an import is to have; undefined leaves it. */
type NewSpecifier = (specifier: string) => string | undefined;

/** Rewrites the imports of a text. `file` says by its ending how to read it. */
export function rewriteImports(
  file: string,
  text: string,
  { parse, newSpecifier }: { parse: ParseCode; newSpecifier: NewSpecifier },
): string {
  // From the last to the first, so that the offsets before them stay right.
  return findImports(file, text, parse).reduceRight((rewritten, { specifier, start, end }) => {
    const wanted = newSpecifier(specifier) ?? specifier;
    return wanted === specifier ? rewritten : rewritten.slice(0, start) + wanted + rewritten.slice(end);
  }, text);
}
