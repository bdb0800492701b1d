// Code and its marks → the HTML inside of <code>.

import type { TokenRun } from '../model/token-run.ts';
import type { LineMarks, LineRole } from '../model/document.ts';
import { lineRoles, noMarks } from './line-marks.ts';
import { markWords } from './mark-words.ts';
import { renderRun } from './render-run.ts';
import { tokenizeCode } from './tokenize-code.ts';
import type { FindTypedLine } from './types/plan-typed-lines.ts';
import { renderTypedLine } from './types/render-typed-line.ts';

/**
 * Turns code into HTML with a class for each token role.
 *
 * @example
 * renderCode('let a', 'js') // '<span class="t-k">let</span> a'
 */
export function renderCode(
  code: string,
  language: string,
  marks: LineMarks = noMarks,
  findTypes?: FindTypedLine,
): string {
  const runs = tokenizeCode(code, language);
  const { lines, words, firstNumber } = marks;
  if (language !== 'diff' && isEmpty(marks) && !findTypes) return runs.map(renderRun).join('');

  // With line numbers, or lines in focus, every line needs an element.
  const sets = lineRoles.map((role) => [role, new Set(lines[role])] as const);
  const isEveryLineWrapped = firstNumber !== undefined || lines.focus !== undefined;
  return splitLines(runs)
    .map((line, index) => {
      const names = [...lineClasses(index + 1, sets), ...(language === 'diff' ? diffClasses(line) : [])];
      const number = firstNumber === undefined ? '' : ` data-docs-line="${firstNumber + index}"`;
      const types = findTypes?.(index + 1);
      const markedRuns = markWords(line, words);
      const html = types ? renderTypedLine(markedRuns, types) : markedRuns.map(renderRun).join('');
      const lineHtml =
        names.length > 0 || isEveryLineWrapped
          ? `<span class="${['line', ...names].join(' ')}"${number}>${html}</span>`
          : html;
      return types ? lineHtml + types.below : lineHtml;
    })
    .join('');
}

function isEmpty({ lines, words, firstNumber }: LineMarks): boolean {
  return Object.keys(lines).length === 0 && words.length === 0 && firstNumber === undefined;
}

/** Splits runs into lines that keep their line breaks, so that the copied text is the text as written. */
function splitLines(runs: readonly TokenRun[]): TokenRun[][] {
  const lines: TokenRun[][] = [[]];
  for (const { role, text } of runs) {
    for (const piece of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ role, text: piece });
      if (piece.endsWith('\n')) lines.push([]);
    }
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

/** Lists the classes of a line. Unlike in a diff, the sign of an added or removed line comes from the style sheet. */
function lineClasses(number: number, sets: readonly (readonly [LineRole, ReadonlySet<number>])[]): string[] {
  const roles = sets.flatMap(([role, numbers]) => (numbers.has(number) ? role : []));
  const hasSign = roles.some((role) => role !== 'mark' && role !== 'focus');
  const isWrong = roles.some((role) => role === 'error' || role === 'warning') && !roles.includes('mark');
  return [...(isWrong ? ['line-mark'] : []), ...roles.map((role) => `line-${role}`), ...(hasSign ? ['line-sign'] : [])];
}

function diffClasses(line: readonly TokenRun[]): string[] {
  const text = line[0]?.text ?? '';
  if (text.startsWith('+')) return ['line-add'];
  if (text.startsWith('-')) return ['line-del'];
  return text.startsWith('@@') ? ['line-hunk'] : [];
}
