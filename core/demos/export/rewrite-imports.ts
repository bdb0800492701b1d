// A file of a project → the same text with new specifiers. Nothing outside of the quotes changes.

import type { ParseCode } from '../parsed-code.ts';
import { findImports } from '../closure/find-imports.ts';

/** Returns the new specifier of an import; undefined leaves it unchanged. */
type NewSpecifier = (specifier: string) => string | undefined;

/** Rewrites the import specifiers of a file; its ending selects the syntax. */
export function rewriteImports(
  file: string,
  text: string,
  { parse, newSpecifier }: { parse: ParseCode; newSpecifier: NewSpecifier },
): string {
  // From last to first, so that earlier offsets stay valid.
  return findImports(file, text, parse).reduceRight((rewritten, { specifier, start, end }) => {
    const replacement = newSpecifier(specifier) ?? specifier;
    return replacement === specifier ? rewritten : rewritten.slice(0, start) + replacement + rewritten.slice(end);
  }, text);
}
