import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../../core/api/extract/symbols/api-symbol.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

function extractSymbols(files: Readonly<Record<string, string>>): Map<string, ApiSymbol> {
  return new Map(extractPackage(library(files)).symbols.map((symbol) => [symbol.name, symbol]));
}

describe('a function', () => {
  const symbols = extractSymbols({
    'index.d.ts': `${react}
      export * from './styles';
      /** Draws. */ export declare function Box(props: { size?: string }): React.ReactNode;
      export declare function useSize(): number;`,
    'styles/index.d.ts': `
      /** Fades a color.
       * @param color Which one.
       * @param [value=0.5] How much.
       * @returns The faded color.
       * @throws {RangeError} For what is no color.
       * @example
       * fade('#fff', 0.1)
       * @since 5.2.0
       * @deprecated Use mix.
       * @see https://example.com/fade */
      export declare function fade(color: string, value?: number): string;
      /** Mixes two. */ export declare function mix(a: string, b: string): string;
      /** Mixes many. */ export declare function mix(all: readonly string[], ...more: string[]): string;
      /** Finds one.
       * @template T What is looked for. */
      export declare function find<T extends object = {}>(list: T[], { deep }: { deep: boolean }): T | undefined;
      interface Create<Theme> { (options: Theme): void }
      export declare const create: Create<string>;
      /** @internal */ export declare function hidden(): void;
      export declare function private_inner(): void;`,
  });

  it('has its signature, parameters and comment', () => {
    expect(JSON.parse(JSON.stringify(symbols.get('fade')))).toEqual({
      name: 'fade',
      kind: 'function',
      description: 'Fades a color.',
      deprecated: 'Use mix.',
      since: '5.2.0',
      seeMore: 'https://example.com/fade',
      examples: ["```tsx\nfade('#fff', 0.1)\n```"],
      throws: ['`RangeError` For what is no color.'],
      imports: ["import { fade } from 'lib';", "import { fade } from 'lib/styles';"],
      calls: [
        { typeParameters: [], parameters: ['color: string', 'value?: number'], returns: 'string', description: '' },
      ],
      parameters: {
        color: { type: 'string', required: true, description: 'Which one.' },
        value: { type: 'number', required: false, description: 'How much.', default: '0.5' },
      },
      returnValue: { '': { type: 'string', required: true, description: 'The faded color.' } },
      source: 'lib/styles/index.d.ts',
    });
  });

  it('has all its overloads, each with its own comment', () => {
    const { calls = [], parameters = {} } = symbols.get('mix') ?? {};

    expect(calls.map((call) => [call.parameters.join(', '), call.description])).toEqual([
      ['a: string, b: string', ''],
      ['all: readonly string[], ...more: string[]', 'Mixes many.'],
    ]);
    expect(Object.entries(parameters).map(([name, { required }]) => [name, required])).toEqual([
      ['a', false],
      ['b', false],
      ['all', false],
      ['more', false],
    ]);
  });

  it('has its type parameters, and the name "options" for a destructured parameter', () => {
    const { typeParameters, parameters = {} } = symbols.get('find') ?? {};

    expect(typeParameters).toEqual([
      { name: 'T', constraint: 'object', default: '{}', description: 'What is looked for.' },
    ]);
    expect(Object.keys(parameters)).toEqual(['list', 'options']);
  });

  it('has parameters with the type arguments of its named type', () => {
    expect(symbols.get('create')?.calls?.[0]?.parameters).toEqual(['options: string']);
  });

  it('is not listed if it is a component, a hook or internal', () => {
    expect([...symbols.keys()]).toEqual(['create', 'fade', 'find', 'mix']);
  });
});

describe('other exports', () => {
  const symbols = extractSymbols({
    'index.d.ts': `${react}
      export declare class Store<T> extends Base implements Thing {
        constructor(first: T);
        /** Gives it. */ read(key: string): T;
        read(): T[];
        /** How many. */ readonly size: number;
        static of(): Store<string>;
        private secret: string;
      }
      declare class Base {}
      declare class Timed { constructor(seconds: number); }
      export declare class Clock extends Timed {}
      interface Thing {}
      interface Hidden extends Foreign { inner: number }
      export interface Shown extends Hidden { outer: string }
      export declare enum Mode { /** Bright. */ Light = "light", Dark = "dark" }
      export declare const limit: 3;
      export declare const sizes: { /** Small. */ s: number; l?: number };
      export * as colors from './colors';
      /** How it looks. */
      export interface Options<T = string> extends Thing { /** The key. @default 'a' */ key?: T; on?: (value: T) => void; }
      export type Size = 'l' | 's';
      export type Both = Options & { more: boolean };
      interface Inner { deep: string }
      export type Outer = Inner;
      import type { Foreign } from './types';
      export type { Foreign };
      export interface ButtonProps { size?: Size }
      export type ButtonClassKey = 'root';
      export declare const buttonClasses: { root: string };
      export declare function getButtonUtilityClass(slot: string): string;
      export declare function Button(props: ButtonProps): React.ReactNode;`,
    'colors.d.ts':
      'export declare const red: "#f00";\n/** ![blue](https://x.example/blue.png) Cold. */\nexport declare const blue: "#00f";',
    'types.d.ts': 'export declare class Foreign { a: string }',
  });

  it('are listed by kind, without those that belong to a component', () => {
    expect([...symbols].map(([name, { kind }]) => `${kind} ${name}`)).toEqual([
      'type Both',
      'class Clock',
      'type Foreign',
      'enum Mode',
      'type Options',
      'type Outer',
      'type Shown',
      'type Size',
      'class Store',
      'constant colors',
      'constant limit',
      'constant sizes',
    ]);
  });

  it('have fields and methods', () => {
    const { fields, methods, calls, ...store } = symbols.get('Store') ?? {};

    expect(store).toMatchObject({
      typeParameters: [{ name: 'T', description: '' }],
      extends: ['Base', 'Thing'],
    });
    expect(calls?.map(({ parameters }) => parameters)).toEqual([['first: T']]);
    expect(fields).toMatchObject({ size: { type: 'number', description: 'How many.', required: true } });
    expect(Object.entries(methods ?? {}).map(([name, { type }]) => `${name}: ${type}`)).toEqual([
      'read: ((key: string) => T) & (() => T[])',
      'static of: () => Store<string>',
    ]);
  });

  it('have constructors that return the class, inherited ones as well', () => {
    expect(symbols.get('Clock')?.calls).toMatchObject([{ parameters: ['seconds: number'], returns: 'Clock' }]);
    expect(symbols.get('Store')?.calls).toMatchObject([{ returns: 'Store<T>' }]);
  });

  it('have the members of enums, and the types of constants', () => {
    expect(symbols.get('Mode')?.fields).toMatchObject({
      Light: { type: "'light'", description: 'Bright.' },
      Dark: { type: "'dark'" },
    });
    expect(symbols.get('limit')?.type).toBe('3');
    expect(symbols.get('sizes')?.fields).toMatchObject({ s: { description: 'Small.' }, l: { required: false } });
    expect(symbols.get('colors')?.fields).toMatchObject({
      red: { type: "'#f00'" },
      blue: { type: "'#00f'", description: 'Cold.' },
    });
  });

  it('have the fields, values and bases of a type', () => {
    expect(symbols.get('Options')).toMatchObject({
      imports: ["import type { Options } from 'lib';"],
      description: 'How it looks.',
      fields: {
        key: { type: 'T', required: false, default: "'a'" },
        on: { signature: { type: '(value: T) => void' } },
      },
    });
    expect(symbols.get('Size')?.type).toBe("'l' | 's'");
    expect(symbols.get('Both')).toMatchObject({ extends: ['Options'], fields: { more: { type: 'boolean' } } });
    expect(symbols.get('Shown')).toMatchObject({
      extends: ['Foreign'],
      fields: { outer: { type: 'string' }, inner: { type: 'number' } },
    });
    expect(symbols.get('Outer')).toMatchObject({ type: 'Inner', fields: { deep: { type: 'string' } } });
  });
});
