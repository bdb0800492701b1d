// A file of a project → the same text with new specifiers. Nothing outside of the quotes changes.

import type { ImportStatement } from '../closure/closure.ts';

/** Returns the new specifier of an import; undefined leaves it unchanged. */
type NewSpecifier = (specifier: string) => string | undefined;

/** Rewrites the import specifiers of a text; the imports are in the order of the text. */
export function rewriteImports(text: string, imports: readonly ImportStatement[], newSpecifier: NewSpecifier): string {
  // From last to first, so that earlier offsets stay valid.
  return imports.reduceRight((rewritten, { specifier, start, end }) => {
    const replacement = newSpecifier(specifier) ?? specifier;
    return replacement === specifier ? rewritten : rewritten.slice(0, start) + replacement + rewritten.slice(end);
  }, text);
}
