// Code and the marks of its fence → the lines of a fence that no line of the code can close.

import { lineRoles } from '../../code/line-marks.ts';
import type { LineMarks, LineRole } from '../../model/document.ts';
import { marksOfKind } from '../slots/fence-marks.ts';

/** Writes a fence. Marks with backticks need a fence of tildes. */
export function writeFence(info: string, lines: readonly string[]): string[] {
  const mark = info.includes('`') ? '~' : '`';
  const runs = lines.flatMap((line) => [...line.matchAll(/`{3,}|~{3,}/g)].map(([run]) => run));
  const fence = mark.repeat(Math.max(3, ...runs.filter((run) => run.startsWith(mark)).map(({ length }) => length + 1)));
  return [`${fence}${info}`, ...lines, fence];
}

/**
 * Writes the language of a fence and the marks after it.
 *
 * @example
 * formatFenceInfo('tsx', { title: 'App.tsx', marks: { lines: { mark: [2, 4] }, words: [] } }) // tsx title="App.tsx" {2,4}
 */
export function formatFenceInfo(
  language: string,
  { title, marks: { lines, words, firstNumber } }: { readonly title: string; readonly marks: LineMarks },
): string {
  const quoteMark = title.includes('"') ? "'" : '"';
  const lineMarks = lineRoles.flatMap((role) => {
    const numbers = lines[role] ?? [];
    return numbers.length > 0 ? [`${toPrefix(role)}{${numbers.join(',')}}`] : [];
  });
  return [
    ...(language ? [language] : []),
    ...(title ? [`title=${quoteMark}${title}${quoteMark}`] : []),
    ...lineMarks,
    ...words.map((word) => `/${word.replace(/[/\\]/g, '\\$&')}/`),
    ...(firstNumber === undefined ? [] : [`showLineNumbers={${firstNumber}}`]),
  ].join(' ');
}

/** Returns the prefix before the numbers of a role; the role "mark" needs none. */
function toPrefix(role: LineRole): string {
  const mark = marksOfKind('lines').find((each) => each.role === role);
  return mark === undefined || role === 'mark' ? '' : `${mark.name}=`;
}
