// What a stranger's settings say, as far as they can be read without running them.

import type { SyntaxNode } from '../../core/config/syntax-node.ts';

/** What was not worked out: a value that only running the file would tell. */
interface Unread {
  readonly unread: true;
  readonly file: string;
  /** Where it begins in the text of its file. */
  readonly offset: number;
}

/** A function, with the names that it was written among. */
export interface Closure {
  readonly closure: SyntaxNode;
  readonly scope: Scope;
}

/** The names of a block, each worked out when it is asked for. */
export interface Scope {
  readonly file: string;
  readonly names: Map<string, () => unknown>;
  readonly outer?: Scope | undefined;
}

/** A file of settings, parsed. */
export interface SettingsModule {
  /** Relative to the folder that is read. */
  readonly file: string;
  readonly text: string;
  readonly program: SyntaxNode;
}

/** Reads values of files, and remembers where their keys stand. */
export interface Evaluator {
  /** The value that a file exports; undefined when there is no such file. */
  exportOf(file: string, name?: string): unknown;
  evaluate(node: SyntaxNode | undefined, scope: Scope): unknown;
  /** The file that a relative import means. */
  moduleOf(file: string, specifier: string): Readonly<Record<string, unknown>> | undefined;
  /** Where a key of an object stands. */
  placeOf(object: unknown, key: string): { readonly file: string; readonly offset: number } | undefined;
}

/** Marks a value that was not worked out. */
export function unread(node: SyntaxNode, { file }: Scope): Unread {
  return { unread: true, file, offset: node.start };
}

/** Tells whether a value was not worked out. */
export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'unread' in value;
}

/** Tells whether a value is a function of the settings. */
export function isClosure(value: unknown): value is Closure {
  return typeof value === 'object' && value !== null && 'closure' in value;
}

/** Reads a value as an object; anything else is an empty one. */
export function toObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isUnread(value) && !isClosure(value) ? (value as Record<string, unknown>) : {};
}

/** Reads a value as a list; anything else is an empty one. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Reads a value as a text that is not empty. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
