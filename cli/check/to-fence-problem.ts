// A compiler diagnostic of a fence → a problem with the place in the page; none if the code is an excerpt that lacks names
// from the rest.

import type * as TypeScript from 'typescript';
import type { Problem } from '../../core/model/problem.ts';
import type { CheckedFence } from '../api/types/fences/list-fences.ts';
import { toTypeMessage } from '../api/types/to-type-message.ts';

/** "Cannot find name", "No value exists in scope", "refers to a UMD global". */
const unknownName = [2304, 2552, 2686, 18_004];
/** "Implicitly has an 'any' type": for a parameter, and for a part of one. */
const untyped = [7006, 7031];
/** "Is declared but never used": an example shows what others use. */
const unused = [6133, 6138, 6192, 6196, 6198, 6199, 6205];
/** "Cannot find module". */
const noModule = [2307, 2792];

/** Turns a diagnostic of the compiler into the problem of a page. */
export function toFenceProblem(
  diagnostic: TypeScript.Diagnostic,
  { fence: { file, line, column, code }, documented }: { fence: CheckedFence; documented: ReadonlySet<string> },
): readonly Problem[] {
  const { start = 0, length = 0 } = diagnostic;
  if (isExcused(diagnostic.code, code.slice(start, start + length), { code, documented })) return [];

  const before = code.slice(0, start).split('\n');
  return [
    {
      rule: 'fence-type',
      severity: 'error',
      place: { file, line: line + before.length, column: column + (before.at(-1)?.length ?? 0) },
      message: toTypeMessage(diagnostic),
      hint: 'Correct the code, or write "no-check" after the language of the fence if it is not meant to compile.',
    },
  ];
}

function isExcused(
  fault: number,
  blamed: string,
  { code, documented }: { code: string; documented: ReadonlySet<string> },
): boolean {
  if (unused.includes(fault)) return true;
  // A file of the reader, which may contain anything.
  if (noModule.includes(fault)) return /^['"]\.{1,2}\//.test(blamed);
  // Code with exports is complete; an excerpt uses names from the code around it, but imports what is documented.
  if (/^[ \t]*export\b(?! \{\};)/m.test(code)) return false;
  return untyped.includes(fault) || (unknownName.includes(fault) && !documented.has(blamed));
}
