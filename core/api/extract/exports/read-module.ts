// A module of a package → the values that can be imported from it. What is exported as a type alone is none.

import ts from 'typescript';
import type { ApiModule } from '../extraction.ts';

/** A value under the name by which a module exports it. */
export interface ModuleExport {
  readonly name: string;
  readonly value: ts.Symbol;
}

/** Reads the values that one module exports. */
export function readModule({ file }: ApiModule, program: ts.Program): ModuleExport[] {
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  return module ? listValues(module, program.getTypeChecker()) : [];
}

/** Lists the values of a module or a namespace. */
export function listValues(module: ts.Symbol, checker: ts.TypeChecker): ModuleExport[] {
  const passed = collectNames(module, checker);
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    if (!passed.has(symbol.name) || isTypeOnly(symbol, checker)) return [];
    const value = followAlias(symbol, checker);
    return value.flags & ts.SymbolFlags.Value ? [{ name: symbol.name, value }] : [];
  });
}

// A name that is a namespace of types and an alias of a value as well leads on once more.
function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias) || symbol.flags & ts.SymbolFlags.Value) return symbol;
  const next = checker.getAliasedSymbol(symbol);
  return next === symbol ? symbol : followAlias(next, checker);
}

// `export type * from './x'` passes on no value, though the symbols are the same as with `export *`.
function collectNames(module: ts.Symbol, checker: ts.TypeChecker, seen = new Set<ts.Symbol>()): Set<string> {
  if (seen.has(module)) return new Set();
  seen.add(module);

  const names = new Set<string>();
  module.exports?.forEach((symbol) => {
    if (symbol.escapedName !== ts.InternalSymbolName.ExportStar) names.add(symbol.name);
    else
      listPassed(symbol, checker).forEach((inner) =>
        collectNames(inner, checker, seen).forEach((name) => names.add(name)),
      );
  });
  // `export = x` exports the members of x.
  if (module.exports?.has(ts.InternalSymbolName.ExportEquals))
    checker.getExportsOfModule(module).forEach(({ name }) => names.add(name));
  return names;
}

function listPassed(star: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  return (star.declarations ?? [])
    .filter(ts.isExportDeclaration)
    .flatMap(({ isTypeOnly: isType, moduleSpecifier }) =>
      isType || !moduleSpecifier ? [] : (checker.getSymbolAtLocation(moduleSpecifier) ?? []),
    );
}

// export type { X }, import type { X } … export { X }: anywhere on the way to the value.
function isTypeOnly(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return false;
  const declaration = symbol.declarations?.[0];
  if (!declaration || ts.isTypeOnlyImportOrExportDeclaration(declaration)) return declaration !== undefined;

  const next = findTarget(declaration, checker);
  return next !== undefined && next !== symbol && isTypeOnly(next, checker);
}

function findTarget(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isExportSpecifier(declaration) && !ts.isImportSpecifier(declaration)) return undefined;
  const from = ts.isExportSpecifier(declaration)
    ? declaration.parent.parent.moduleSpecifier
    : declaration.parent.parent.parent.moduleSpecifier;
  if (!from)
    return ts.isExportSpecifier(declaration) ? checker.getExportSpecifierLocalTargetSymbol(declaration) : undefined;

  const module = checker.getSymbolAtLocation(from);
  const name = (declaration.propertyName ?? declaration.name).text;
  return module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
}
