// The types of a component's props → the props that a wrapper has worn off: of an interface with
// "any other name", Omit leaves nothing but any name to the compiler. Its authors still mean the rest.

import ts from 'typescript';
import { collectProps, toVariants, type PropSymbol } from './collect-props.ts';

/** Finds the props of what an interface extends without some of its names: `extends Omit<ModalProps, 'role'>`. */
export function findWornOff(types: readonly ts.Type[], checker: ts.TypeChecker): PropSymbol[] {
  const open = types
    .flatMap((type) => toVariants(type, checker))
    .flatMap(listParts)
    .filter((type) => checker.getIndexInfosOfType(type).length > 0);
  const declarations = open.flatMap(({ symbol }) => (symbol as ts.Symbol | undefined)?.declarations ?? []);
  return [...new Set(declarations.filter(ts.isInterfaceDeclaration))]
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types: bases }) => [...bases]))
    .flatMap((base) => readBase(base, checker));
}

function listParts(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types.flatMap(listParts) : [type];
}

function readBase(
  { expression, typeArguments = ts.factory.createNodeArray() }: ts.ExpressionWithTypeArguments,
  checker: ts.TypeChecker,
): PropSymbol[] {
  const [whole, names] = typeArguments;
  if (expression.getText() !== 'Omit' || !whole || !names) return [];
  const type = checker.getTypeFromTypeNode(whole);
  if (checker.getIndexInfosOfType(type).length === 0) return [];

  const left = checker.getTypeFromTypeNode(names);
  const omitted = new Set(
    (left.isUnion() ? left.types : [left]).map((name) => (name.isStringLiteral() ? name.value : '')),
  );
  return collectProps([type], checker).filter(({ name }) => !omitted.has(name));
}
