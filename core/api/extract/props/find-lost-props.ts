// The types of a component's props → the props that Omit has lost: of an interface with an index signature,
// Omit leaves only the index signature, though the component still takes the other props.

import ts from 'typescript';
import { collectProps, toVariants, type PropSymbol } from './collect-props.ts';

/** Finds the props that an interface loses by extending Omit: `extends Omit<ModalProps, 'role'>`. */
export function findLostProps(types: readonly ts.Type[], checker: ts.TypeChecker): PropSymbol[] {
  const indexed = types
    .flatMap((type) => toVariants(type, checker))
    .flatMap(listParts)
    .filter((type) => checker.getIndexInfosOfType(type).length > 0);
  const declarations = indexed.flatMap(({ symbol }) => (symbol as ts.Symbol | undefined)?.declarations ?? []);
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
  const [base, keys] = typeArguments;
  if (expression.getText() !== 'Omit' || !base || !keys) return [];
  const type = checker.getTypeFromTypeNode(base);
  if (checker.getIndexInfosOfType(type).length === 0) return [];

  const keyType = checker.getTypeFromTypeNode(keys);
  const omitted = new Set(
    (keyType.isUnion() ? keyType.types : [keyType]).map((name) => (name.isStringLiteral() ? name.value : '')),
  );
  return collectProps([type], checker).filter(({ name }) => !omitted.has(name));
}
