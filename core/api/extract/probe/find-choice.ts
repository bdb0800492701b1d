// A polymorphic component → the type arguments with which it renders its default element.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findAliased } from '../types/literal-order.ts';
import { isElementType } from '../types/is-element-type.ts';

/**
 * Finds the default type arguments of a component whose signatures are all generic; undefined for any other.
 * `<As extends React.ElementType = 'button'>` gives "'button'".
 */
export function findChoice(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  if (type.isUnion() || listIntersected(type).some((form) => hasPlainCall(form, checker))) return undefined;
  const signatures = type.getCallSignatures();
  if (signatures.some(({ typeParameters }) => !typeParameters)) return undefined;

  const lists = signatures
    .map(({ typeParameters = [] }) => typeParameters)
    .filter((parameters) =>
      parameters.some((parameter) => !extendsObject(parameter, checker) && isElementType(parameter)),
    );
  const parameters = lists.find((list) => list.some((one) => one.getDefault()?.isStringLiteral())) ?? lists[0];
  return parameters?.map(toArgument).join(', ');
}

// <Item extends ItemProps> is no element. Only the syntax is read, as asking the checker for the constraint resolves
// all of its fields.
function extendsObject({ symbol }: ts.TypeParameter, checker: ts.TypeChecker): boolean {
  const constraint = symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  return constraint !== undefined && hasFields(constraint, checker);
}

function hasFields(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isIntersectionTypeNode(node)) return node.types.some((type) => hasFields(type, checker));
  if (ts.isTypeReferenceNode(node)) return findAliased(node, checker).some((type) => hasFields(type, checker));
  return ts.isTypeLiteralNode(node);
}

function listIntersected(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}

// interface Polymorphic extends React.ForwardRefExoticComponent<…>. Only the syntax is read, as resolving what an
// interface inherits is expensive.
function hasPlainCall({ symbol }: ts.Type, checker: ts.TypeChecker): boolean {
  const interfaces = ((symbol as ts.Symbol | undefined)?.declarations ?? []).filter(ts.isInterfaceDeclaration);
  return interfaces.some(
    ({ members, heritageClauses = [] }) =>
      members.some((member) => ts.isCallSignatureDeclaration(member) && !member.typeParameters) ||
      heritageClauses.some(({ types }) => types.some((base) => hasPlainCall(checker.getTypeAtLocation(base), checker))),
  );
}

function toArgument(parameter: ts.TypeParameter): string {
  const standard = parameter.getDefault();
  if (standard?.isStringLiteral()) return toQuoted(standard.value);
  return isElementType(parameter) ? 'React.ElementType' : 'any';
}
