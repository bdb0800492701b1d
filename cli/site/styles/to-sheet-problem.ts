// A message of the bundler about a style sheet → a problem in the source of the sheet.

import type { Location, Message } from 'esbuild';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { correctSheet } from './preprocess-style.ts';
import type { ServedSheets, SheetFault } from './served-sheets.ts';

interface ProblemOptions {
  /** The bundled sheet, where a message without a place is reported. */
  readonly file: string;
  readonly severity: Problem['severity'];
  readonly sheets: ServedSheets;
}

/** Turns a message of the bundler into a problem. */
export function toSheetProblem(
  { text, location: end, detail, notes }: Message,
  { file, severity, sheets }: ProblemOptions,
): Problem {
  if (isProblem(detail)) return detail;
  // An unclosed bracket is reported where it opens; the bundler stops at the end of the sheet.
  const open = notes.find((note) => note.text.startsWith('The unbalanced '));
  const location = open?.location ?? end;
  const known = location && explainKeyframes(location);
  const place =
    location && location.file !== '<stdin>'
      ? sheets.locate(location.file, { line: location.line - 1, column: textBefore(location).length })
      : { file };
  return {
    rule: isFault(detail) && detail.isHeavy ? 'demo-style-heavy' : 'demo-style',
    severity,
    place,
    message: (known?.message ?? text)
      .replace(/sheet:x\w+(?:\.module)?\.css/g, (input) => sheets.fileOf(input) ?? input)
      .replace(/\.$/, ''),
    hint: known?.hint ?? (isFault(detail) ? detail.hint : correctSheet),
  };
}

function isProblem(detail: unknown): detail is Problem {
  return typeof detail === 'object' && detail !== null && 'rule' in detail;
}

/** The bundler supports CSS modules scopes in selectors, but not in the names of keyframes. */
function explainKeyframes(location: Location): Pick<Problem, 'message' | 'hint'> | undefined {
  const before = textBefore(location);
  const scope = /^:(global|local)\b/.exec(location.lineText.slice(before.length))?.[1];
  if (scope === undefined || !/@(?:-[a-z]+-)?keyframes\s+$/i.test(before)) return undefined;
  return {
    message: `${quote(`:${scope}`)} of CSS modules is not supported in "@keyframes"`,
    hint:
      scope === 'local'
        ? 'Write the name alone: names of keyframes are local in a module.'
        : 'Move the rule, and those that use it, to a style sheet that is not a module: names are global there.',
  };
}

/** Returns the text before a location; the bundler counts bytes. */
function textBefore({ lineText, column }: Location): string {
  return Buffer.from(lineText).subarray(0, column).toString();
}

function isFault(detail: unknown): detail is SheetFault {
  return typeof detail === 'object' && detail !== null && 'hint' in detail && detail.hint !== undefined;
}
