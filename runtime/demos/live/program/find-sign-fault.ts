// A source → a full-width sign or a typographic quotation mark that stands where code is.
//
// The compiler takes such a sign for a letter of a name, or gives up far from it.

import { tsxLanguage } from '@codemirror/lang-javascript';
import { explainSign } from '../../../../core/text/explain-sign.ts';
import { toPosition } from '../../../../core/text/to-position.ts';
import type { ParseFault } from './locate-syntax-fault.ts';

/** Where any character may stand. */
const texts = new Set(['String', 'TemplateString', 'RegExp', 'LineComment', 'BlockComment', 'JSXText']);

/** Finds the first such sign, and says what to write. */
export function findSignFault(source: string): ParseFault | undefined {
  const signs = [...source.matchAll(/[^\p{ASCII}\p{ID_Continue}\s]/gu)].flatMap(({ 0: sign, index }) => {
    const message = explainSign(sign);
    return message === undefined ? [] : [{ index, message }];
  });
  if (signs.length === 0) return undefined;

  const tree = tsxLanguage.parser.parse(source);
  const found = signs.find(({ index }) => !texts.has(tree.resolveInner(index, 1).name));
  return found && { message: found.message, place: toPosition(source, found.index) };
}
