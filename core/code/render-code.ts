// Coloured runs → the HTML inside <code>.

import { escapeText } from '../text/escape-html.ts';
import type { TokenRun } from '../token-run.ts';
import { tokenizeCode } from './tokenize-code.ts';

/** What else the lines of a block say. */
interface CodeLines {
  /** Lines to highlight, from 1. */
  readonly marked?: ReadonlySet<number>;
}

/**
 * Turns code into HTML with one class for each colour.
 *
 * @example
 * renderCode('let a', 'js') // '<span class="t-k">let</span> a'
 */
export function renderCode(code: string, language: string, lines: CodeLines = {}): string {
  const runs = tokenizeCode(code, language);
  if (language !== 'diff' && !lines.marked?.size) return runs.map(renderRun).join('');

  return splitLines(runs)
    .map((line, index) => renderLine(line, lineClass(line, language, lines.marked?.has(index + 1))))
    .join('');
}

function renderRun({ role, text }: TokenRun): string {
  const html = escapeText(text);
  return role ? `<span class="${role}">${html}</span>` : html;
}

function renderLine(runs: readonly TokenRun[], className: string): string {
  const html = runs.map(renderRun).join('');
  return className ? `<span class="line ${className}">${html}</span>` : html;
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

function lineClass(line: readonly TokenRun[], language: string, marked = false): string {
  const names = [];
  if (marked) names.push('line-mark');
  if (language === 'diff') {
    const text = line[0]?.text ?? '';
    if (text.startsWith('+')) names.push('line-add');
    if (text.startsWith('-')) names.push('line-del');
    if (text.startsWith('@@')) names.push('line-hunk');
  }
  return names.join(' ');
}
