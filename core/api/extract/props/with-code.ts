// A default as a comment words it → the default as code.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import type { Doc } from '../read-doc.ts';

function isBoolean(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (checker.getNonNullableType(type).flags & ts.TypeFlags.BooleanLike) !== 0;
}

/** Turns a default into code: `group` into `'group'` for a prop that takes strings, `'true'` into `true` for a boolean. */
export function withCode(doc: Doc, symbols: readonly ts.Symbol[], checker: ts.TypeChecker): Doc {
  const { default: word } = doc;
  const [, boolean] = /^'(true|false)'$/.exec(word ?? '') ?? [];
  if (boolean !== undefined && symbols.every((symbol) => isBoolean(checker.getTypeOfSymbol(symbol), checker)))
    return { ...doc, default: boolean };
  if (word === undefined || !/^(?!(?:true|false|null|undefined)$)[a-z][\w-]*$/i.test(word)) return doc;
  const isString = symbols.some((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return type.isUnion() && type.types.some((member) => member.isStringLiteral() && member.value === word);
  });
  return isString ? { ...doc, default: toQuoted(word) } : doc;
}
