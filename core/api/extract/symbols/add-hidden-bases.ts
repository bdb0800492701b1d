// The declarations of an interface → the same with those of what it extends, where nobody can import that.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';

/** How names are looked up, and which of them have an entry of their own. */
export interface Lookup {
  readonly checker: ts.TypeChecker;
  readonly known: ReadonlySet<ts.Symbol>;
}

const deepest = 4;

/** Adds the interfaces that some declarations extend and that the package keeps from readers: their fields are told of here. */
export function addHiddenBases(
  declarations: readonly ts.Declaration[],
  lookup: Lookup,
  depth = 0,
): readonly ts.Declaration[] {
  const bases = depth > deepest ? [] : declarations.flatMap((one) => findHidden(one, lookup));
  return bases.length === 0 ? declarations : [...declarations, ...addHiddenBases(bases, lookup, depth + 1)];
}

function findHidden(declaration: ts.Declaration, { checker, known }: Lookup): ts.Declaration[] {
  return listHeritage(declaration).flatMap(({ expression }) => {
    const found = checker.getSymbolAtLocation(expression);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || known.has(symbol)) return [];
    return (symbol.declarations ?? []).filter(
      (one) => ts.isInterfaceDeclaration(one) && !one.typeParameters && isSameHome(one, declaration),
    );
  });
}

/** Lists what an interface or a class extends. */
export function listHeritage(declaration: ts.Declaration): readonly ts.ExpressionWithTypeArguments[] {
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration);
  return isType ? (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
}

/** Tells whether two declarations lie in one package. */
export function isSameHome(one: ts.Node, other: ts.Node): boolean {
  return toPackage(one.getSourceFile().fileName) === toPackage(other.getSourceFile().fileName);
}
