// The types of a component's props → the variants of each prop that differs between the members of a
// discriminated union.
//
// A discriminant is a prop that every member has, with literal values that no two members share
// ("Discriminated unions", TypeScript handbook, Narrowing).

import ts from 'typescript';
import { isAllowed, toVariants, type PropSymbol } from './collect-props.ts';

/** The type of a prop where another prop has certain values. */
export interface PropVariant {
  /** The discriminant. */
  readonly prop: string;
  /** Its values, as code: `'single'`, `true`. */
  readonly values: readonly string[];
  /** Whether the discriminant may be left out as well. */
  readonly orNone: boolean;
  readonly required: boolean;
  readonly symbols: readonly ts.Symbol[];
}

/** Members that share the values of the discriminant. */
interface Group {
  readonly values: ReadonlySet<string>;
  readonly members: readonly ts.Type[];
}

interface Discriminant {
  readonly prop: string;
  readonly groups: readonly Group[];
}

/** A longer table would explain nothing. */
const maxGroups = 12;
const none = 'undefined';

/** Finds the variants of props by name. A prop that is the same in all members has none. */
export function findVariants(
  types: readonly ts.Type[],
  found: readonly PropSymbol[],
  checker: ts.TypeChecker,
): ReadonlyMap<string, readonly PropVariant[]> {
  for (const type of types) {
    if (!type.isUnion() && (type.flags & ts.TypeFlags.Instantiable) === 0) continue;
    const members = toVariants(type, checker);
    if (members.length < 2 || members.length > maxGroups * 4) continue;
    const discriminant = findDiscriminant(members, found, checker);
    if (discriminant) return listVariants(discriminant, found, checker);
  }
  return new Map();
}

/** Finds the prop that distinguishes the most members, the first of several. */
function findDiscriminant(
  members: readonly ts.Type[],
  found: readonly PropSymbol[],
  checker: ts.TypeChecker,
): Discriminant | undefined {
  return found
    .flatMap(({ name }) => toDiscriminant(name, members, checker) ?? [])
    .sort((a, b) => b.groups.length - a.groups.length)[0];
}

function toDiscriminant(prop: string, members: readonly ts.Type[], checker: ts.TypeChecker): Discriminant | undefined {
  const sets: ReadonlySet<string>[] = [];
  for (const member of members) {
    const symbol = member.getProperty(prop);
    const values = symbol && listLiteralValues(symbol, checker);
    if (!values) return undefined;
    sets.push(values);
  }
  const groups: { readonly values: ReadonlySet<string>; readonly members: ts.Type[] }[] = [];
  for (const [index, values] of sets.entries()) {
    const member = members[index] as ts.Type;
    const same = groups.find(
      (group) => group.values.size === values.size && overlap(group.values, values) === values.size,
    );
    if (same) same.members.push(member);
    else if (groups.some((group) => overlap(group.values, values) > 0)) return undefined;
    else groups.push({ values, members: [member] });
  }
  return groups.length > 1 && groups.length <= maxGroups ? { prop, groups } : undefined;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((value) => other.has(value)).length;
}

const literal =
  ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null;

/** Lists the values of a prop; undefined if some are not literals. */
function listLiteralValues(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const values = new Set<string>();
  for (const member of type.isUnion() ? type.types : [type]) {
    if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) values.add(none);
    else if (member.flags & literal)
      values.add(checker.typeToString(member, undefined, ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType));
    else return undefined;
  }
  if (symbol.flags & ts.SymbolFlags.Optional) values.add(none);
  return values;
}

function listVariants(
  { prop, groups }: Discriminant,
  found: readonly PropSymbol[],
  checker: ts.TypeChecker,
): ReadonlyMap<string, readonly PropVariant[]> {
  return new Map(
    found
      .filter(({ name }) => name !== prop)
      .map(({ name }) => [name, groups.flatMap((group) => toVariant(name, { prop, group }, checker))] as const)
      .filter(([, variants]) => variants.length < groups.length || !areSame(variants, checker))
      .filter(([, variants]) => variants.length > 0),
  );
}

function toVariant(
  name: string,
  { prop, group: { values, members } }: { prop: string; group: Group },
  checker: ts.TypeChecker,
): PropVariant[] {
  const symbols = members.flatMap((member) => member.getProperty(name) ?? []);
  const allowed = symbols.filter((symbol) => isAllowed({ symbols: [symbol] }, checker));
  if (allowed.length === 0) return [];
  const required =
    allowed.length === members.length && allowed.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  const named = [...values].filter((value) => value !== none);
  return [{ prop, values: named, orNone: values.has(none), required, symbols: allowed }];
}

function areSame(variants: readonly PropVariant[], checker: ts.TypeChecker): boolean {
  const toKey = ({ required, symbols }: PropVariant) => ({
    required,
    types: new Set(symbols.map((symbol) => checker.getTypeOfSymbol(symbol))),
  });
  const [first, ...others] = variants.map(toKey);
  return others.every(
    ({ required, types }) =>
      required === first?.required &&
      types.size === first.types.size &&
      [...types].every((type) => first.types.has(type)),
  );
}
