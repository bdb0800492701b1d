// The text of a style sheet → the first full-width sign or typographic quotation mark that stands where code is. To CSS
// it is a letter, so what its author meant to end or to open goes on, and browsers skip it without a word.

import type { Problem } from '../../../core/model/problem.ts';
import { findTypedSign } from '../../../core/text/explain-sign.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';

/** Where any character may stand: comments, strings, addresses, and what is escaped. */
const texts = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\burl\([^)]*\)|\\[^]/gi;
const lineComments = /(?<!:)\/\/.*/g;

/** Finds the sign, and says what to write. */
export function findSheetSign(file: string, text: string): Problem | undefined {
  if (!/[^\p{ASCII}\p{ID_Continue}\s]/u.test(text)) return undefined;
  const blanked = text.replace(texts, blank);
  const code = file.endsWith('.css') ? blanked : blanked.replace(lineComments, blank);
  for (const { 0: character, index } of code.matchAll(/[^\p{ASCII}\p{ID_Continue}\s]/gu)) {
    const sign = findTypedSign(character);
    if (sign)
      return {
        rule: 'demo-style',
        severity: 'error',
        place: { file, ...toPosition(text, index) },
        message: sign.said,
        hint: `Write ${quote(sign.plain)}.`,
      };
  }
  return undefined;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
