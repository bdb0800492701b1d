// Types and readers of values from another engine's settings, as far as they can be evaluated without running code.

import type { SyntaxNode } from '../../core/config/syntax-node.ts';

/** A value that could not be evaluated without running the file. */
interface Unread {
  readonly unread: true;
  readonly file: string;
  /** Offset of its start in the file. */
  readonly offset: number;
}

/** A function, with the scope that it was defined in. */
export interface Closure {
  readonly closure: SyntaxNode;
  readonly scope: Scope;
}

/** The names of a block, each evaluated on first use. */
export interface Scope {
  readonly file: string;
  readonly names: Map<string, () => unknown>;
  readonly outer?: Scope | undefined;
}

/** A parsed settings file. */
export interface SettingsModule {
  /** Path relative to the source folder. */
  readonly file: string;
  readonly text: string;
  readonly program: SyntaxNode;
}

/** Where a key of an object is written. */
export interface KeyPlace {
  readonly file: string;
  readonly offset: number;
}

/** Evaluates the nodes of settings files; the evaluator of a site, as expressions and calls see it. */
export interface NodeEvaluator {
  evaluate(node: SyntaxNode | undefined, scope: Scope): unknown;
  /** Returns the exports of a relative import. */
  moduleOf(file: string, specifier: string): Readonly<Record<string, unknown>> | undefined;
  /** Returns the place of an object's key. */
  placeOf(object: unknown, key: string): KeyPlace | undefined;
  /** Remembers the places of the keys of an object. */
  addPlaces(object: object, places: ReadonlyMap<string, KeyPlace>): void;
}

/** Makes an unread value. */
export function unread(node: SyntaxNode, { file }: Scope): Unread {
  return { unread: true, file, offset: node.start };
}

/** Returns whether a value is unread. */
export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'unread' in value;
}

/** Returns whether a value is a function in the settings. */
export function isClosure(value: unknown): value is Closure {
  return typeof value === 'object' && value !== null && 'closure' in value;
}

/** Returns a value that is an object, or else an empty object. */
export function toObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isUnread(value) && !isClosure(value) ? (value as Record<string, unknown>) : {};
}

/** Returns a value that is a list, or else an empty list. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Returns a number or non-empty string as text. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
