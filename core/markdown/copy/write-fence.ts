// Code and what its fence says → the lines of a fence that no line of the code closes.

import type { LineMarks, LineRole } from '../../model/document.ts';

/** Writes a fence. Only one of tildes may say something with backticks. */
export function writeFence(info: string, lines: readonly string[]): string[] {
  const mark = info.includes('`') ? '~' : '`';
  const runs = lines.flatMap((line) => [...line.matchAll(/`{3,}|~{3,}/g)].map(([run]) => run));
  const fence = mark.repeat(Math.max(3, ...runs.filter((run) => run.startsWith(mark)).map(({ length }) => length + 1)));
  return [`${fence}${info}`, ...lines, fence];
}

const names: Readonly<Record<LineRole, string>> = {
  mark: '',
  add: 'ins=',
  del: 'del=',
  focus: 'focus=',
  error: 'error=',
  warning: 'warning=',
};

/**
 * Writes what stands behind the language of a fence.
 *
 * @example
 * formatFenceInfo('tsx', { title: 'App.tsx', marks: { lines: { mark: [2, 4] }, words: [] } }) // tsx title="App.tsx" {2,4}
 */
export function formatFenceInfo(
  language: string,
  { title, marks: { lines, words, firstNumber } }: { readonly title: string; readonly marks: LineMarks },
): string {
  const quoteMark = title.includes('"') ? "'" : '"';
  const marked = (Object.keys(names) as LineRole[]).flatMap((role) => {
    const numbers = lines[role] ?? [];
    return numbers.length > 0 ? [`${names[role]}{${numbers.join(',')}}`] : [];
  });
  return [
    ...(language ? [language] : []),
    ...(title ? [`title=${quoteMark}${title}${quoteMark}`] : []),
    ...marked,
    ...words.map((word) => `/${word.replace(/[/\\]/g, '\\$&')}/`),
    ...(firstNumber === undefined ? [] : [`showLineNumbers={${firstNumber}}`]),
  ].join(' ');
}
