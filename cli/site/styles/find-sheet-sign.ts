// The text of a style sheet → the first full-width sign or typographic quotation mark in its code. To CSS it is a letter,
// so it ends or opens nothing, and browsers skip the code around it silently.

import type { Problem } from '../../../core/model/problem.ts';
import { findTypedSign } from '../../../core/text/explain-sign.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';

/** Matches where any character is allowed: comments, strings, URLs and escapes. */
const texts = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\burl\([^)]*\)|\\[^]/gi;
const lineComments = /(?<!:)\/\/.*/g;

/** Finds the sign, with a hint of what to write. */
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
