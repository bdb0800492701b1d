// Code with comments such as "// [!code ++]" → the code without them, and the lines and texts that they mark.
//
// A comment at the end of a line marks that line; one on a line of its own marks the next. ":3" marks that many lines.
// The comments of Docusaurus, "// highlight-next-line" and "// highlight-start" with "// highlight-end", work as well.
// Markdown code stays unchanged, because it shows how to write such comments.

import { findNearest } from '../text/find-nearest.ts';
import type { LineMarks, LineRole } from '../model/document.ts';

/** Code without its comments, and what they mark. */
interface CutCode {
  readonly code: string;
  readonly marks: Pick<LineMarks, 'lines' | 'words'>;
  /** For each remaining line, its number in the source, counted from 1. */
  readonly sourceLines: readonly number[];
  /** Comments without a known meaning, with their place in the source, counted from 1. */
  readonly unknown: readonly {
    readonly line: number;
    readonly column: number;
    readonly name: string;
    readonly nearest: string | undefined;
  }[];
}

const comment =
  /(?<![ \t])[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)[ \t]*\[!code ([^\]\n]+)\][ \t]*(?:(?:\*\/\}|\*\/|-->)[ \t]*)?$/;

const lineComment =
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
 * Removes the comments that mark lines from code.
 *
 * @example
 * cutLineMarks('a();\nb(); // [!code ++]\n', 'js') // code 'a();\nb();\n', marks.lines { add: [2] }
 */
export function cutLineMarks(code: string, language: string): CutCode {
  if (!/\[!code |highlight-(?:next-line|start)/.test(code) || /^(?:markdown|md|mdx)$/.test(language))
    return {
      code,
      marks: { lines: {}, words: [] },
      sourceLines: code.split('\n').map((_, index) => index + 1),
      unknown: [],
    };

  const remainingLines: string[] = [];
  const sourceLines: number[] = [];
  const lines: Partial<Record<LineRole, number[]>> = {};
  const words: string[] = [];
  const unknown: { line: number; column: number; name: string; nearest: string | undefined }[] = [];

  let isOpen = false;
  code.split('\n').forEach((written, index) => {
    let line = written;
    const [, command] = lineComment.exec(line) ?? [];
    if (command === 'next-line') (lines.mark ??= []).push(remainingLines.length + 1);
    if (command !== undefined) {
      isOpen = command === 'start' || (command === 'next-line' && isOpen);
      return;
    }
    for (let found = comment.exec(line); found; found = comment.exec(line)) {
      const rest = line.slice(0, found.index);
      // A comment alone on its line is removed with the line, and the next line takes its number.
      const isAlone = rest.trim() === '';
      record(found[1] ?? '', {
        number: remainingLines.length + 1,
        line: index + 1,
        column: line.lastIndexOf('[!code ') + 1,
      });
      if (isAlone) return;
      line = rest;
    }
    remainingLines.push(line);
    sourceLines.push(index + 1);
    if (isOpen) (lines.mark ??= []).push(remainingLines.length);
  });
  return { code: remainingLines.join('\n'), marks: { lines, words }, sourceLines, unknown };

  function record(text: string, at: { number: number; line: number; column: number }): void {
    const [, word] = /^word:(.+?)(?::\d+)?$/.exec(text) ?? [];
    if (word !== undefined) {
      words.push(word);
      return;
    }
    const [, name = '', count = '1'] = /^(.*?)(?::(\d{1,4}))?$/.exec(text.trim()) ?? [];
    const role = Object.hasOwn(names, name) ? names[name] : undefined;
    if (!role) unknown.push({ line: at.line, column: at.column, name, nearest: findNearest(name, Object.keys(names)) });
    else for (let step = 0; step < Number(count); step += 1) (lines[role] ??= []).push(at.number + step);
  }
}
