// A literal value and the types that accept it → the enum member with this value, where code has to use the enum.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';

/** Finds the enum member to write for a value; undefined where the value itself is accepted. */
export function findEnumMember(
  value: string,
  symbols: readonly ts.Symbol[],
  checker: ts.TypeChecker,
): string | undefined {
  const members = symbols.flatMap((symbol) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return type.isUnion() ? type.types : [type];
  });
  const matching = members.filter((type) => toCode(type) === value);
  const isString = members.some(({ flags }) => flags & ts.TypeFlags.String) && /^['"]/.test(value);
  if (isString || !matching.every(isEnumLike)) return undefined;
  const found = matching[0]?.symbol as ts.Symbol | undefined;
  const parent = found?.declarations?.[0]?.parent;
  // An enum with one member is its own type.
  if (found && parent && ts.isEnumDeclaration(parent)) return `${parent.name.text}.${found.name}`;
  return undefined;
}

function isEnumLike({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.EnumLike) !== 0;
}

function toCode(type: ts.Type): string | undefined {
  if (type.isStringLiteral()) return toQuoted(type.value);
  return type.isNumberLiteral() ? String(type.value) : undefined;
}
