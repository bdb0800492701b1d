// A fence → its code as readers see it, and what is wrong with its marks.

import type { Element } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { cutLineMarks } from '../../code/cut-line-marks.ts';
import { isLanguage } from '../../code/languages.ts';
import { renderCodeBlock } from '../../code/render-code-block.ts';
import type { LineMarks } from '../../model/document.ts';
import { joinMarks } from '../../code/line-marks.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isTyped, type FenceMeta } from '../slots/parse-fence-info.ts';
import type { CodeSlot } from '../slots/slots.ts';
import { findIgnoredMark, type IgnoredMark } from './find-ignored-mark.ts';
import type { PageLabels } from './page-labels.ts';

type Drawn = Element['children'][number];

/** Draws a block of code. Made of escaped text and fixed tags, it may stand in the page as it is. */
export function drawFence({ code, language }: CodeSlot, { title, marks }: FenceMeta, labels: PageLabels): Drawn {
  const known = isLanguage(language) ? language : '';
  const cut = cutLineMarks(code, known);
  const block = { code: cut.code, language: known, title, marks: joinMarks(marks, cut.marks), labels };
  const raw: Raw = { type: 'raw', value: renderCodeBlock(block) };
  return raw as unknown as Drawn;
}

/** Finds what the marks of a fence say in vain. */
export function findFenceProblems(
  { code: written, language, line, column }: CodeSlot,
  meta: FenceMeta,
  file: string,
): Problem[] {
  const { source, marks } = meta;
  const vain = findIgnoredMark(meta);
  const place = { file, line, column };
  const { code, unknown: comments } = cutLineMarks(written, language);
  const count = code.split('\n').length - 1;

  return [
    ...(meta.isTyped && !isTyped({ language }, meta) && source === '' ? [hasNoTypes(language, place)] : []),
    ...(vain ? [meansNothing(vain, place)] : []),
    ...(source !== '' && count > 0 ? [hasCodeOfItsOwn(source, place)] : []),
    // The code of a file, or with types, is counted when it is read.
    ...(source === '' && !isTyped({ language }, meta) ? findBeyond(marks, count, { place, code }) : []),
    ...comments.map(({ line: at, column: from, name, nearest }): Problem => ({
      rule: 'fence-mark',
      severity: 'warning',
      place: { file, line: line + at, column: column + from - 1 },
      message: `The comment "[!code ${name}]" marks nothing`,
      hint: nearest
        ? `Did you mean "[!code ${nearest}]"?`
        : 'Write "++", "--", "highlight", "focus", "error", "warning", or "word:" and a text.',
    })),
  ];
}

/** Finds the first line or text that is marked and is not there. */
function findBeyond(
  { lines, words }: LineMarks,
  count: number,
  { place, code }: { readonly place: Problem['place']; readonly code: string },
): Problem[] {
  const beyond = Object.values(lines)
    .flat()
    .find((number) => number > count);
  const missing = words.find((word) => !code.includes(word));
  const has = `the code has ${count} ${count === 1 ? 'line' : 'lines'}`;
  return [
    ...(beyond === undefined
      ? []
      : [toProblem(`The fence highlights line ${beyond}, but ${has}`, 'Correct the numbers between the braces.')]),
    ...(missing === undefined
      ? []
      : [
          toProblem(
            `The fence highlights ${quote(missing)}, which is not in its code`,
            'Correct the text between the slashes.',
          ),
        ]),
  ];

  function toProblem(message: string, hint: string): Problem {
    return { rule: 'fence-lines', severity: 'warning', place, message, hint };
  }
}

function meansNothing({ part, hint }: IgnoredMark, place: Problem['place']): Problem {
  return {
    rule: 'fence-info',
    severity: 'warning',
    place,
    message: `${quote(part.slice(0, 60))} in the fence's info string has no effect`,
    hint,
  };
}

function hasNoTypes(language: string, place: Problem['place']): Problem {
  return {
    rule: 'fence-info',
    severity: 'warning',
    place,
    message: `The fence is marked with "twoslash", but ${language ? quote(language) : 'its text'} has no types`,
    hint: 'Use it after "ts", "tsx", "js", or "jsx", or remove it.',
  };
}

function hasCodeOfItsOwn(source: string, place: Problem['place']): Problem {
  return {
    rule: 'fence-file',
    severity: 'warning',
    place,
    message: `The fence takes its code from ${quote(source)}, but also has code of its own`,
    hint: 'Remove the code inside the fence: it is not shown.',
  };
}
