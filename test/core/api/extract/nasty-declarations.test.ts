// Unusual declarations from real libraries that could break the extraction.

import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../core/api/extract/extract-package.ts';
import { library } from './library.ts';

const react = "import * as React from 'react';\n";

function extract(index: string, more: Readonly<Record<string, string>> = {}): readonly ApiEntry[] {
  return extractPackage(library({ 'index.d.ts': react + index, ...more })).entries;
}

function typesOf(index: string): Record<string, string> {
  return Object.fromEntries(Object.entries(extract(index)[0]?.props ?? {}).map(([name, { type }]) => [name, type]));
}

describe('the export of a component', () => {
  it.each([
    [
      'only a default export',
      'declare function Lonely(props: { /** A. */ a?: string }): React.ReactElement;\nexport default Lonely;',
      ['Lonely'],
    ],
    [
      'an assignment',
      'declare namespace Kit { function Button(props: { /** A. */ a?: string }): React.ReactElement; }\nexport = Kit;',
      ['Button'],
    ],
    ['a barrel of barrels', "export * from './a';", ['Deep']],
    ['another name', 'declare function Inner(props: {}): React.ReactElement;\nexport { Inner as Outer };', ['Outer']],
    [
      'an object of components',
      'export declare const Menu: { (props: { /** A. */ a?: string }): React.ReactElement; Item: (props: {}) => React.ReactElement };',
      ['Menu', 'Menu.Item'],
    ],
  ])('may be %s', (_case, index, names) => {
    const files = {
      'a.d.ts': "export * from './b';",
      'b.d.ts': "export { default as Deep } from './c';\nexport * from './a';",
      'c.d.ts': `${react}export default function Deep(props: {}): React.ReactElement;`,
    };

    expect(extract(index, files).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a namespace without values', 'export namespace Types { interface A {} }'],
    [
      'a module of another name',
      "declare module 'elsewhere' { export function Button(props: {}): React.ReactElement; }\nexport {};",
    ],
    ['an enum', 'export declare enum Size { Small, Large }\nexport declare class Store { get(): string; }'],
  ])('is none of %s', (_case, index) => {
    expect(extract(index)).toEqual([]);
  });
});

describe('the names of props', () => {
  it('may be those of Object.prototype', () => {
    const [entry] = extract(
      'export declare function A(props: { /** P. */ __proto__?: string; /** C. */ constructor?: string; /** T. */ toString?: () => string }): React.ReactElement;',
    );

    expect(Object.keys(entry?.props ?? {})).toEqual(['__proto__', 'constructor', 'toString']);
    expect(
      Object.values(JSON.parse(JSON.stringify(entry?.props)) as ApiEntry['props']).map(({ type }) => type),
    ).toEqual(['string', 'string', '() => string']);
  });

  it('need not be identifiers', () => {
    expect(
      typesOf(
        "export declare function A(props: { /** Q. */ 'aria-x y'?: string; /** N. */ 0?: number; /** E. */ ''?: string; /** L. */ 'größe'?: number }): React.ReactElement;",
      ),
    ).toEqual({ '': 'string', 0: 'number', 'aria-x y': 'string', größe: 'number' });
  });
});

describe('the types of props', () => {
  it.each([
    [
      'a recursive type',
      'export interface Tree { left?: Tree; items: Tree[] }\nexport declare function A(props: { /** A. */ a?: Tree }): React.ReactElement;',
      'Tree',
    ],
    [
      'a recursive alias',
      'export type Json = string | { [key: string]: Json } | Json[];\nexport declare function A(props: { /** A. */ a?: Json }): React.ReactElement;',
      'Json',
    ],
    [
      'a template literal',
      "export declare function A(props: { /** A. */ a?: `${'x' | 'y'}-${number}` }): React.ReactElement;",
      '`x-${number}` | `y-${number}`',
    ],
    [
      'an enum',
      "export declare enum Size { Small = 'small', Large = 'large' }\nexport declare function A(props: { /** A. */ a?: Size }): React.ReactElement;",
      'Size',
    ],
    [
      'a tuple',
      'export declare function A(props: { /** A. */ a?: readonly [from: number, to?: number] }): React.ReactElement;',
      'readonly [from: number, to?: number]',
    ],
    [
      'a symbol and a large number',
      'export declare function A(props: { /** A. */ a?: symbol | bigint }): React.ReactElement;',
      'symbol | bigint',
    ],
    [
      'a mapped type',
      "export declare function A(props: { /** A. */ a?: { [K in 'x' | 'y']?: number } }): React.ReactElement;",
      '{ x?: number; y?: number }',
    ],
    [
      'a mapped type over a field of another',
      "export interface Data { on: boolean; at: 'a' | 'b' }\nexport declare function A(props: { /** A. */ a?: { readonly [K in keyof Data]: Data[K][] } }): React.ReactElement;",
      "{ readonly on: Array<boolean>; readonly at: Array<'a' | 'b'> }",
    ],
    [
      'a mapped type of any key',
      'export declare function A(props: { /** A. */ a?: { [key in string]: number } }): React.ReactElement;',
      '{ [key in string]: number }',
    ],
    [
      'a type computed from another',
      "interface Pseudo { /** A. */ a: '&:hover'; }\nexport declare function A(props: { [K in keyof Pseudo]?: { [property: string]: string } }): React.ReactElement;",
      '{ [property: string]: string }',
    ],
    [
      'forbidden in one member',
      "export declare function A(props: { /** A. */ a?: never; b: 'x' } | { a: string; b: 'y' }): React.ReactElement;",
      'string',
    ],
    [
      'a conditional type',
      'export type If<T> = T extends string ? 1 : 2;\nexport declare function A<T>(props: { /** A. */ a?: If<T> }): React.ReactElement;',
      'If<T>',
    ],
  ])('may be %s', (_case, index, type) => {
    expect(typesOf(index)).toMatchObject({ a: type });
  });

  it('may be a union of two thousand strings', () => {
    const names = Array.from({ length: 2000 }, (_value, index) => `'icon-${index}'`).join(' | ');

    expect(
      typesOf(
        `export type IconName = ${names};\nexport declare function A(props: { /** A. */ a?: IconName }): React.ReactElement;`,
      ),
    ).toEqual({ a: 'IconName' });
    expect(typesOf(`export declare function A(props: { /** A. */ a?: ${names} }): React.ReactElement;`).a).toContain(
      "'icon-1999'",
    );
  });
});

describe('a prop that cannot be used', () => {
  it.each([
    ['forbidden', '/** No. */ no?: never'],
    ['only undefined', 'no?: undefined'],
    ['internal by its name', '/** No. */ __no?: string'],
    ['private by its comment', '/** @private No. */ _no?: string'],
  ])('is left out: %s', (_case, member) => {
    expect(
      Object.keys(
        typesOf(`export declare function A(props: { ${member}; /** A. */ a?: string }): React.ReactElement;`),
      ),
    ).toEqual(['a']);
  });
});

describe('the declaration of a component', () => {
  it.each([
    [
      'overloads',
      'export declare function A(props: { /** A. */ a: string }): React.ReactElement;\nexport declare function A(props: { /** B. */ b?: string }): React.ReactElement;',
      ['a?', 'b?'],
    ],
    [
      'a result of memo',
      'declare namespace React2 { interface Memo<P> { (props: P): React.ReactNode; readonly type: (props: P) => React.ReactNode } }\nexport declare const A: React2.Memo<{ /** A. */ a: string }>;',
      ['a!'],
    ],
    [
      'a forwarded ref',
      'export declare const A: React.ForwardRefExoticComponent<{ /** A. */ a: string } & React.RefAttributes<HTMLButtonElement>>;',
      ['a!'],
    ],
    [
      'a class',
      'export declare class A extends Base<{ /** A. */ a: string }> {}\ndeclare class Base<P> { props: P; render(): React.ReactNode; }',
      ['a!'],
    ],
    [
      'a generic function',
      'export declare function A<T extends { id: string }, M extends boolean = false>(props: { /** A. */ a: T[]; /** B. */ b?: M extends true ? T[] : T }): React.ReactElement;',
      ['a!', 'b?'],
    ],
    [
      'a union of props',
      "export declare function A(props: { /** A. */ a: 'x'; /** B. */ b: string } | { /** A. */ a: 'y'; /** C. */ c: string }): React.ReactElement;",
      ['a!', 'b?', 'c?'],
    ],
    ['no props', 'export declare function A(): React.ReactElement;', []],
    [
      'a promise of an element',
      'interface Promise<T> { then(take: (value: T) => void): void }\nexport declare function A(props: { /** A. */ a?: string }): Promise<React.ReactElement>;',
      ['a?'],
    ],
  ])('may be %s', (_case, index, props) => {
    expect(
      Object.entries(extract(index)[0]?.props ?? {}).map(([name, { required }]) => `${name}${required ? '!' : '?'}`),
    ).toEqual(props);
  });
});

describe('the return type of a hook', () => {
  it.each([
    [
      'a pair',
      'export declare function useToggle(initial?: boolean): [on: boolean, toggle: () => void];',
      { '': '[on: boolean, toggle: () => void]' },
    ],
    ['nothing', 'export declare function useEffectOnce(run: () => void): void;', {}],
    ['a string', 'export declare function useId(): string;', { '': 'string' }],
    ['an object', 'export declare function useTab(): { active: boolean };', { active: 'boolean' }],
    [
      'a class',
      'declare class Store { #kept: string; private cache: string; protected made(): void; all(): string[] }\nexport declare function useStore(): Store;',
      { all: '() => Array<string>' },
    ],
    [
      'different by overload',
      "export declare function useSize(unit: 'px'): number;\nexport declare function useSize(unit: 'em', base?: string): string;",
      { '': 'number | string' },
    ],
  ])('may be %s', (_case, index, returned) => {
    const [entry] = extract(index);

    expect(
      Object.fromEntries(Object.entries(entry?.returnValue ?? {}).map(([name, { type }]) => [name, type])),
    ).toEqual(returned);
  });
});

describe('the overloads of a hook', () => {
  it('are merged; a parameter that some of them lack is optional', () => {
    const [entry] = extract(
      "export declare function useSize(unit: 'px', of: string): number;\nexport declare function useSize(unit: 'em', base?: string): string;",
    );

    expect(
      Object.entries(entry?.parameters ?? {}).map(
        ([name, { type, required }]) => `${name}${required ? '' : '?'}: ${type}`,
      ),
    ).toEqual(["unit: 'px' | 'em'", 'of?: string', 'base?: string']);
  });

  it('have the fields of their options objects', () => {
    const [entry] = extract(
      'export declare function useList(options: { single: true; value: string }): void;\nexport declare function useList(options: { values: string[]; value: string }): void;',
    );

    expect(
      Object.entries(entry?.parameters ?? {}).map(([name, { required }]) => `${name}${required ? '' : '?'}`),
    ).toEqual(['single?', 'value', 'values?']);
  });
});

describe('a hook with an overload without options', () => {
  it('has the fields of its options, all optional', () => {
    const [entry] = extract(
      'export declare function useWatch(): string;\nexport declare function useWatch(options: { name: string; exact?: boolean }): string;',
    );

    expect(
      Object.entries(entry?.parameters ?? {}).map(([name, { required }]) => `${name}${required ? '' : '?'}`),
    ).toEqual(['exact?', 'name?']);
  });
});

describe('the comment on a prop', () => {
  it('keeps HTML and scripts as text', () => {
    const [entry] = extract(
      "export declare function A(props: {\n/**\n * Ends </script><script>alert(1)</script> `a` <!-- b.\n * @default '</script>'\n */\na?: string }): React.ReactElement;",
    );

    expect(entry?.props.a).toMatchObject({
      description: 'Ends </script><script>alert(1)</script> `a` <!-- b.',
      default: "'</script>'",
    });
  });
});
