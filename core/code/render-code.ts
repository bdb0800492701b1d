// Coloured runs → the HTML inside <code>.

import type { TokenRun } from '../model/token-run.ts';
import type { LineMarks, LineRole } from '../model/document.ts';
import { lineRoles, noMarks } from './line-marks.ts';
import { markWords } from './mark-words.ts';
import { renderRun } from './render-run.ts';
import { tokenizeCode } from './tokenize-code.ts';
import type { FindTypedLine } from './types/plan-typed-lines.ts';
import { renderTypedLine } from './types/render-typed-line.ts';

/**
 * Turns code into HTML with one class for each colour.
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

  // Where some lines are in focus, the others are to be told from them.
  const sets = lineRoles.map((role) => [role, new Set(lines[role])] as const);
  const isWhole = firstNumber !== undefined || lines.focus !== undefined;
  return splitLines(runs)
    .map((line, index) => {
      const names = [...lineClasses(index + 1, sets), ...(language === 'diff' ? diffClasses(line) : [])];
      const number = firstNumber === undefined ? '' : ` data-docs-line="${firstNumber + index}"`;
      const types = findTypes?.(index + 1);
      const marked = markWords(line, words);
      const html = types ? renderTypedLine(marked, types) : marked.map(renderRun).join('');
      const whole =
        names.length > 0 || isWhole ? `<span class="${['line', ...names].join(' ')}"${number}>${html}</span>` : html;
      return types ? whole + types.below : whole;
    })
    .join('');
}

function isEmpty({ lines, words, firstNumber }: LineMarks): boolean {
  return Object.keys(lines).length === 0 && words.length === 0 && firstNumber === undefined;
}

/** Each line keeps its line break, so that the copied text is the text as written. */
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

/** A line that was added or taken away shows a sign, where the code has none. */
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
