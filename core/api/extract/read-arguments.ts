// The signatures of a hook or a function → its arguments, and what it gives as a whole.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { readDocs } from './read-doc.ts';
import { formatNode } from './types/format-node.ts';
import { isOpenType } from './types/is-open-type.ts';
import { noteType } from './types/note-type.ts';
import { printMembers, printType } from './types/print-type.ts';

/** Reads arguments by their names; `texts` has what their comments say. What only some signatures take is optional. */
export function readArguments(
  signatures: readonly ts.Signature[],
  { texts, checker }: { texts: Readonly<Record<string, string>>; checker: ts.TypeChecker },
): Record<string, ApiProp> {
  const names = [...new Set(signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];

  return Object.fromEntries(
    names.map((name) => {
      const found = signatures.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.name === name));
      const printed = printMembers(
        found.map((symbol) => ({ symbol, declaration: symbol.valueDeclaration })),
        checker,
      );
      // That it may be undefined is what its being optional says.
      const isLeftOut = found.every((parameter) => isOptional(parameter, checker));
      const type = isLeftOut ? printed.replace(/(?<=.) \| undefined$/, '') : printed;
      const required = found.length === signatures.length && !found.some((parameter) => isOptional(parameter, checker));
      // An argument that is taken apart has no name.
      const unnamed = names.filter(isUnnamed);
      const at = unnamed.indexOf(name);
      const shown = at < 0 ? name : `options${at === 0 ? '' : at + 1}`;
      return [shown, { type, required, description: texts[shown] ?? '', note: noteType(type) }];
    }),
  );
}

// { deep }: { deep: boolean }
function isUnnamed(name: string): boolean {
  return /^__\d+$/.test(name);
}

/** Tells whether a call may leave an argument out. */
export function isOptional({ valueDeclaration }: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.dotDotDotToken !== undefined || checker.isOptionalParameter(valueDeclaration))
  );
}

// `Props & ThemedProps<Theme, Name>` stands as it is written: to print it otherwise costs seconds, as the
// compiler asks what it may be.
function printReturned(signature: ts.Signature, checker: ts.TypeChecker): string[] {
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const isWritten = node && ts.isIntersectionTypeNode(node) && node.types.every(ts.isTypeReferenceNode);
  return isWritten && isOpenType(type) && checker.getTypeFromTypeNode(node) === type
    ? [formatNode(node)]
    : printType(type, { checker });
}

/** Reads what signatures give as one thing without a name; nothing where they give nothing. */
export function readWhole(signatures: readonly ts.Signature[], checker: ts.TypeChecker): Record<string, ApiProp> {
  const types = [...new Set(signatures.flatMap((signature) => printReturned(signature, checker)))];
  const type = types.join(' | ');
  if (type === 'void') return {};
  return { '': { type, required: true, description: readReturns(signatures), note: noteType(type) } };
}

/** Reads what the comments of signatures say of what they give. */
export function readReturns(signatures: readonly ts.Signature[]): string {
  const declarations = signatures.flatMap(
    (signature) => (signature.getDeclaration() as ts.Declaration | undefined) ?? [],
  );
  return declarations.map((declaration) => readDocs([declaration]).returns).find(Boolean) ?? '';
}
