// An exported component → the type arguments that stand for what it draws when its reader chooses nothing.

import ts from 'typescript';
import { toQuoted } from '../types/literal-order.ts';
import { isElementType } from '../types/is-element-type.ts';

/**
 * Finds the type arguments of a component that is told of by its type parameters alone:
 * `<As extends React.ElementType = 'button'>` gives "'button'". Undefined where nothing is to choose, or
 * where one of its signatures is the plain way to use it.
 */
export function findChoice(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  if (type.isUnion() || members(type).some(hasBase)) return undefined;
  const signatures = type.getCallSignatures();
  if (signatures.some(({ typeParameters }) => !typeParameters)) return undefined;

  const [parameters] = signatures
    .map(({ typeParameters = [] }) => typeParameters)
    .filter((found) => found.some(isElementType));
  return parameters?.map(toArgument).join(', ');
}

function members(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}

// interface Polymorphic extends React.ForwardRefExoticComponent<…>: that is the plain way, and to look into it costs much.
function hasBase({ symbol }: ts.Type): boolean {
  const declarations = (symbol as ts.Symbol | undefined)?.declarations ?? [];
  return declarations.some((one) => ts.isInterfaceDeclaration(one) && one.heritageClauses !== undefined);
}

function toArgument(parameter: ts.TypeParameter): string {
  const chosen = parameter.getDefault();
  if (chosen?.isStringLiteral()) return toQuoted(chosen.value);
  return isElementType(parameter) ? 'React.ElementType' : 'any';
}
