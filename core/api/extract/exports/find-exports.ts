// The modules of a package → the values it exports under the name of a component or hook.
// Values re-exported by name belong to the package. Values from `export *` of another package belong to that
// one, unless the package exists to bundle others of its scope.

import ts from 'typescript';
import { isWithin, toPackage } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import type { ImportWay } from './import-way.ts';
import { listParts } from './list-parts.ts';
import { readModule, type ModuleExport } from './read-module.ts';
import { withoutStage } from './without-stage.ts';
import { readStatement } from './read-statement.ts';

/** An exported value, with each way to import it. */
export interface ApiExport {
  /** The name that users call it by; "Dialog.Root" for a part. */
  readonly name: string;
  /** Its name in the reference, where another export has the same name. */
  readonly label?: string | undefined;
  readonly symbol: ts.Symbol;
  /** The preferred import first. */
  readonly imports: readonly ImportWay[];
  /** Whether its type is `any`. */
  readonly isAny: boolean;
}

/** Finds the exports of a package, sorted by name. */
export function findExports(pack: ApiPackage): ApiExport[] {
  const checker = pack.program.getTypeChecker();
  const named = [...findWays(pack)]
    .map(([symbol, imports]) => toApiExport(symbol, imports, pack))
    .filter(({ name }) => /^(?:[A-Z]|use[A-Z])|\.[A-Z]/.test(name));
  const namedExports = distinguishStages(named)
    .map((entry) => ({ ...entry, isAny: (checker.getTypeOfSymbol(entry.symbol).flags & ts.TypeFlags.Any) !== 0 }))
    .filter(({ name, symbol, isAny }) => (isAny && !name.includes('.')) || isCallable(symbol, checker));

  // <Modal.Header> is left out where ModalHeader is exported and documented as well.
  const names = new Set(namedExports.filter(({ symbol }) => !readStatement(symbol).hidden).map(({ name }) => name));
  const distinct = namedExports.filter(({ name }) => !name.includes('.') || !names.has(name.replaceAll('.', '')));
  return pickPackageExports(distinct, pack).sort((a, b) => (a.name < b.name ? -1 : 1));
}

// If a package has both Pagination and unstable_Pagination, the latter keeps its prefix.
function distinguishStages<Named extends Pick<ApiExport, 'name' | 'imports'>>(namedExports: readonly Named[]): Named[] {
  const exact = new Set(namedExports.filter(({ name, imports }) => hasWay(imports, name)).map(({ name }) => name));
  return namedExports.map((entry) => {
    const prefixed = entry.imports.find(({ exported }) => withoutStage(exported) !== exported)?.exported;
    // preview__Dialog.Title is not a part of a Dialog that is exported as well.
    const [parent = entry.name] = entry.name.split('.');
    const isTaken = exact.has(entry.name) || exact.has(parent);
    const isOther = prefixed !== undefined && isTaken && !hasWay(entry.imports, entry.name);
    return isOther ? { ...entry, name: prefixed } : entry;
  });
}

function hasWay(imports: readonly ImportWay[], name: string): boolean {
  return imports.some(({ exported }) => exported === name);
}

/** Formats an import statement. For a part, its parent is imported. */
export function formatImport(name: string, { specifier, exported }: ImportWay): string {
  const [local = name] = name.split('.');
  const [from = exported] = exported.split('.');
  if (from === 'default') return `import ${local} from '${specifier}';`;
  return `import { ${from === local ? local : `${from} as ${local}`} } from '${specifier}';`;
}

/** Finds the ways to import each value that a package exports. */
export function findWays(pack: ApiPackage): Map<ts.Symbol, ImportWay[]> {
  const checker = pack.program.getTypeChecker();
  const ways = new Map<ts.Symbol, ImportWay[]>();

  for (const { specifier, file } of pack.modules) {
    const moduleExports = readModule({ specifier, file }, pack.program).filter(({ value }) => isLibrary(value));
    const exports = moduleExports.filter((one) => !isShort(one, { moduleExports, checker }));
    const parts = exports.flatMap((one) => listParts(one, checker)).filter(({ value }) => isLibrary(value));
    for (const { name, value, isUnnamed = false } of [...exports, ...parts])
      ways.set(value, [...(ways.get(value) ?? []), { specifier, exported: name, isUnnamed }]);
  }
  return ways;
}

// A module may export Menu and MenuItem a second time as Root and Item.
function isShort(
  { name }: ModuleExport,
  { moduleExports, checker }: { moduleExports: readonly ModuleExport[]; checker: ts.TypeChecker },
) {
  const typeOf = (one: string): ts.Type | undefined => {
    const namedExport = moduleExports.find((other) => other.name === one);
    return namedExport && checker.getTypeOfSymbol(namedExport.value);
  };
  const root = typeOf('Root');
  if (!root || !/^[A-Z]/.test(name)) return false;
  const named = moduleExports.find(
    (one) => one.name !== 'Root' && /^[A-Z]/.test(one.name) && typeOf(one.name) === root,
  );
  return named !== undefined && (name === 'Root' || typeOf(named.name + name) === typeOf(name));
}

// Values of React and of the language are not a library's components.
function isLibrary(symbol: ts.Symbol): boolean {
  const file = toFile(symbol);
  return file !== undefined && !/^(?:@types\/react|@types\/react-dom|typescript)$/.test(toPackage(file) ?? '');
}

// A package that re-exports more values of related packages than it has itself exists to bundle them.
function pickPackageExports(namedExports: readonly ApiExport[], pack: ApiPackage): ApiExport[] {
  const fromPackage = namedExports.filter(
    ({ symbol, imports }) => isWithin(toFile(symbol) ?? '', pack.folder) || imports.some(({ isUnnamed }) => !isUnnamed),
  );
  const bundled = namedExports.filter(
    ({ symbol }) =>
      !fromPackage.some((entry) => entry.symbol === symbol) &&
      isRelated(toPackage(toFile(symbol) ?? ''), pack.published),
  );
  return fromPackage.length < bundled.length ? [...fromPackage, ...bundled] : fromPackage;
}

// "@radix-ui/react-dialog" is related to "radix-ui", "@mui/base" to "@mui/joy".
function isRelated(name: string | undefined, other: string): boolean {
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
  const members = type.isUnion() ? type.types : [type];
  return members.some((member) => member.getCallSignatures().length > 0 || member.getConstructSignatures().length > 0);
}

// A component that a module exports under several names keeps its declared one: DialogTitle, not Title.
function preferDeclaredName({ name }: ts.Symbol, imports: readonly ImportWay[]): readonly ImportWay[] {
  const declared = imports.filter(({ exported }) => exported === name);
  return [...declared, ...imports.filter((way) => !declared.includes(way))];
}

/** Names an export and sorts its imports. */
export function toApiExport(
  symbol: ts.Symbol,
  unsorted: readonly ImportWay[],
  { entrance }: Pick<ApiPackage, 'entrance'>,
): Omit<ApiExport, 'isAny'> {
  const imports = preferDeclaredName(symbol, unsorted);
  const name = toName(symbol, imports);
  // A part's own module may export it too, but under a name such as "Root" that is clear only there.
  const ways = pickImports(imports.filter((way) => isNotPart(way) === !name.includes('.')));
  // A module that is not the component's own ("lib/experimental") never comes first.
  const isFirst = (way: ImportWay): boolean =>
    isRoot(way) === (entrance === 'root' || !ways.some((one) => isNamedAfter(one, name)));
  return { name, symbol, imports: [...ways.filter(isFirst), ...ways.filter((way) => !isFirst(way))] };
}

/** Returns whether a module is the component's own, as 'lib/Button' and 'lib/button' are for Button. */
export function isNamedAfter({ specifier, exported }: ImportWay, name: string): boolean {
  const last = specifier.split('/').at(-1) ?? '';
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_.]/g, '');
  return exported === 'default' || plain(last).replace(/^unstable/, '') === plain(name);
}

// "Unstable_Grid" and "default" are only import names. A component that the root exports only as a part has
// that name, though its module may call it "Root".
function toName(symbol: ts.Symbol, imports: readonly ImportWay[]): string {
  const named = imports.filter((way) => way.exported !== 'default');
  const rooted = named.filter(isRoot);
  const exported = (rooted.find(isNotPart) ?? rooted[0] ?? named.find(isNotPart) ?? named[0])?.exported;
  const folder = imports[0]?.specifier.split('/').at(-1);
  const name = exported ?? (symbol.name === 'default' ? folder : symbol.name) ?? symbol.name;
  return withoutStage(name);
}

// The root and one other module are enough.
function pickImports(imports: readonly ImportWay[]): ImportWay[] {
  const [root, deep] = [
    imports.find(isRoot),
    imports.find((way) => !isRoot(way) && way.exported === 'default') ?? imports.find((way) => !isRoot(way)),
  ];
  return [deep, root].filter((way) => way !== undefined);
}

function isNotPart({ exported }: ImportWay): boolean {
  return !exported.includes('.');
}

/** Returns whether an import is from the root of the package. */
export function isRoot({ specifier }: ImportWay): boolean {
  return specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1);
}
