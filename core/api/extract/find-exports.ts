// The modules of a package → the values it exports under a component's or a hook's name.
// What a package only passes on from another one belongs to that one.

import ts from 'typescript';
import { isWithin } from './declaration-origin.ts';
import type { ApiModule, ApiPackage } from './extraction.ts';

/** A value that can be imported, with each way to import it. */
export interface ApiExport {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** The deepest module first. */
  readonly imports: readonly ImportWay[];
}

/** One way to import a value. */
export interface ImportWay {
  readonly specifier: string;
  /** The exported name, or "default". */
  readonly exported: string;
}

/** Finds the exports of a package, by the order of their names. */
export function findExports(pack: ApiPackage): ApiExport[] {
  const checker = pack.program.getTypeChecker();
  const ways = new Map<ts.Symbol, ImportWay[]>();

  for (const module of pack.modules) {
    for (const { name, value } of readModule(module, pack.program)) {
      if (isOwn(value, pack)) ways.set(value, [...(ways.get(value) ?? []), { specifier: module.specifier, exported: name }]);
    }
  }

  return [...ways]
    .map(([symbol, imports]) => ({ name: toName(symbol, imports), symbol, imports: pickImports(imports) }))
    .filter(({ name, symbol }) => /^(?:[A-Z]|use[A-Z])/.test(name) && isCallable(symbol, checker))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Reads the values that one module exports. */
export function readModule({ file }: ApiModule, program: ts.Program): { name: string; value: ts.Symbol }[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];

  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const value = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return value.flags & ts.SymbolFlags.Value ? [{ name: symbol.name, value }] : [];
  });
}

/** Writes an import as a reader would. */
export function formatImport(name: string, { specifier, exported }: ImportWay): string {
  if (exported === 'default') return `import ${name} from '${specifier}';`;
  return `import { ${exported === name ? name : `${exported} as ${name}`} } from '${specifier}';`;
}

function isOwn(symbol: ts.Symbol, pack: ApiPackage): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && isWithin(file, pack.folder);
}

function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  const forms = type.isUnion() ? type.types : [type];
  return forms.some((form) => form.getCallSignatures().length > 0 || form.getConstructSignatures().length > 0);
}

// "Unstable_Grid" and "default" are ways in; the name is the one that a reader speaks of.
function toName(symbol: ts.Symbol, imports: readonly ImportWay[]): string {
  const exported = imports.find((way) => way.exported !== 'default')?.exported;
  const folder = imports[0]?.specifier.split('/').at(-1);
  const name = exported ?? (symbol.name === 'default' ? folder : symbol.name) ?? symbol.name;
  return name.replace(/^(?:unstable|experimental)_/i, '');
}

// The first folder's module and the root say it all.
function pickImports(imports: readonly ImportWay[]): ImportWay[] {
  const [root, deep] = [imports.find(isRoot), imports.find((way) => !isRoot(way) && way.exported === 'default') ?? imports.find((way) => !isRoot(way))];
  return [deep, root].filter((way) => way !== undefined);
}

function isRoot({ specifier }: ImportWay): boolean {
  return specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1);
}
