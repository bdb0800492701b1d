// The types of a component's props → for each prop that is not the same in all members of a discriminated
// union, what it is in which of them.
//
// A discriminant is what TypeScript narrows by: a prop that every member has, whose values are units that
// no two members share ("Discriminated unions", TypeScript handbook, Narrowing).

import ts from 'typescript';
import { isAllowed, toVariants, type PropSymbol } from './collect-props.ts';

/** What a prop is where another one has certain values. */
export interface PropVariant {
  /** The prop that decides. */
  readonly prop: string;
  /** Its values, as they are written: `'single'`, `true`. */
  readonly values: readonly string[];
  /** Tells whether it may be left out as well. */
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

/** A table of more rows explains nothing. */
const most = 12;
const none = 'undefined';

/** Finds the variants of props by their names; those that are the same everywhere have none. */
export function findVariants(
  types: readonly ts.Type[],
  found: readonly PropSymbol[],
  checker: ts.TypeChecker,
): ReadonlyMap<string, readonly PropVariant[]> {
  for (const type of types) {
    if (!type.isUnion() && (type.flags & ts.TypeFlags.Instantiable) === 0) continue;
    const members = toVariants(type, checker);
    if (members.length < 2 || members.length > most * 4) continue;
    const discriminant = findDiscriminant(members, found, checker);
    if (discriminant) return listVariants(discriminant, found, checker);
  }
  return new Map();
}

/** The prop that tells the most members apart, the first of several. */
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
    const values = symbol && listUnits(symbol, checker);
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
  return groups.length > 1 && groups.length <= most ? { prop, groups } : undefined;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((value) => other.has(value)).length;
}

const unit = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null;

/** The values of a prop, if each of them is a type of its own. */
function listUnits(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const values = new Set<string>();
  for (const member of type.isUnion() ? type.types : [type]) {
    if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) values.add(none);
    else if (member.flags & unit)
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
  const open = symbols.filter((symbol) => isAllowed({ symbols: [symbol] }, checker));
  if (open.length === 0) return [];
  const required = open.length === members.length && open.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  return [
    { prop, values: [...values].filter((value) => value !== none), orNone: values.has(none), required, symbols: open },
  ];
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
