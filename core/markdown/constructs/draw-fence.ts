// A fence → its highlighted code, and the problems of its marks.

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

/** Draws a block of code. It has only escaped text and fixed tags, so it needs no sanitizing. */
export function drawFence({ code, language }: CodeSlot, { title, marks }: FenceMeta, labels: PageLabels): Drawn {
  const knownLanguage = isLanguage(language) ? language : '';
  const stripped = cutLineMarks(code, knownLanguage);
  const block = {
    code: stripped.code,
    language: knownLanguage,
    title,
    marks: joinMarks(marks, stripped.marks),
    labels,
  };
  const raw: Raw = { type: 'raw', value: renderCodeBlock(block) };
  return raw as unknown as Drawn;
}

/** Finds marks of a fence that have no effect. */
export function findFenceProblems(
  { code: written, language, line, column }: CodeSlot,
  meta: FenceMeta,
  file: string,
): Problem[] {
  const { source, marks } = meta;
  const ignoredMark = findIgnoredMark(meta);
  const place = { file, line, column };
  const { code, unknown: comments } = cutLineMarks(written, language);
  const count = code.split('\n').length - 1;

  return [
    ...(meta.isTyped && !isTyped({ language }, meta) && source === '' ? [noTypesProblem(language, place)] : []),
    ...(ignoredMark ? [ignoredMarkProblem(ignoredMark, place)] : []),
    ...(source !== '' && count > 0 ? [extraCodeProblem(source, place)] : []),
    // Code from a file, or with types, is checked when it is read.
    ...(source === '' && !isTyped({ language }, meta) ? findMissingLines(marks, count, { place, code }) : []),
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

/** Finds the first marked line, and the first marked text, that the code does not have. */
function findMissingLines(
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

function ignoredMarkProblem({ part, hint }: IgnoredMark, place: Problem['place']): Problem {
  return {
    rule: 'fence-info',
    severity: 'warning',
    place,
    message: `${quote(part.slice(0, 60))} in the fence's info string has no effect`,
    hint,
  };
}

function noTypesProblem(language: string, place: Problem['place']): Problem {
  return {
    rule: 'fence-info',
    severity: 'warning',
    place,
    message: `The fence is marked with "twoslash", but ${language ? quote(language) : 'its text'} has no types`,
    hint: 'Use it after "ts", "tsx", "js", or "jsx", or remove it.',
  };
}

function extraCodeProblem(source: string, place: Problem['place']): Problem {
  return {
    rule: 'fence-file',
    severity: 'warning',
    place,
    message: `The fence takes its code from ${quote(source)}, but also has code of its own`,
    hint: 'Remove the code inside the fence: it is not shown.',
  };
}
