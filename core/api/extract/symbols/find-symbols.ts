// The modules of a package → its exports that are neither components nor hooks.
//
// Exports that belong to a component (its props, classes and slots) are left out, as its page shows them.

import ts from 'typescript';
import { isWithin, toPackage } from '../declaration-origin.ts';
import { type ApiExport, toApiExport } from '../exports/find-exports.ts';
import type { ImportWay } from '../exports/import-way.ts';
import { readNames } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import { isContext } from '../types/lookalikes.ts';
import type { SymbolKind } from './api-symbol.ts';

/** An export that is neither a component nor a hook. */
export interface SymbolExport extends Omit<ApiExport, 'isAny'> {
  readonly kind: SymbolKind;
}

/** The exports that have an entry already. */
interface Documented {
  readonly symbols: ReadonlySet<ts.Symbol>;
  readonly names: readonly string[];
  /** Components that are too many to have entries, such as icons: they are listed as constants. */
  readonly alike: ReadonlySet<ts.Symbol>;
}

const types = /^(?:[A-Z]\w*)?(?:Props|Slots?|Overrides|Classes|Class[Kk]ey|OwnerState|TypeMap|Parameters|ReturnValue)$/;

/** Finds the symbols of a package, sorted by name. */
export function findSymbols(pack: ApiPackage, { symbols, names, alike }: Documented): SymbolExport[] {
  const { program, folder } = pack;
  const checker = program.getTypeChecker();
  const isCompanion = createCompanionJudge(names);
  const ways = new Map<ts.Symbol, { kind: SymbolKind; imports: ImportWay[] }>();

  for (const module of pack.modules) {
    for (const { name, value, isUnnamed, isType } of readNames(module, program)) {
      const kind = symbols.has(value) ? undefined : alike.has(value) ? 'constant' : toKind(value, { isType, checker });
      if (kind === undefined || (isUnnamed && !isWithin(toFile(value), folder)) || !isLibrary(value)) continue;
      const found = ways.get(value) ?? { kind, imports: [] };
      found.imports.push({ specifier: module.specifier, exported: name, isUnnamed });
      ways.set(value, found);
    }
  }

  const taken = new Set(names);
  const seen = new Set<string>();
  return [...ways]
    .map(([symbol, { kind, imports }]) => ({ ...toApiExport(symbol, imports, pack), kind }))
    .filter(({ name, kind, symbol }) => isPublicName(name, kind) && !isCompanion(name, kind) && !holdsEntry(symbol))
    .sort((a, b) => Number(isRooted(b)) - Number(isRooted(a)))
    .filter(({ name, kind }) => !seen.has(`${kind} ${name}`) && seen.add(`${kind} ${name}`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

  function isPublicName(name: string, kind: SymbolKind): boolean {
    return /^[A-Za-z$](?!rivate_|nternal_)/.test(name) && (kind === 'type' || !taken.has(name));
  }

  // export * as Dialog from './dialog'
  function holdsEntry(symbol: ts.Symbol): boolean {
    return (
      (symbol.flags & ts.SymbolFlags.ValueModule) !== 0 &&
      checker.getExportsOfModule(symbol).some((member) => symbols.has(toTarget(member, checker)))
    );
  }
}

// Of two symbols with the same name, the one that the root exports comes first.
function isRooted({ imports }: Pick<SymbolExport, 'imports'>): boolean {
  return imports.some(({ specifier }) => specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1));
}

function toTarget(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function toKind(
  symbol: ts.Symbol,
  { isType, checker }: { isType: boolean; checker: ts.TypeChecker },
): SymbolKind | undefined {
  const { flags } = symbol;
  if (isType || (flags & ts.SymbolFlags.Value) === 0) return flags & ts.SymbolFlags.Type ? 'type' : undefined;
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  if (flags & ts.SymbolFlags.Class) return 'class';
  const type = checker.getTypeOfSymbol(symbol);
  // The context of a library that is read with the types of React 19 can be called.
  if (isContext(type)) return 'constant';
  if (type.getCallSignatures().length > 0) return 'function';
  return type.getConstructSignatures().length > 0 ? 'class' : 'constant';
}

function isLibrary(symbol: ts.Symbol): boolean {
  const file = toFile(symbol);
  return file !== '' && !/^(?:@types\/react|@types\/react-dom|@types\/node|typescript)$/.test(toPackage(file) ?? '');
}

function toFile(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/**
 * Creates the judge of a package by the names of its components and hooks: whether a symbol belongs to one of them,
 * as ButtonProps, ButtonPropsColorOverrides, buttonClasses, getButtonUtilityClass, UseButtonReturnValue do.
 */
function createCompanionJudge(names: readonly string[]): (name: string, kind: SymbolKind) => boolean {
  const owners = new Set(names.map((name) => raise(name.replaceAll('.', ''))));

  return function isCompanion(name, kind) {
    if (kind === 'function') {
      const [, owner] = /^get([A-Z]\w*?)UtilityClass(?:es)?$/.exec(name) ?? [];
      return owner !== undefined && owners.has(owner);
    }
    if (kind === 'constant') return name.endsWith('Classes') && owners.has(raise(name.slice(0, -'Classes'.length)));
    return kind === 'type' && listStarts(name).some(([start, rest]) => owners.has(start) && types.test(rest));
  };
}

// 'ButtonBaseProps' begins with 'ButtonBase' and with 'Button'.
function listStarts(name: string): (readonly [start: string, rest: string])[] {
  return [...name.matchAll(/[A-Z]/g)].map(({ index }) => [name.slice(0, index), name.slice(index)] as const);
}

function raise(name: string): string {
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
}
