// An author's value and its expected shape → the faults, each with the path of the key.
//
// Only own properties count, so that "constructor" and "__proto__" are unknown keys like any other.
// A value is never turned into text for a message; that could run an author's code, or throw.
// A key whose value is undefined counts as missing.

import { describeShape } from './describe-shape.ts';
import { describeValue, isObject } from '../../text/describe-value.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { formatValuePath } from './format-value-path.ts';
import type { ValuePath } from '../problem.ts';
import { quote } from '../../text/quote.ts';
import type { Shape } from './shape.ts';

/** One mismatch between a value and its shape. */
export interface Fault {
  readonly kind: 'type' | 'missing-key' | 'unknown-key';
  /** Path in the value: `['products', 0, 'id']`; `[]` is the value itself. */
  readonly path: ValuePath;
  /** A full message, as for problems. */
  readonly message: string;
  readonly hint: string;
}

type Kind<Name extends Shape['kind']> = Extract<Shape, { kind: Name }>;

/** The current path of a check, and the name of the whole value in messages. */
interface At {
  readonly name: string;
  readonly path: ValuePath;
}

/** Finds every mismatch between a value and a shape. `name` is the name of the value in messages. */
export function checkShape(value: unknown, shape: Shape, name = 'The value'): Fault[] {
  return checkAt(value, shape, { name, path: [] });
}

function checkAt(value: unknown, shape: Shape, at: At): Fault[] {
  switch (shape.kind) {
    case 'anything':
      return [];
    case 'text':
      return checkText(value, shape, at);
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrongType(value, shape, at)];
    case 'number':
      return checkNumber(value, shape, at);
    case 'choice':
      return checkChoice(value, shape, at);
    case 'list':
      return checkList(value, shape, at);
    case 'record':
      return checkRecord(value, shape, at);
    case 'object':
      return checkObject(value, shape, at);
    case 'union':
      return checkUnion(value, shape, at);
  }
}

function checkText(value: unknown, shape: Kind<'text'>, at: At): Fault[] {
  if (typeof value !== 'string') return [wrongType(value, shape, at)];
  if (!value.isWellFormed()) {
    return [
      {
        kind: 'type',
        path: at.path,
        message: `${nameOf(at)} contains half of a character`,
        hint: 'Remove the lone surrogate, or write the whole character.',
      },
    ];
  }
  if (!shape.filled || value.trim() !== '') return [];

  return [{ kind: 'type', path: at.path, message: `${nameOf(at)} is empty`, hint: 'Give it a text.' }];
}

function checkNumber(value: unknown, shape: Kind<'number'>, at: At): Fault[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [wrongType(value, shape, at)];
  if (shape.min === undefined || value >= shape.min) return [];

  const message = `${nameOf(at)} must be ${describeShape(shape)}, but is ${value}`;
  return [{ kind: 'type', path: at.path, message, hint: `Write ${shape.min} or more.` }];
}

function checkChoice(value: unknown, shape: Kind<'choice'>, at: At): Fault[] {
  if (shape.values.some((choice) => choice === value)) return [];
  if (typeof value !== 'string') return [wrongType(value, shape, at)];

  const nearest = findNearest(value, shape.values.map(String));
  const message = `${nameOf(at)} must be ${describeShape(shape)}, but is ${quote(value)}`;
  const hint = nearest === undefined ? 'Choose one of these values.' : `Did you mean ${quote(nearest)}?`;
  return [{ kind: 'type', path: at.path, message, hint }];
}

function checkList(value: unknown, shape: Kind<'list'>, at: At): Fault[] {
  if (!Array.isArray(value)) return [wrongType(value, shape, at)];
  if (shape.filled && value.length === 0) {
    return [{ kind: 'type', path: at.path, message: `${nameOf(at)} is empty`, hint: 'List at least one.' }];
  }

  return value.flatMap((member: unknown, index) => checkAt(member, shape.of, below(at, index)));
}

function checkRecord(value: unknown, shape: Kind<'record'>, at: At): Fault[] {
  if (!isObject(value)) return [wrongType(value, shape, at)];

  return Object.keys(value).flatMap((key) => {
    if (key === '__proto__' || !key.isWellFormed()) return [unknownKey(key, [], at)];
    return checkAt(value[key], shape.of, below(at, key));
  });
}

function checkObject(value: unknown, shape: Kind<'object'>, at: At): Fault[] {
  if (!isObject(value)) return [wrongType(value, shape, at)];
  const memberNames = [...Object.keys(shape.required), ...Object.keys(shape.optional)];

  // A misspelled key is reported once.
  const meant = Object.keys(value).map((key) =>
    findMemberShape(shape, key) ? undefined : findNearest(key, memberNames),
  );
  const missing = Object.keys(shape.required)
    .filter((key) => (!Object.hasOwn(value, key) || value[key] === undefined) && !meant.includes(key))
    .map((key) => missingKey(key, shape.required[key], at));

  const wrong = Object.keys(value).flatMap((key) => {
    const own = findMemberShape(shape, key);
    if (!own) return [unknownKey(key, memberNames, { ...at, parentKey: findParentKey(key, shape) })];
    return value[key] === undefined ? [] : checkAt(value[key], own, below(at, key));
  });

  return [...missing, ...wrong];
}

function findMemberShape(shape: Kind<'object'>, key: string): Shape | undefined {
  if (Object.hasOwn(shape.required, key)) return shape.required[key];
  return Object.hasOwn(shape.optional, key) ? shape.optional[key] : undefined;
}

function checkUnion(value: unknown, shape: Kind<'union'>, at: At): Fault[] {
  const attempts = shape.of.map((option) => checkAt(value, option, at));
  if (attempts.some((faults) => faults.length === 0)) return [];

  // The intended option is the one of the same basic type, though it fails further inside.
  const meant = attempts.find((_, index) => looksLike(value, shape.of[index]));
  return meant ?? [wrongType(value, shape, at)];
}

function looksLike(value: unknown, shape: Shape | undefined): boolean {
  if (shape?.kind === 'text') return typeof value === 'string';
  if (shape?.kind === 'number') return typeof value === 'number';
  if (shape?.kind === 'list') return Array.isArray(value);
  return (shape?.kind === 'object' || shape?.kind === 'record') && isObject(value);
}

function wrongType(value: unknown, shape: Shape, at: At): Fault {
  const expected = describeShape(shape);
  return {
    kind: 'type',
    path: at.path,
    message: `${nameOf(at)} must be ${expected}, but is ${describeValue(value)}`,
    hint: shape.kind === 'text' && canBeQuoted(value) ? 'Put quotes around the value.' : `Write ${expected}.`,
  };
}

// What YAML or JavaScript reads in a text without quotes: 2024-01-02, 1.10, yes.
function canBeQuoted(value: unknown): boolean {
  return value instanceof Date || typeof value === 'number' || typeof value === 'boolean';
}

function missingKey(key: string, shape: Shape | undefined, at: At): Fault {
  const expected = shape ? describeShape(shape) : 'a value';
  return {
    kind: 'missing-key',
    path: [...at.path, key],
    message: `The key ${quote(key)} is missing${inside(at)}`,
    hint: `Add ${quote(key)}: ${expected}.`,
  };
}

/** Finds the sibling key whose object accepts a misplaced key. */
function findParentKey(key: string, { required, optional }: Kind<'object'>): string | undefined {
  return Object.entries({ ...required, ...optional }).find(
    ([, shape]) => shape.kind === 'object' && findMemberShape(shape, key) !== undefined,
  )?.[0];
}

function unknownKey(
  key: string,
  memberNames: readonly string[],
  at: At & { readonly parentKey?: string | undefined },
): Fault {
  const nearest = findNearest(key, memberNames);
  const list = memberNames.map(quote).join(', ');
  return {
    kind: 'unknown-key',
    path: [...at.path, key],
    message: `Unknown key ${quote(key)}${inside(at)}`,
    hint:
      at.parentKey !== undefined
        ? `Move it into ${quote(at.parentKey)}.`
        : nearest !== undefined
          ? `Did you mean ${quote(nearest)}?`
          : list === ''
            ? 'Remove it.'
            : `Known keys are ${list}.`,
  };
}

function below({ name, path }: At, step: string | number): At {
  return { name, path: [...path, step] };
}

function nameOf({ name, path }: At): string {
  return path.length === 0 ? name : quote(formatValuePath(path));
}

function inside({ path }: At): string {
  return path.length === 0 ? '' : ` in ${quote(formatValuePath(path))}`;
}
