// Uses the real compiler, so there are one reader and few calls.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import * as twoslash from 'twoslash/core';
import { describe, expect, it } from 'vitest';
import { FenceReader } from '../../../../cli/api/types/fence-reader.ts';
import { readCompilerOptions } from '../../../../cli/api/types/read-compiler-options.ts';
import type { Twoslash } from '../../../../cli/api/types/twoslash.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { options } = readCompilerOptions(ts, { root, alias: {} });
const reader = new FenceReader({
  typescript: ts,
  twoslash: twoslash as unknown as Twoslash,
  root,
  // Without the types of the whole repository.
  options: { ...options, types: [], lib: ['lib.es2022.d.ts'] },
});
const heard = new Set<number>();
const toWant = (code: string, language = 'ts') => ({ key: code, code, language, folder: '.' });

describe('the types of fences', { timeout: 60_000 }, () => {
  const codes = {
    plain: 'const one = 1;\nexport const two = one;\n',
    again: "const one = 'apart';\n",
    query: '/** Says\n * it.\n *\n * More. */\nfunction say() {}\nsay();\n// ^?\n',
    shown: "// @errors: 2322\n// ---cut---\nconst a: number = '';\n",
    files:
      "// @filename: a.ts\nexport const one = 1;\n// @filename: lib/b.ts\n// ---cut---\nimport { one } from '../a';\none.toF\n//     ^|\n",
    wrong: 'const ok = 1;\n  const b: number = ok.x;\n',
    vain: '// @errors: 2345\nconst c = 1;\n',
    flag: '// @nothing: 1\nconst d = 1;\n',
    adds: 'export {};\ndeclare global {\n  interface Array<T> { extra: T }\n}\n[1].extra;\n',
    lacks: '[1].extra;\n',
    loose: '// @strict: false\nfunction f(a) {}\n',
    strict: 'function f(a) {}\n',
  };
  const results = reader.read(
    Object.values(codes).map((code) => toWant(code)),
    (number) => heard.add(number),
  );
  const of = (name: keyof typeof codes) => {
    const result = results[Object.keys(codes).indexOf(name)];
    if (!result) throw new Error('There is no result');
    return result;
  };
  const formatFaults = (name: keyof typeof codes) =>
    of(name).faults.map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);

  it('are read one by one, so that the fence that stops the thread is known', () => {
    expect([...heard]).toEqual(Object.keys(codes).map((_name, index) => index));
  });

  it('are those of its names, independent of other fences', () => {
    expect(of('plain').faults).toEqual([]);
    expect(of('plain').typed).toMatchObject({
      code: codes.plain,
      tips: [{ type: 'const one: 1' }, { type: 'const two: 1' }],
      names: [
        { line: 1, from: 6, to: 9, tip: 0 },
        { line: 2, from: 13, to: 16, tip: 1 },
        { line: 2, from: 19, to: 22, tip: 0 },
      ],
    });
    expect(of('again').typed?.tips).toEqual([{ type: 'const one: "apart"', docs: '' }]);
  });

  it('are shown below a line with a query', () => {
    expect(of('query').typed).toMatchObject({
      written: [1, 2, 3, 4, 5, 6],
      notes: [{ line: 6, from: 0, kind: 'type', tip: { type: 'function say(): void', docs: 'Says it.' } }],
    });
  });

  it('show expected errors after a cut', () => {
    expect(of('shown').faults).toEqual([]);
    expect(of('shown').typed).toMatchObject({
      code: "const a: number = '';\n",
      written: [3],
      faults: [{ line: 1, from: 6, to: 7 }],
      notes: [{ line: 1, kind: 'fault', text: "Type 'string' is not assignable to type 'number'. (TS2322)" }],
    });
  });

  it('include the files of a fence, and completions', () => {
    expect(of('files').typed).toMatchObject({
      code: "import { one } from '../a';\none.toF\n",
      notes: [{ kind: 'fault' }, { line: 2, from: 4, kind: 'choices', choices: ['toFixed'], written: 'toF' }],
    });
  });

  it('report faults at their places in the written code', () => {
    expect(formatFaults('wrong')).toEqual(["2:24 fence-type Property 'x' does not exist on type '1' (TS2339)"]);
    expect(formatFaults('vain')).toEqual([
      '1:4 fence-twoslash Error 2345 is expected, but TypeScript does not report it',
    ]);
    expect(formatFaults('flag')).toEqual(['1:1 fence-twoslash There is no option "@nothing"']);
  });

  it('ignore additions of other fences, and follow the options of a fence', () => {
    expect(of('adds').faults).toEqual([]);
    expect(formatFaults('lacks')).toEqual([
      "1:5 fence-type Property 'extra' does not exist on type 'number[]' (TS2339)",
    ]);
    expect(of('loose').faults).toEqual([]);
    expect(formatFaults('strict')).toEqual(["1:12 fence-type Parameter 'a' implicitly has an 'any' type (TS7006)"]);
  });
});
