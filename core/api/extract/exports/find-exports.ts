// The modules of a package → the values it exports under a component's or a hook's name.
// What a package passes on by name is part of what it offers; what comes with all of another package
// belongs to that one, unless the package is there to gather its family.

import ts from 'typescript';
import { isWithin, toPackage } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import type { ImportWay } from './import-way.ts';
import { listParts } from './list-parts.ts';
import { readModule, type ModuleExport } from './read-module.ts';
import { withoutStage } from './without-stage.ts';
import { readStatement } from './read-statement.ts';

/** A value that can be imported, with each way to import it. */
export interface ApiExport {
  /** As a reader speaks of it; "Dialog.Root" for a part. */
  readonly name: string;
  /** What the reference calls it, where another export has its name. */
  readonly label?: string | undefined;
  readonly symbol: ts.Symbol;
  /** As the package documents it first. */
  readonly imports: readonly ImportWay[];
  /** Tells whether its type is `any`, so that nobody knows what it is. */
  readonly isOpen: boolean;
}

/** Finds the exports of a package, by the order of their names. */
export function findExports(pack: ApiPackage): ApiExport[] {
  const checker = pack.program.getTypeChecker();
  const named = [...findWays(pack)]
    .map(([symbol, imports]) => toApiExport(symbol, imports, pack))
    .filter(({ name }) => /^(?:[A-Z]|use[A-Z])|\.[A-Z]/.test(name));
  const found = keepApart(named)
    .map((entry) => ({ ...entry, isOpen: (checker.getTypeOfSymbol(entry.symbol).flags & ts.TypeFlags.Any) !== 0 }))
    .filter(({ name, symbol, isOpen }) => (isOpen && !name.includes('.')) || isCallable(symbol, checker));

  // <Modal.Header> is ModalHeader where that can be imported by itself, and its authors tell of it.
  const names = new Set(found.filter(({ symbol }) => !readStatement(symbol).hidden).map(({ name }) => name));
  const distinct = found.filter(({ name }) => !name.includes('.') || !names.has(name.replaceAll('.', '')));
  return pickOwn(distinct, pack).sort((a, b) => (a.name < b.name ? -1 : 1));
}

// Beside a Pagination, an unstable_Pagination is another one, and goes by its whole name.
function keepApart<Named extends Pick<ApiExport, 'name' | 'imports'>>(found: readonly Named[]): Named[] {
  const exact = new Set(found.filter(({ name, imports }) => hasWay(imports, name)).map(({ name }) => name));
  return found.map((entry) => {
    const written = entry.imports.find(({ exported }) => withoutStage(exported) !== exported)?.exported;
    // preview__Dialog.Title is nothing of a Dialog that is exported beside it.
    const [whole = entry.name] = entry.name.split('.');
    const isTaken = exact.has(entry.name) || exact.has(whole);
    const isOther = written !== undefined && isTaken && !hasWay(entry.imports, entry.name);
    return isOther ? { ...entry, name: written } : entry;
  });
}

function hasWay(imports: readonly ImportWay[], name: string): boolean {
  return imports.some(({ exported }) => exported === name);
}

/** Writes an import as a reader would. A part is reached through what is imported. */
export function formatImport(name: string, { specifier, exported }: ImportWay): string {
  const [whole = name] = name.split('.');
  const [from = exported] = exported.split('.');
  if (from === 'default') return `import ${whole} from '${specifier}';`;
  return `import { ${from === whole ? whole : `${from} as ${whole}`} } from '${specifier}';`;
}

function findWays(pack: ApiPackage): Map<ts.Symbol, ImportWay[]> {
  const checker = pack.program.getTypeChecker();
  const ways = new Map<ts.Symbol, ImportWay[]>();

  for (const { specifier, file } of pack.modules) {
    const all = readModule({ specifier, file }, pack.program).filter(({ value }) => isLibrary(value));
    const exports = all.filter((one) => !isShort(one, { all, checker }));
    const parts = exports.flatMap((whole) => listParts(whole, checker)).filter(({ value }) => isLibrary(value));
    for (const { name, value, isUnnamed = false } of [...exports, ...parts])
      ways.set(value, [...(ways.get(value) ?? []), { specifier, exported: name, isUnnamed }]);
  }
  return ways;
}

// Beside Menu and MenuItem, the Root and Item of a module are the same once more.
function isShort({ name }: ModuleExport, { all, checker }: { all: readonly ModuleExport[]; checker: ts.TypeChecker }) {
  const typeOf = (one: string): ts.Type | undefined => {
    const found = all.find((other) => other.name === one);
    return found && checker.getTypeOfSymbol(found.value);
  };
  const root = typeOf('Root');
  if (!root || !/^[A-Z]/.test(name)) return false;
  const whole = all.find((one) => one.name !== 'Root' && /^[A-Z]/.test(one.name) && typeOf(one.name) === root);
  return whole !== undefined && (name === 'Root' || typeOf(whole.name + name) === typeOf(name));
}

// What React itself or the language gives is nobody's component.
function isLibrary(symbol: ts.Symbol): boolean {
  const file = toFile(symbol);
  return file !== undefined && !/^(?:@types\/react|@types\/react-dom|typescript)$/.test(toPackage(file) ?? '');
}

// A package that has less of its own than it passes on from its family is there to gather that family.
function pickOwn(found: readonly ApiExport[], pack: ApiPackage): ApiExport[] {
  const own = found.filter(
    ({ symbol, imports }) => isWithin(toFile(symbol) ?? '', pack.folder) || imports.some(({ isUnnamed }) => !isUnnamed),
  );
  const gathered = found.filter(
    ({ symbol }) =>
      !own.some((entry) => entry.symbol === symbol) && isKin(toPackage(toFile(symbol) ?? ''), pack.published),
  );
  return own.length < gathered.length ? [...own, ...gathered] : own;
}

// "@radix-ui/react-dialog" belongs to the family of "radix-ui", "@mui/base" to that of "@mui/joy".
function isKin(name: string | undefined, other: string): boolean {
  return name !== undefined && toScope(name) === toScope(other);
}

function toScope(name: string): string {
  return name.replace(/^@/, '').replace(/\/.*/, '');
}

function toFile(symbol: ts.Symbol): string | undefined {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}

function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  const forms = type.isUnion() ? type.types : [type];
  return forms.some((form) => form.getCallSignatures().length > 0 || form.getConstructSignatures().length > 0);
}

// Of several names in one module, a component goes by the one that it was given: DialogTitle, not Title.
function preferOwnName({ name }: ts.Symbol, imports: readonly ImportWay[]): readonly ImportWay[] {
  const own = imports.filter(({ exported }) => exported === name);
  return [...own, ...imports.filter((way) => !own.includes(way))];
}

/** Names an export, and puts the ways to it in order. */
export function toApiExport(
  symbol: ts.Symbol,
  written: readonly ImportWay[],
  { entrance }: Pick<ApiPackage, 'entrance'>,
): Omit<ApiExport, 'isOpen'> {
  const imports = preferOwnName(symbol, written);
  const name = toName(symbol, imports);
  // A part's own module may export it as well, but under a name that only means something there.
  const ways = pickImports(imports.filter((way) => isWhole(way) === !name.includes('.')));
  // A module that is not the component's own ("lib/experimental") is never the first.
  const isFirst = (way: ImportWay): boolean =>
    isRoot(way) === (entrance === 'root' || !ways.some((one) => isOwn(one, name)));
  return { name, symbol, imports: [...ways.filter(isFirst), ...ways.filter((way) => !isFirst(way))] };
}

/** Finds whether a module is that of its component, as 'lib/Button' and 'lib/button' are of Button. */
export function isOwn({ specifier, exported }: ImportWay, name: string): boolean {
  const last = specifier.split('/').at(-1) ?? '';
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_.]/g, '');
  return exported === 'default' || plain(last).replace(/^unstable/, '') === plain(name);
}

// "Unstable_Grid" and "default" are ways in; the name is the one that a reader speaks of. Where the root
// has it only as a part, that is its name: a module may well call it "Root".
function toName(symbol: ts.Symbol, imports: readonly ImportWay[]): string {
  const named = imports.filter((way) => way.exported !== 'default');
  const rooted = named.filter(isRoot);
  const exported = (rooted.find(isWhole) ?? rooted[0] ?? named.find(isWhole) ?? named[0])?.exported;
  const folder = imports[0]?.specifier.split('/').at(-1);
  const name = exported ?? (symbol.name === 'default' ? folder : symbol.name) ?? symbol.name;
  return withoutStage(name);
}

// The first folder's module and the root say it all.
function pickImports(imports: readonly ImportWay[]): ImportWay[] {
  const [root, deep] = [
    imports.find(isRoot),
    imports.find((way) => !isRoot(way) && way.exported === 'default') ?? imports.find((way) => !isRoot(way)),
  ];
  return [deep, root].filter((way) => way !== undefined);
}

function isWhole({ exported }: ImportWay): boolean {
  return !exported.includes('.');
}

/** Finds whether a way in is the root of the package. */
export function isRoot({ specifier }: ImportWay): boolean {
  return specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1);
}
