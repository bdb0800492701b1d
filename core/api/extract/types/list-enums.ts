// A type → the enum members that it takes, with the code that names each and its value when it runs.
//
// Left out is what code cannot name: an enum that no module of the package exports, and a `const enum` of a declaration
// file, which compilers that see one file at a time (`isolatedModules`: Vite, esbuild, Babel, Next.js) cannot resolve.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import type { ApiEnum } from '../api-entry.ts';

/** Finds the name of an enum and its imports; undefined if no module of the package exports it. */
export type EnumFinder = (symbol: ts.Symbol) => Pick<ApiEnum, 'name' | 'imports'> | undefined;

/** Lists the enums of types, each with the members that occur in the types. */
export function listEnums(
  types: readonly ts.Type[],
  { findEnum, checker }: { findEnum: EnumFinder; checker: ts.TypeChecker },
): ApiEnum[] {
  const found = new Map<ts.Symbol, ApiEnum & { readonly members: Record<string, string | number> }>();
  const all = types
    .map((type) => checker.getNonNullableType(type))
    .flatMap((type) => (type.isUnion() ? type.types : [type]));
  for (const member of new Set(all)) {
    const symbol = findParent(member, checker);
    const exported = symbol && findEnum(symbol);
    const value = member.isStringLiteral() || member.isNumberLiteral() ? member.value : undefined;
    if (!exported || value === undefined || !isPlain(value)) continue;
    const members: Record<string, string | number> = found.get(symbol)?.members ?? {};
    members[exported.name + toAccess(member.symbol.name)] = value;
    found.set(symbol, { ...exported, members });
  }
  for (const [symbol, { name, members }] of found) addTwins(members, { name, symbol, checker });
  return [...found.values()];
}

/** Adds the members that have the value of another one: TypeScript has one type for all of a value. */
function addTwins(
  members: Record<string, string | number>,
  { name, symbol, checker }: { name: string; symbol: ts.Symbol; checker: ts.TypeChecker },
): void {
  const values = new Set(Object.values(members));
  for (const declaration of symbol.declarations?.filter(ts.isEnumDeclaration) ?? [])
    for (const member of declaration.members) {
      const value = checker.getConstantValue(member);
      const declared = checker.getSymbolAtLocation(member.name);
      if (declared && value !== undefined && values.has(value)) members[name + toAccess(declared.name)] ??= value;
    }
}

/** Finds the enum that a type is a member of. */
function findParent({ flags, symbol }: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  if ((flags & ts.TypeFlags.EnumLiteral) === 0) return undefined;
  const parent = symbol.declarations?.[0]?.parent;
  const found = parent && ts.isEnumDeclaration(parent) ? checker.getSymbolAtLocation(parent.name) : undefined;
  return found && (found.flags & ts.SymbolFlags.ConstEnum) === 0 ? found : undefined;
}

/** NaN and Infinity are no JSON. */
function isPlain(value: string | number): boolean {
  return typeof value === 'string' || Number.isFinite(value);
}

function toAccess(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? `.${name}` : `[${toQuoted(name)}]`;
}
