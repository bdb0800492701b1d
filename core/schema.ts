// A writer's value and the shape it must have → the faults, each with the path of the key.
//
// Only own properties count, so that "constructor" or "__proto__" is a key like any other: unknown.
// A value is never turned into text for a message; that could run a writer's code, or throw.
// A key whose value is undefined is a key that is not there.

import { describeShape } from './describe-shape.ts';
import { describeValue, isObject } from './describe-value.ts';
import { findNearest } from './find-nearest.ts';
import { isWellFormed } from './is-well-formed.ts';
import { quote } from './quote.ts';
import type { Shape } from './shape.ts';

/** One way in which a value does not have its shape. */
export interface Fault {
  readonly kind: 'type' | 'missing-key' | 'unknown-key';
  /** Where in the value: "products[0].id"; '' is the value itself. */
  readonly path: string;
  /** A full message, as problems have them. */
  readonly message: string;
  readonly hint: string;
}

type Kind<Name extends Shape['kind']> = Extract<Shape, { kind: Name }>;

/** Finds every way in which a value does not have the shape. */
export function checkShape(value: unknown, shape: Shape): Fault[] {
  return checkAt(value, shape, '');
}

function checkAt(value: unknown, shape: Shape, path: string): Fault[] {
  switch (shape.kind) {
    case 'anything':
      return [];
    case 'text':
      return checkText(value, shape, path);
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrongType(value, shape, path)];
    case 'number':
      return checkNumber(value, shape, path);
    case 'choice':
      return checkChoice(value, shape, path);
    case 'list':
      return checkList(value, shape, path);
    case 'record':
      return checkRecord(value, shape, path);
    case 'object':
      return checkObject(value, shape, path);
    case 'union':
      return checkUnion(value, shape, path);
  }
}

function checkText(value: unknown, shape: Kind<'text'>, path: string): Fault[] {
  if (typeof value !== 'string') return [wrongType(value, shape, path)];
  if (!isWellFormed(value)) {
    return [
      {
        kind: 'type',
        path,
        message: `${nameOf(path)} holds half of a character`,
        hint: 'Remove the lone surrogate, or write the whole character.',
      },
    ];
  }
  if (!shape.filled || value.trim() !== '') return [];

  return [{ kind: 'type', path, message: `${nameOf(path)} is empty`, hint: 'Give it a text.' }];
}

function checkNumber(value: unknown, shape: Kind<'number'>, path: string): Fault[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [wrongType(value, shape, path)];
  if (shape.min === undefined || value >= shape.min) return [];

  const message = `${nameOf(path)} must be ${describeShape(shape)}, and is ${value}`;
  return [{ kind: 'type', path, message, hint: `Write ${shape.min} or more.` }];
}

function checkChoice(value: unknown, shape: Kind<'choice'>, path: string): Fault[] {
  if (shape.values.some((choice) => choice === value)) return [];
  if (typeof value !== 'string') return [wrongType(value, shape, path)];

  const nearest = findNearest(value, shape.values.map(String));
  const message = `${nameOf(path)} must be ${describeShape(shape)}, and is ${quote(value)}`;
  const hint = nearest === undefined ? 'Choose one of these values.' : `Did you mean ${quote(nearest)}?`;
  return [{ kind: 'type', path, message, hint }];
}

function checkList(value: unknown, shape: Kind<'list'>, path: string): Fault[] {
  if (!Array.isArray(value)) return [wrongType(value, shape, path)];
  if (shape.filled && value.length === 0) {
    return [{ kind: 'type', path, message: `${nameOf(path)} is empty`, hint: 'List at least one.' }];
  }

  return value.flatMap((member: unknown, index) => checkAt(member, shape.of, `${path}[${index}]`));
}

function checkRecord(value: unknown, shape: Kind<'record'>, path: string): Fault[] {
  if (!isObject(value)) return [wrongType(value, shape, path)];

  return Object.keys(value).flatMap((key) => {
    if (key === '__proto__' || !isWellFormed(key)) return [unknownKey(key, [], path)];
    return checkAt(value[key], shape.of, join(path, key));
  });
}

function checkObject(value: unknown, shape: Kind<'object'>, path: string): Fault[] {
  if (!isObject(value)) return [wrongType(value, shape, path)];
  const known = [...Object.keys(shape.required), ...Object.keys(shape.optional)];

  const missing = Object.keys(shape.required)
    .filter((key) => !Object.hasOwn(value, key) || value[key] === undefined)
    .map((key) => missingKey(key, shape.required[key], path));

  const wrong = Object.keys(value).flatMap((key) => {
    const own = ownShape(shape, key);
    if (!own) return [unknownKey(key, known, path)];
    return value[key] === undefined ? [] : checkAt(value[key], own, join(path, key));
  });

  return [...missing, ...wrong];
}

function ownShape(shape: Kind<'object'>, key: string): Shape | undefined {
  if (Object.hasOwn(shape.required, key)) return shape.required[key];
  return Object.hasOwn(shape.optional, key) ? shape.optional[key] : undefined;
}

function checkUnion(value: unknown, shape: Kind<'union'>, path: string): Fault[] {
  const attempts = shape.of.map((option) => checkAt(value, option, path));
  if (attempts.some((faults) => faults.length === 0)) return [];

  // An option that fails further in, or by more than its type, is the one that was meant.
  const meant = attempts.find((_, index) => looksLike(value, shape.of[index]));
  return meant ?? [wrongType(value, shape, path)];
}

function looksLike(value: unknown, shape: Shape | undefined): boolean {
  if (shape?.kind === 'text') return typeof value === 'string';
  if (shape?.kind === 'number') return typeof value === 'number';
  if (shape?.kind === 'list') return Array.isArray(value);
  return (shape?.kind === 'object' || shape?.kind === 'record') && isObject(value);
}

function wrongType(value: unknown, shape: Shape, path: string): Fault {
  const expected = describeShape(shape);
  return {
    kind: 'type',
    path,
    message: `${nameOf(path)} must be ${expected}, and is ${describeValue(value)}`,
    hint: shape.kind === 'text' && canBeQuoted(value) ? 'Put quotes around the value.' : `Write ${expected}.`,
  };
}

// What YAML or a hasty hand makes of a text without quotes: 2024-01-02, 1.10, yes.
function canBeQuoted(value: unknown): boolean {
  return value instanceof Date || typeof value === 'number' || typeof value === 'boolean';
}

function missingKey(key: string, shape: Shape | undefined, path: string): Fault {
  const expected = shape ? describeShape(shape) : 'a value';
  return {
    kind: 'missing-key',
    path: join(path, key),
    message: `The key ${quote(key)} is missing${path === '' ? '' : ` in ${quote(path)}`}`,
    hint: `Add ${quote(key)}: ${expected}.`,
  };
}

function unknownKey(key: string, known: readonly string[], path: string): Fault {
  const nearest = findNearest(key, known);
  const list = known.map(quote).join(', ');
  return {
    kind: 'unknown-key',
    path: join(path, key),
    message: `Unknown key ${quote(key)}${path === '' ? '' : ` in ${quote(path)}`}`,
    hint:
      nearest !== undefined
        ? `Did you mean ${quote(nearest)}?`
        : list === ''
          ? 'Remove it.'
          : `Known keys are ${list}.`,
  };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function nameOf(path: string): string {
  return path === '' ? 'The value' : quote(path);
}
