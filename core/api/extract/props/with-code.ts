// A default as a comment says it → as people would write it in code.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import type { Doc } from '../read-doc.ts';

function isBoolean(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (checker.getNonNullableType(type).flags & ts.TypeFlags.BooleanLike) !== 0;
}

/** Writes the default as code: the word `group` of a prop that takes words is 'group', and 'true' of one that takes none is true. */
export function withCode(doc: Doc, symbols: readonly ts.Symbol[], checker: ts.TypeChecker): Doc {
  const { default: word } = doc;
  const [, truth] = /^'(true|false)'$/.exec(word ?? '') ?? [];
  if (truth !== undefined && symbols.every((symbol) => isBoolean(checker.getTypeOfSymbol(symbol), checker)))
    return { ...doc, default: truth };
  if (word === undefined || !/^(?!(?:true|false|null|undefined)$)[a-z][\w-]*$/i.test(word)) return doc;
  const isWord = symbols.some((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return type.isUnion() && type.types.some((member) => member.isStringLiteral() && member.value === word);
  });
  return isWord ? { ...doc, default: toQuoted(word) } : doc;
}
