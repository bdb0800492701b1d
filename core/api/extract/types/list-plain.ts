// A type → what of it is a text, a number or a truth value, whichever names it stands behind.
//
// Objects, lists and functions are left out: `ResponsiveStyleValue<'row' | 'column'>` may be written
// as either word, and an entry for each breakpoint is the same two words again. So are words that
// one browser alone knows ("-moz-initial").

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';

/** Beside any text, a longer list of words is none that a reader looks through. */
const most = 40;

/** Lists the plain members of a type as code, words as `order` has them; none where any kind of value will do. */
export function listPlain(type: ts.Type, order: readonly string[] = []): string[] {
  const found = new Set((type.isUnion() ? type.types : [type]).flatMap((member) => toPlain(member) ?? []));
  const isEither = found.has('true') && found.has('false');
  const kinds = [...(isEither ? ['boolean'] : []), ...['number', 'string'].filter((kind) => found.has(kind))];
  if (isEither && found.has('string')) return [];

  const taken = isEither ? ['true', 'false', ...kinds] : kinds;
  const words = [...found]
    .filter((word) => !taken.includes(word))
    .sort((a, b) => rankOf(a, order) - rankOf(b, order) || (a < b ? -1 : 1));
  return found.has('string') && words.length > most ? kinds : [...words, ...kinds];
}

function toPlain(type: ts.Type): string | undefined {
  const { flags } = type;
  if (flags & ts.TypeFlags.EnumLike) return undefined;
  if (type.isStringLiteral()) return /^-[a-z]+-/.test(type.value) ? undefined : toQuoted(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  // `string & {}` keeps the words beside it from being swallowed; it is any text all the same.
  if (type.isIntersection()) return type.types.flatMap((part) => toPlain(part) ?? [])[0];
  if (flags & ts.TypeFlags.BooleanLiteral)
    return 'intrinsicName' in type && type.intrinsicName === 'true' ? 'true' : 'false';
  return flags & ts.TypeFlags.Number ? 'number' : flags & ts.TypeFlags.String ? 'string' : undefined;
}

function rankOf(word: string, order: readonly string[]): number {
  const index = order.indexOf(word);
  return index >= 0 ? index : order.length;
}
