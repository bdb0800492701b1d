// Code with comments such as "// [!code ++]" → the code without them, and what they mark.
//
// A comment at the end of a line marks that line; one that has a line to itself marks the next. ":3" marks
// that many lines. The comments of Docusaurus, "// highlight-next-line" and "// highlight-start" with its end, are
// read as well. Code of Markdown is left as it is: it shows how to write such comments.

import { findNearest } from '../text/find-nearest.ts';
import type { LineMarks, LineRole } from '../model/document.ts';

/** Code without its comments, and what they said. */
interface CutCode {
  readonly code: string;
  readonly marks: Pick<LineMarks, 'lines' | 'words'>;
  /** The line as written, counted from 1, of each line that stays. */
  readonly kept: readonly number[];
  /** Comments that say nothing: the place that they stand at, counted from 1 as written. */
  readonly unknown: readonly {
    readonly line: number;
    readonly column: number;
    readonly name: string;
    readonly nearest: string | undefined;
  }[];
}

const comment =
  /(?<![ \t])[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)[ \t]*\[!code ([^\]\n]+)\][ \t]*(?:(?:\*\/\}|\*\/|-->)[ \t]*)?$/;

const wholeLine =
  /^[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%|REM|')[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/;

const names: Readonly<Record<string, LineRole>> = {
  '++': 'add',
  '--': 'del',
  highlight: 'mark',
  hl: 'mark',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

/**
 * Cuts the comments that mark lines out of code.
 *
 * @example
 * cutLineMarks('a();\nb(); // [!code ++]\n', 'js') // code 'a();\nb();\n', marks.lines { add: [2] }
 */
export function cutLineMarks(code: string, language: string): CutCode {
  if (!/\[!code |highlight-(?:next-line|start)/.test(code) || /^(?:markdown|md|mdx)$/.test(language))
    return { code, marks: { lines: {}, words: [] }, kept: code.split('\n').map((_, index) => index + 1), unknown: [] };

  const kept: string[] = [];
  const numbers: number[] = [];
  const lines: Partial<Record<LineRole, number[]>> = {};
  const words: string[] = [];
  const unknown: { line: number; column: number; name: string; nearest: string | undefined }[] = [];

  let isOpen = false;
  code.split('\n').forEach((written, index) => {
    let line = written;
    const [, order] = wholeLine.exec(line) ?? [];
    if (order === 'next-line') (lines.mark ??= []).push(kept.length + 1);
    if (order !== undefined) {
      isOpen = order === 'start' || (order === 'next-line' && isOpen);
      return;
    }
    for (let found = comment.exec(line); found; found = comment.exec(line)) {
      const rest = line.slice(0, found.index);
      // What stands alone goes with its line, so that the next line takes its number.
      const isAlone = rest.trim() === '';
      note(found[1] ?? '', { number: kept.length + 1, line: index + 1, column: line.lastIndexOf('[!code ') + 1 });
      if (isAlone) return;
      line = rest;
    }
    kept.push(line);
    numbers.push(index + 1);
    if (isOpen) (lines.mark ??= []).push(kept.length);
  });
  return { code: kept.join('\n'), marks: { lines, words }, kept: numbers, unknown };

  function note(said: string, at: { number: number; line: number; column: number }): void {
    const [, word] = /^word:(.+?)(?::\d+)?$/.exec(said) ?? [];
    if (word !== undefined) {
      words.push(word);
      return;
    }
    const [, name = '', count = '1'] = /^(.*?)(?::(\d{1,4}))?$/.exec(said.trim()) ?? [];
    const role = Object.hasOwn(names, name) ? names[name] : undefined;
    if (!role) unknown.push({ line: at.line, column: at.column, name, nearest: findNearest(name, Object.keys(names)) });
    else for (let step = 0; step < Number(count); step += 1) (lines[role] ??= []).push(at.number + step);
  }
}
