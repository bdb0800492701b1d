// The code of a fence with types → comments that are nearly notations of Twoslash, which it passes over without a word.
//
// A comment on a line of its own that begins with "// @name" is read by the package, which tells an unknown one.

import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { TypedFault } from '../../../../core/code/types/typed-fence.ts';

/** What the package knows, and the compiler options that examples set. */
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

/** Says what to write for an option that does not exist. */
export function hintAtOption(name: string): string {
  const near = findNearest(name, options);
  return near
    ? `Did you mean "@${near}"?`
    : 'Write "@errors: 2322", "@noErrors", "@filename: a.ts", or a compiler option such as "@strict: false".';
}

/** Finds options that do not stand where the package reads them, and cuts that it does not know. */
export function findVainComments(code: string): TypedFault[] {
  return code.split('\n').flatMap((line, index) => findInLine(line).map((fault) => ({ ...fault, line: index + 1 })));
}

function findInLine(line: string): Omit<TypedFault, 'line'>[] {
  const [, before = '', option, value] = /^(.*?)\/\/\s*@(\w+)\b(:?)/.exec(line) ?? [];
  // What the package reads.
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
