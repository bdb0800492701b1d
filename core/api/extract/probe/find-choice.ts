// An exported component → the type arguments that stand for what it draws when its reader chooses nothing.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findAliased } from '../types/literal-order.ts';
import { isElementType } from '../types/is-element-type.ts';

/**
 * Finds the type arguments of a component that is told of by its type parameters alone:
 * `<As extends React.ElementType = 'button'>` gives "'button'". Undefined where nothing is to choose, or
 * where one of its signatures is the plain way to use it.
 */
export function findChoice(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  if (type.isUnion() || listForms(type).some((form) => hasPlainCall(form, checker))) return undefined;
  const signatures = type.getCallSignatures();
  if (signatures.some(({ typeParameters }) => !typeParameters)) return undefined;

  const lists = signatures
    .map(({ typeParameters = [] }) => typeParameters)
    .filter((parameters) =>
      parameters.some((parameter) => !isLimitedToFields(parameter, checker) && isElementType(parameter)),
    );
  const parameters = lists.find((list) => list.some((one) => one.getDefault()?.isStringLiteral())) ?? lists[0];
  return parameters?.map(toArgument).join(', ');
}

// <Item extends ItemProps>: what has fields of its own is no name of an element. It is read as it is written, as to ask
// for the limit itself resolves all of them.
function isLimitedToFields({ symbol }: ts.TypeParameter, checker: ts.TypeChecker): boolean {
  const limit = symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  return limit !== undefined && hasFields(limit, checker);
}

function hasFields(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isIntersectionTypeNode(node)) return node.types.some((type) => hasFields(type, checker));
  if (ts.isTypeReferenceNode(node)) return findAliased(node, checker).some((type) => hasFields(type, checker));
  return ts.isTypeLiteralNode(node);
}

function listForms(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}

// interface Polymorphic extends React.ForwardRefExoticComponent<…>. It is read as it is written, as to
// resolve what an interface inherits costs much.
function hasPlainCall({ symbol }: ts.Type, checker: ts.TypeChecker): boolean {
  const interfaces = ((symbol as ts.Symbol | undefined)?.declarations ?? []).filter(ts.isInterfaceDeclaration);
  return interfaces.some(
    ({ members, heritageClauses = [] }) =>
      members.some((member) => ts.isCallSignatureDeclaration(member) && !member.typeParameters) ||
      heritageClauses.some(({ types }) => types.some((base) => hasPlainCall(checker.getTypeAtLocation(base), checker))),
  );
}

function toArgument(parameter: ts.TypeParameter): string {
  const chosen = parameter.getDefault();
  if (chosen?.isStringLiteral()) return toQuoted(chosen.value);
  return isElementType(parameter) ? 'React.ElementType' : 'any';
}
