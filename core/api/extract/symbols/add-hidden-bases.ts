// The declarations of an interface → the same with those of the interfaces it extends that are not exported.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';

/** The checker, and the symbols that have an entry of their own. */
export interface Lookup {
  readonly checker: ts.TypeChecker;
  readonly documented: ReadonlySet<ts.Symbol>;
}

const maxDepth = 4;

/** Adds the interfaces that declarations extend and the package does not export, so that their fields are shown too. */
export function addHiddenBases(
  declarations: readonly ts.Declaration[],
  lookup: Lookup,
  depth = 0,
): readonly ts.Declaration[] {
  const bases = depth > maxDepth ? [] : declarations.flatMap((one) => findHidden(one, lookup));
  return bases.length === 0 ? declarations : [...declarations, ...addHiddenBases(bases, lookup, depth + 1)];
}

function findHidden(declaration: ts.Declaration, { checker, documented }: Lookup): ts.Declaration[] {
  return listHeritage(declaration).flatMap(({ expression }) => {
    const found = checker.getSymbolAtLocation(expression);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || documented.has(symbol)) return [];
    return (symbol.declarations ?? []).filter(
      (one) => ts.isInterfaceDeclaration(one) && !one.typeParameters && isSamePackage(one, declaration),
    );
  });
}

/** Lists the types that an interface or a class extends. */
export function listHeritage(declaration: ts.Declaration): readonly ts.ExpressionWithTypeArguments[] {
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration);
  return isType ? (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
}

/** Returns whether two declarations are in the same package. */
export function isSamePackage(one: ts.Node, other: ts.Node): boolean {
  return toPackage(one.getSourceFile().fileName) === toPackage(other.getSourceFile().fileName);
}
