// A module of a package → the values that can be imported from it, without `export type`.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';
import type { ApiModule } from '../extraction.ts';

/** An exported value and its exported name. */
export interface ModuleExport {
  readonly name: string;
  readonly value: ts.Symbol;
  /** Whether it comes from `export *` of another package, and no module on the way exports it by name. */
  readonly isUnnamed?: boolean;
}

/** Reads the values that one module exports. */
export function readModule({ specifier, file }: ApiModule, program: ts.Program): ModuleExport[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && (checker.getSymbolAtLocation(source) ?? findAmbient(specifier, checker));
  return module ? listValues(module, checker) : [];
}

/** A name that a module exports, for a value or only for a type. */
interface ExportedName extends Required<ModuleExport> {
  readonly isType: boolean;
}

/** Reads all values and types that one module exports. */
export function readNames({ specifier, file }: ApiModule, program: ts.Program): ExportedName[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && (checker.getSymbolAtLocation(source) ?? findAmbient(specifier, checker));
  if (!module) return [];

  const values = collectNames(module, checker);
  const all = collectNames(module, checker, { withTypes: true });
  const exported = checker.getExportsOfModule(module).filter(isExported);
  return exported.map((symbol) => ({
    name: symbol.name,
    value: followAlias(symbol, checker),
    isUnnamed: values.get(symbol.name) ?? all.get(symbol.name) ?? false,
    isType: !values.has(symbol.name) || isTypeOnly(symbol, checker),
  }));
}

// The compiler takes every declaration of a declaration file for an export, though its authors do not mean that.
function isExported({ flags, declarations = [] }: ts.Symbol): boolean {
  return (
    (flags & ts.SymbolFlags.Alias) !== 0 ||
    declarations.some(
      (declaration) =>
        ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export ||
        !ts.isSourceFile(ts.isVariableDeclaration(declaration) ? declaration.parent.parent.parent : declaration.parent),
    )
  );
}

// A file that is not a module may declare modules by name: declare module 'lib' { … }
function findAmbient(specifier: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  return checker.getAmbientModules().find(({ name }) => name === `"${specifier}"`);
}

/** Lists the values of a module or a namespace. */
export function listValues(module: ts.Symbol, checker: ts.TypeChecker): ModuleExport[] {
  const names = collectNames(module, checker);
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const isUnnamed = names.get(symbol.name);
    if (isUnnamed === undefined || isTypeOnly(symbol, checker)) return [];
    const value = followAlias(symbol, checker);
    return value.flags & ts.SymbolFlags.Value ? [{ name: symbol.name, value, isUnnamed }] : [];
  });
}

/** Resolves an alias, repeatedly where a name is both an alias of a value and a namespace of types. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias) || symbol.flags & ts.SymbolFlags.Value) return symbol;
  const next = checker.getAliasedSymbol(symbol);
  return next === symbol ? symbol : followAlias(next, checker);
}

// Collects exported names, each with whether it comes from `export *` of another package. `export type *` exports no
// values, though its symbols are the same as those of `export *`.
function collectNames(
  module: ts.Symbol,
  checker: ts.TypeChecker,
  { withTypes = false, seen = new Set<ts.Symbol>() }: { withTypes?: boolean; seen?: Set<ts.Symbol> } = {},
): ReadonlyMap<string, boolean> {
  if (seen.has(module)) return new Map();
  seen.add(module);

  const names = new Map<string, boolean>();
  const add = (name: string, isUnnamed: boolean): void => {
    names.set(name, isUnnamed && names.get(name) !== false);
  };
  module.exports?.forEach((symbol) => {
    if (symbol.escapedName !== ts.InternalSymbolName.ExportStar) add(symbol.name, false);
    else
      listReexported(symbol, { checker, withTypes }).forEach((inner) => {
        const isForeign = toPackageName(inner) !== toPackageName(module);
        collectNames(inner, checker, { withTypes, seen }).forEach((isUnnamed, name) =>
          add(name, isForeign || isUnnamed),
        );
      });
  });
  // `export = x` exports the members of x.
  if (module.exports?.has(ts.InternalSymbolName.ExportEquals))
    checker.getExportsOfModule(module).forEach(({ name }) => add(name, false));
  return names;
}

function toPackageName(module: ts.Symbol): string | undefined {
  return toPackage(module.declarations?.[0]?.getSourceFile().fileName ?? '');
}

function listReexported(
  star: ts.Symbol,
  { checker, withTypes }: { checker: ts.TypeChecker; withTypes: boolean },
): ts.Symbol[] {
  return (star.declarations ?? [])
    .filter(ts.isExportDeclaration)
    .flatMap(({ isTypeOnly: isType, moduleSpecifier }) =>
      (isType && !withTypes) || !moduleSpecifier ? [] : (checker.getSymbolAtLocation(moduleSpecifier) ?? []),
    );
}

// export type { X }, or import type { X } … export { X }, anywhere on the way to the value
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
