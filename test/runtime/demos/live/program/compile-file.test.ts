import { describe, expect, it } from 'vitest';
import { compileFile, type CompiledFile } from '../../../../../runtime/demos/live/program/compile-file.ts';

describe('a compiled file', () => {
  it('runs with its resolved imports', () => {
    const file = compile(
      'Demo.tsx',
      "import One, { two as zwei } from 'a';\nimport * as all from 'b';\nexport const sum: number = One + zwei + all.three;\nexport default <b>{sum}</b>;",
    );

    const exports = run(file, {
      a: { default: 1, two: 2 },
      b: { three: 3 },
      'react/jsx-runtime': { jsx: (type: string, props: unknown) => [type, props] },
    });

    expect(exports).toMatchObject({ sum: 6, default: ['b', { children: 6 }] });
  });

  it('lists its imports without types, each with its place', () => {
    const file = compile(
      'Demo.tsx',
      "import type { A } from 'a';\nimport { type B, b } from 'b';\nimport { C } from 'c';\nimport {\n  d,\n} from './d';\nconst e: C & A & B = b + d;\nexport default e;",
    );

    expect(file.imports).toEqual([
      { specifier: 'b', line: 2, column: 27 },
      { specifier: './d', line: 6, column: 8 },
    ]);
  });

  it('maps places back to the source, past removed and inserted code', () => {
    const source =
      'const list = undefined as unknown as string[];\nexport const a = () => {\n  for (const one of [1]) list.map((word: string) => word + one);\n};';
    const file = compile('Demo.ts', source);
    const line = file.code.split('\n').findIndex((text) => text.includes('list.map'));
    const column = file.code.split('\n')[line]!.indexOf('map');

    expect(file.findSource({ line: line + 1, column: column + 1 })).toEqual({
      line: 3,
      column: source.split('\n')[2]!.indexOf('map') + 1,
    });
  });

  it.each([
    ['Demo.ts', 'export const a = <T,>(b: T) => <T>b;'],
    ['Demo.jsx', 'export default () => <b>1</b>;'],
    ['Demo.js', 'export default () => <b>1</b>;'],
    ['data.json', '{ "a": [1] }'],
  ])('is parsed according to its extension: %s', (file, source) => {
    expect(compileFile(file, source).kind).toBe('compiled');
  });

  it('exports JSON as the default', () => {
    expect(run(compile('data.json', '{ "a": [1] }'), {})).toMatchObject({ default: { a: [1] } });
  });
});

describe('a file that does not parse', () => {
  it.each([
    ['const a = [1, 2;', { line: 1, column: 16 }, 'Unexpected token, expected ","'],
    ['const a: string = ;', { line: 1, column: 19 }, 'Unexpected token'],
    ['const a = "b\nc()', { line: 1, column: 11 }, 'Unterminated string constant'],
    [
      'export default () => (\n  <button onClick={() => a + 1}>\n    {b + }\n  </button>\n);',
      { line: 3, column: 10 },
      'Unexpected token',
    ],
  ])('is reported with the place of the fault: %s', (source, place, message) => {
    expect(compileFile('Demo.tsx', source)).toEqual({ kind: 'syntax', message, place });
  });
});

function compile(file: string, source: string): CompiledFile {
  const result = compileFile(file, source);
  if (result.kind === 'syntax') throw new Error(result.message);
  return result;
}

function run({ code }: CompiledFile, modules: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  new Function('require', 'module', 'exports', '__turn', code)(
    (specifier: string) => modules[specifier],
    module,
    module.exports,
    () => {},
  );
  return module.exports;
}
