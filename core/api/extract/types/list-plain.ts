// A type → its strings, numbers and booleans, through any alias.
//
// Objects, lists and functions are left out: `ResponsiveStyleValue<'row' | 'column'>` may be written as
// either string, and its object of breakpoints has the same two strings. Values with a vendor prefix
// ("-moz-initial") are left out as well.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';

/** Where any string is allowed, a longer list of literals is left out. */
const maxLiterals = 40;

/** Lists the primitive members of a type as code, literals in `order`; none where it takes booleans and any string. */
export function listPlain(type: ts.Type, order: readonly string[] = []): string[] {
  const found = new Set((type.isUnion() ? type.types : [type]).flatMap((member) => toPlain(member) ?? []));
  const isBoolean = found.has('true') && found.has('false');
  const kinds = [...(isBoolean ? ['boolean'] : []), ...['number', 'string'].filter((kind) => found.has(kind))];
  if (isBoolean && found.has('string')) return [];

  const covered = isBoolean ? ['true', 'false', ...kinds] : kinds;
  const literals = [...found]
    .filter((literal) => !covered.includes(literal))
    .sort((a, b) => rankOf(a, order) - rankOf(b, order) || (a < b ? -1 : 1));
  return found.has('string') && literals.length > maxLiterals ? kinds : [...literals, ...kinds];
}

function toPlain(type: ts.Type): string | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.EnumLike) return undefined;
  if (type.isStringLiteral()) return /^-[a-z]+-/.test(type.value) ? undefined : toQuoted(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  // `string & {}` prevents TypeScript from merging the literals next to it into `string`.
  if (type.isIntersection()) return type.types.flatMap((part) => toPlain(part) ?? [])[0];
  if (flags & ts.TypeFlags.BooleanLiteral)
    return 'intrinsicName' in type && type.intrinsicName === 'true' ? 'true' : 'false';
  return flags & ts.TypeFlags.Number ? 'number' : flags & ts.TypeFlags.String ? 'string' : undefined;
}

function rankOf(literal: string, order: readonly string[]): number {
  const index = order.indexOf(literal);
  return index >= 0 ? index : order.length;
}
