// Finds comments that look like Twoslash notations, but that Twoslash silently ignores.
//
// A comment on its own line that begins with "// @name" is read by Twoslash, which reports unknown ones.

import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { TypedFault } from '../../../../core/code/types/typed-fence.ts';

/** Options of Twoslash, and compiler options that examples set. */
const options = [
  'errors',
  'noErrors',
  'noErrorsCutted',
  'filename',
  'strict',
  'strictNullChecks',
  'noImplicitAny',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'target',
  'module',
  'moduleResolution',
  'lib',
  'types',
  'jsx',
  'jsxImportSource',
  'allowJs',
  'checkJs',
  'esModuleInterop',
  'isolatedModules',
  'verbatimModuleSyntax',
];
const cuts = ['cut', 'cut-before', 'cut-after', 'cut-start', 'cut-end'];

/** Returns the hint for an option that does not exist. */
export function hintAtOption(name: string): string {
  const near = findNearest(name, options);
  return near
    ? `Did you mean "@${near}"?`
    : 'Write "@errors: 2322", "@noErrors", "@filename: a.ts", or a compiler option such as "@strict: false".';
}

/** Finds options at places where Twoslash does not read them, and unknown cuts. */
export function findIgnoredComments(code: string): TypedFault[] {
  return code.split('\n').flatMap((line, index) => findInLine(line).map((fault) => ({ ...fault, line: index + 1 })));
}

function findInLine(line: string): Omit<TypedFault, 'line'>[] {
  const [, before = '', option, value] = /^(.*?)\/\/\s*@(\w+)\b(:?)/.exec(line) ?? [];
  // Skips comments that Twoslash reads.
  if (option !== undefined && !/^\s*\/\/\s?@\w+(?::|\s*$)/.test(line)) {
    const near = options.includes(option) ? option : findNearest(option, options);
    // Anything else that begins with "@" is a comment for readers.
    if (near === undefined || (value === '' && before.trim() !== '' && near !== option)) return [];
    const place = 'It has to be on a line of its own.';
    return near === option
      ? [toFault(before, `The option "@${option}" has no effect here`, `Write "// @${option}" on a line of its own.`)]
      : [toFault(before, `There is no option "@${option}"`, `Did you mean "@${near}"? ${place}`)];
  }

  const [, indent = '', dashes, cut] = /^(\s*)\/\/\s*(-{2,}(?!-)\s*([\w-]*?\w)\s*-{2,})\s*$/.exec(line) ?? [];
  if (cut === undefined || dashes === undefined || (cuts.includes(cut) && /^---[\w-]+---$/.test(dashes))) return [];
  const near = cuts.includes(cut) ? cut : findNearest(cut, cuts);
  return near === undefined ? [] : [toFault(indent, `There is no mark "${dashes}"`, `Did you mean "---${near}---"?`)];
}

function toFault(before: string, message: string, hint: string): Omit<TypedFault, 'line'> {
  return { column: before.length + 1, rule: 'fence-twoslash', message, hint };
}
