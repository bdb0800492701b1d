// Checks a value against the type of a prop. Only types that can be parsed completely, such as unions of
// literals, are checked: any other type may accept the value.

import type { PlaygroundValue } from '../../model/playground.ts';
import { findNearest } from '../../text/find-nearest.ts';
import type { ApiEnum, ApiProp } from '../extract/api-entry.ts';
import { splitUnion } from '../split-union.ts';
import { findMemberValue } from './find-member-value.ts';
import { readLiteral } from './read-literal.ts';

const words: Readonly<Record<string, string>> = { string: 'a string', number: 'a number', boolean: 'true or false' };
const nothing = new Set(['undefined', 'null', 'never']);

/** Finds the fault of a value that does not match its type. */
export function findTypeFault(
  value: PlaygroundValue,
  { type, plain, enums = [] }: Pick<ApiProp, 'type' | 'plain' | 'enums'>,
): { readonly message: string; readonly hint: string } | undefined {
  const members = [type, ...(plain === undefined ? [] : [plain])]
    .map((each) => readMembers(each, enums))
    .find(isFullyParsed);
  if (!members || members.length === 0 || members.some((member) => accepts(member, value))) return undefined;

  const literals = members.flatMap(({ literal, code = literal }) => (code === undefined ? [] : [code]));
  const nearest = findNearest(String(value), literals.map(String));
  const meant = literals.find((literal) => String(literal) === nearest);
  const shown = members.map(({ word = '', literal, code = literal }) => words[word] ?? JSON.stringify(code));
  const expected = shown.length > maxShown ? `one of ${shown.slice(0, maxShown).join(', ')}, …` : shown.join(' or ');
  const asText = members.find(({ word }) => word === 'string') ? String(value) : undefined;
  return {
    message: `must be ${expected}, but is ${JSON.stringify(value)}`,
    hint:
      meant !== undefined
        ? `Did you mean ${JSON.stringify(meant)}?`
        : asText !== undefined
          ? `Put quotes around it: ${JSON.stringify(asText)}.`
          : `Write a value of its type, such as ${suggest(members)}.`,
  };
}

const maxShown = 8;

/** One part of a union: the name of a type, or a value. */
interface Member {
  readonly word?: string;
  readonly literal?: PlaygroundValue;
  /** The code of a member of an enum, whose value is `literal`. */
  readonly code?: string;
}

function readMembers(type: string, enums: readonly ApiEnum[]): (Member | undefined)[] {
  return splitUnion(type)
    .filter((member) => !nothing.has(member))
    .flatMap((member) => readMember(member, enums));
}

function readMember(member: string, enums: readonly ApiEnum[]): readonly (Member | undefined)[] {
  if (Object.hasOwn(words, member)) return [{ word: member }];
  const found = enums.find(({ name }) => name === member);
  if (found) return Object.entries(found.members).map(([code, literal]) => ({ code, literal }));
  const value = /[.[]/.test(member) ? findMemberValue(member, enums) : undefined;
  if (value !== undefined) return [{ code: member, literal: value }];
  const literal = readLiteral(member);
  return [literal === undefined ? undefined : { literal }];
}

function isFullyParsed(members: readonly (Member | undefined)[]): members is Member[] {
  return members.every((member) => member !== undefined);
}

function accepts({ word, literal }: Member, value: PlaygroundValue): boolean {
  return word === undefined ? literal === value : typeof value === word;
}

function suggest([{ word, literal, code } = {}]: readonly Member[]): string {
  if (literal !== undefined) return JSON.stringify(code ?? literal);
  return word === 'number' ? '1' : word === 'boolean' ? 'true' : '"text"';
}
