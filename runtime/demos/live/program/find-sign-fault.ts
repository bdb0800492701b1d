// Finds full-width characters and typographic quotation marks in the code of a source. The compiler
// accepts such a character as a letter of a name, or fails far from it.

import { tsxLanguage } from '@codemirror/lang-javascript';
import { explainSign } from '../../../../core/text/explain-sign.ts';
import { toPosition } from '../../../../core/text/to-position.ts';
import type { ParseFault } from './locate-syntax-fault.ts';

/** Syntax nodes that may contain any character. */
const texts = new Set(['String', 'TemplateString', 'RegExp', 'LineComment', 'BlockComment', 'JSXText']);

/** Finds the first such character, and suggests what to write. */
export function findSignFault(source: string): ParseFault | undefined {
  const suspects = [...source.matchAll(/[^\p{ASCII}\p{ID_Continue}\s]/gu)].flatMap(({ 0: sign, index }) => {
    const message = explainSign(sign);
    return message === undefined ? [] : [{ index, message }];
  });
  if (suspects.length === 0) return undefined;

  const tree = tsxLanguage.parser.parse(source);
  const misused = suspects.find(({ index }) => !texts.has(tree.resolveInner(index, 1).name));
  return misused && { message: misused.message, place: toPosition(source, misused.index) };
}
