// The signatures of a hook or a function → its arguments and its return value.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { readDocs } from './read-doc.ts';
import { formatNode } from './types/format-node.ts';
import { isOpenType } from './types/is-open-type.ts';
import { noteType } from './types/note-type.ts';
import { printMembers, printType } from './types/print-type.ts';

/** Reads arguments by name. `texts` holds their comments; an argument of only some signatures is optional. */
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
      // "optional" already says that it may be undefined.
      const isLeftOut = found.every((parameter) => isOptional(parameter, checker));
      const type = isLeftOut ? printed.replace(/(?<=.) \| undefined$/, '') : printed;
      const required = found.length === signatures.length && !found.some((parameter) => isOptional(parameter, checker));
      // A destructured argument has no name.
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

/** Returns whether a call may leave an argument out. */
export function isOptional({ valueDeclaration }: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.dotDotDotToken !== undefined || checker.isOptionalParameter(valueDeclaration))
  );
}

// `Props & ThemedProps<Theme, Name>` is printed as written, as the compiler would take seconds to resolve it.
function printReturned(signature: ts.Signature, checker: ts.TypeChecker): string[] {
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const isWritten = node && ts.isIntersectionTypeNode(node) && node.types.every(ts.isTypeReferenceNode);
  return isWritten && isOpenType(type) && checker.getTypeFromTypeNode(node) === type
    ? [formatNode(node)]
    : printType(type, { checker });
}

/** Reads the return type of signatures as one prop named ''; empty for `void`. */
export function readReturnType(signatures: readonly ts.Signature[], checker: ts.TypeChecker): Record<string, ApiProp> {
  const types = [...new Set(signatures.flatMap((signature) => printReturned(signature, checker)))];
  const type = types.join(' | ');
  if (type === 'void') return {};
  return { '': { type, required: true, description: readReturnsTag(signatures), note: noteType(type) } };
}

/** Reads the `@returns` text of the first signature that has one. */
export function readReturnsTag(signatures: readonly ts.Signature[]): string {
  const declarations = signatures.flatMap(
    (signature) => (signature.getDeclaration() as ts.Declaration | undefined) ?? [],
  );
  return declarations.map((declaration) => readDocs([declaration]).returns).find(Boolean) ?? '';
}
