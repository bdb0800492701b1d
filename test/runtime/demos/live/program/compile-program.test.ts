import { describe, expect, it } from 'vitest';
import { compileProgram } from '../../../../../runtime/demos/live/program/compile-program.ts';

type ProgramSource = Parameters<typeof compileProgram>[0];

const manifest = {
  folder: './',
  document: 'frame.html',
  frame: 'frame.js',
  environment: { NODE_ENV: 'production', STAGE: 'test' },
  constants: { __DEV__: false },
  chunks: {},
  modules: {
    react: { chunk: 'react.js', key: 'm0' },
    'react/jsx-runtime': { chunk: 'react.js', key: 'm1' },
    kit: { chunk: 'kit.js', key: 'm0' },
  },
};
const compile = (request: Partial<ProgramSource>) =>
  compileProgram({
    file: 'Demo.tsx',
    source: '',
    files: {},
    product: 'kit',
    sheets: { own: {}, order: [] },
    manifest,
    ...request,
  });

describe('a program', () => {
  it('contains the files that the demo imports, and the target of each import', () => {
    const result = compile({
      source:
        "import { Button } from 'kit';\nimport { rows } from './data';\nexport default () => <Button>{rows}</Button>;",
      files: {
        './data.ts': "import { one } from './deep/one.js';\nexport const rows = one;",
        './deep/one.ts': 'export const one = 1;',
        './unused.ts': '',
      },
    });

    if (result.kind === 'fault') throw new Error('It must compile');
    expect(result.program.entry).toBe('./Demo.tsx');
    expect(result.program.globals).toEqual({
      process: { env: { NODE_ENV: 'production', STAGE: 'test' } },
      __DEV__: false,
    });
    expect(result.program.modules.map(({ path, imports }) => [path, imports])).toEqual([
      [
        './Demo.tsx',
        {
          'react/jsx-runtime': { kind: 'package', chunk: 'react.js', key: 'm1' },
          kit: { kind: 'package', chunk: 'kit.js', key: 'm0' },
          './data': { kind: 'file', path: './data.ts' },
        },
      ],
      ['./data.ts', { './deep/one.js': { kind: 'file', path: './deep/one.ts' } }],
      ['./deep/one.ts', {}],
    ]);
  });

  it('includes the wrapper and its imports', () => {
    const result = compile({
      source: 'export default () => null;',
      wrapper: '../DemoRoot.tsx',
      files: {
        '../DemoRoot.tsx': "import { theme } from './theme';\nexport default () => theme;",
        '../theme.ts': 'export const theme = 1;',
      },
    });

    expect(result).toMatchObject({
      program: {
        wrapper: '../DemoRoot.tsx',
        product: 'kit',
        modules: [{ path: './Demo.tsx' }, { path: '../DemoRoot.tsx' }, { path: '../theme.ts' }],
      },
    });
  });

  it('includes the imported styles, each after those that it is composed from', () => {
    const result = compile({
      source: "import './style.css';\nimport names from './names.module.scss';\nexport default () => names.big;",
      files: { './style.css': '.a { color: red }', './names.module.scss': '.big { font-size: 2em }' },
      sheets: {
        own: {
          './style.css': { css: '.a{color:red}', names: {} },
          './names.module.scss': {
            css: '.names_big{font-size:2em}',
            names: { big: 'names_big part_deep' },
            before: ['./part.module.css'],
          },
          './part.module.css': { css: '.part_deep{margin:0}' },
          './other.css': { css: '.b{color:red}', names: {} },
        },
        order: ['./names.module.scss'],
      },
    });
    if (result.kind !== 'program') throw new Error('It must compile');
    const { modules, styles } = result.program;

    expect(modules.find(({ path }) => path === './names.module.scss')?.code).toBe(
      'module.exports = {"big":"names_big part_deep","default":{"big":"names_big part_deep"},"__esModule":true}',
    );
    expect(styles).toEqual({
      order: ['./names.module.scss'],
      around: [],
      own: [
        { key: './style.css', css: '.a{color:red}' },
        { key: './part.module.css', css: '.part_deep{margin:0}' },
        { key: './names.module.scss', css: '.names_big{font-size:2em}' },
      ],
    });
  });

  it('separates the styles of the wrapper, and includes the utilities that the demo needs without importing them', () => {
    const sheets = {
      own: {
        './utilities': { css: '.flex{display:flex}' },
        './a.css': { css: '.a{color:red}', names: {} },
        '../root.css': { css: '.root{color:red}', names: {} },
      },
      order: [],
    };
    const result = compile({
      source: "import './helper';\nexport default () => null;",
      wrapper: '../DemoRoot.tsx',
      files: {
        './helper.ts': "import './a.css';",
        './a.css': '',
        '../DemoRoot.tsx': "import './root.css';\nexport default () => null;",
        '../root.css': '',
      },
      sheets,
      utilities: './utilities',
    });

    expect(result).toMatchObject({
      program: {
        styles: {
          around: [{ key: '../root.css', css: '.root{color:red}' }],
          own: [
            { key: './utilities', css: '.flex{display:flex}' },
            { key: './a.css', css: '.a{color:red}' },
          ],
        },
      },
    });
  });

  it('cannot import a style sheet that is only a part of others', () => {
    expect(
      compile({
        source: "import './part.css';\nexport default () => null;",
        files: { './part.css': '.a { color: red }' },
        sheets: { own: { './part.css': { css: '.a{color:red}' } }, order: [] },
      }),
    ).toMatchObject({ fault: { kind: 'unknown-module', module: './part.css' } });
  });
});

describe('an import that cannot be resolved', () => {
  it('is an error that lists the available modules', () => {
    expect(compile({ source: "\nimport x from 'left-pad';\nexport default x;", files: { './data.ts': '' } })).toEqual({
      kind: 'fault',
      fault: {
        kind: 'unknown-module',
        module: 'left-pad',
        known: ['react', 'react/jsx-runtime', 'kit', './data.ts'],
        place: { file: 'Demo.tsx', line: 2, column: 15 },
      },
    });
  });

  it('lists the available files for a local import', () => {
    expect(
      compile({ source: "import x from './letters';\nexport default x;", files: { './data.ts': '' } }),
    ).toMatchObject({ fault: { module: './letters', known: ['./data.ts'] } });
  });

  it('is reported for names that every object has', () => {
    expect(compile({ source: "import x from 'constructor';\nexport default x;" })).toMatchObject({
      fault: { kind: 'unknown-module' },
    });
  });

  it('is reported in the file that contains it, if that is not the demo itself', () => {
    expect(
      compile({
        source: "import { a } from './data';\nexport default a;",
        files: { './data.ts': "import b from 'b';\nexport const a = b;" },
      }),
    ).toMatchObject({
      fault: { place: { file: 'data.ts', line: 1, column: 15 } },
    });
  });
});
