import { describe, expect, it } from 'vitest';
import type { ApiEntry, ApiProp } from '../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../core/api/extract/extract-package.ts';
import { library } from './library.ts';

function readHook(text: string): ApiEntry {
  const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;
  if (!entry) throw new Error('No hook');
  return entry;
}

function list(fields: Readonly<Record<string, ApiProp>>): string[] {
  return Object.entries(fields).map(([name, { type, required }]) => `${name}${required ? '' : '?'}: ${type}`);
}

describe('the return value of a hook', () => {
  it.each([
    [
      'that may be null',
      'export declare function useUser(): { id: string; name: string } | null;',
      [': { id: string; name: string } | null', 'id: string', 'name: string'],
    ],
    [
      'that may be undefined',
      'export declare function useUser(): { name: string } | undefined;',
      [': { name: string } | undefined', 'name: string'],
    ],
    [
      'that an alias says may be null',
      'interface User { name: string }\ntype Maybe = User | null;\nexport declare function useUser(): Maybe;',
      [': User | null', 'name: string'],
    ],
    [
      'of a type that the caller decides',
      'export declare function useRow<T extends { id: string }>(rows: T[]): T | undefined;',
      [': T | undefined', 'id: string'],
    ],
    [
      'of a named type that the caller decides',
      'interface Row { id: string }\nexport declare function useRow<T extends Row>(rows: T[], at: number): T;',
      [': T', 'id: string'],
    ],
    [
      'mapped from a type that the caller decides',
      'interface Row { id: string }\nexport declare function useRow<T extends Row>(rows: T[], at: number): Partial<T>;',
      [': Partial<T>', 'id?: string'],
    ],
    [
      'intersected with a type that the caller decides',
      'export declare function usePair<A extends object>(a: A, b: { id: string }): A & { extra: number };',
      [': A & { extra: number }', 'extra: number'],
    ],
    [
      'as a union of objects',
      'export declare function useBox(): { width: number } | { height: number };',
      [': { height: number } | { width: number }', 'height?: number', 'width?: number'],
    ],
    [
      'with another object for each overload',
      "export declare function useBox(by: 'x'): { width: number };\nexport declare function useBox(by: 'y'): { height: number };",
      [': { width: number } | { height: number }', 'height?: number', 'width?: number'],
    ],
  ])('has its whole type listed before its fields: %s', (_case, text, fields) => {
    expect(list(readHook(text).returnValue)).toEqual(fields);
  });

  it.each([
    ['an object', 'export declare function useUser(): { name: string };', ['name: string']],
    [
      'an intersection of objects',
      'interface User { name: string }\nexport declare function useUser(): User & { age?: number };',
      ['age?: number', 'name: string'],
    ],
    [
      'the same object in each overload',
      'interface User { name: string }\nexport declare function useUser(): User;\nexport declare function useUser(id: string, of?: string): User;',
      ['name: string'],
    ],
  ])('has only its fields listed: %s', (_case, text, fields) => {
    expect(list(readHook(text).returnValue)).toEqual(fields);
  });

  it('lists the variants of fields in a discriminated union', () => {
    const { returnValue } = readHook(
      "/** @returns What was loaded. */\nexport declare function useLoad(): { status: 'busy' } | { status: 'done'; data: string };",
    );

    expect(list(returnValue)).toEqual([
      ": { status: 'busy' } | { status: 'done'; data: string }",
      'data?: string',
      "status: 'busy' | 'done'",
    ]);
    expect(returnValue['']?.description).toBe('What was loaded.');
    expect(returnValue.data?.variants).toEqual([
      { prop: 'status', values: ["'done'"], type: 'string', required: true },
    ]);
  });

  it('is an outline if its text would fill a screen', () => {
    const fields = Array.from({ length: 30 }, (_, index) => `fieldOfNumber${index}: string`).join('; ');

    expect(readHook(`export declare function useForm(): { ${fields} } | null;`).returnValue['']?.type).toBe(
      'object | null',
    );
  });
});

describe('the options object of a hook', () => {
  it.each([
    [
      'that may be null',
      'export declare function useBox(box: { width: number } | null): void;',
      [': { width: number } | null', 'width: number'],
    ],
    [
      'that may be undefined, but is required',
      'export declare function useBox(box: { width: number } | undefined): void;',
      [': { width: number } | undefined', 'width: number'],
    ],
    [
      'that is optional, though one of its fields is required',
      'export declare function useBox(box?: { width: number }): void;',
      ['?: { width: number }', 'width: number'],
    ],
    [
      'that is optional or null',
      'export declare function useBox(box?: { width: number } | null): void;',
      ['?: { width: number } | null', 'width: number'],
    ],
    [
      'as a union of objects',
      "export declare function useBox(box: { by: 'x'; width: number } | { by: 'y'; height: number }): void;",
      [
        ": { by: 'x'; width: number } | { by: 'y'; height: number }",
        "by: 'x' | 'y'",
        'height?: number',
        'width?: number',
      ],
    ],
    [
      'of a type that the caller decides',
      'export declare function useRow<T extends { id: string }>(row: T): void;',
      [': T', 'id: string'],
    ],
  ])('has its whole type listed before its fields: %s', (_case, text, fields) => {
    expect(list(readHook(text).parameters)).toEqual(fields);
  });

  it.each([
    ['an object', 'export declare function useBox(box: { width: number }): void;', ['width: number']],
    [
      'an optional object with optional fields',
      'export declare function useBox(box?: { width?: number }): void;',
      ['width?: number'],
    ],
    [
      'an intersection of objects',
      'interface Box { width: number }\nexport declare function useBox(box: Box & { height?: number }): void;',
      ['height?: number', 'width: number'],
    ],
  ])('has only its fields listed: %s', (_case, text, fields) => {
    expect(list(readHook(text).parameters)).toEqual(fields);
  });

  it('has the description of its @param tag', () => {
    const { parameters } = readHook(
      '/**\n * @param box The box, or none.\n */\nexport declare function useBox(box: { width: number } | null): void;',
    );

    expect(parameters['']).toMatchObject({ required: true, description: 'The box, or none.' });
  });
});
