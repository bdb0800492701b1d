import { describe, expect, it } from 'vitest';
import { compileProgram } from '../../../../runtime/live/program/compile-program.ts';

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
  compileProgram({ file: 'Demo.tsx', source: '', files: {}, product: 'kit', styles: [], manifest, ...request });

describe('a program', () => {
  it('holds the files that the demo reaches, and where each import leads', () => {
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

  it('takes the wrapper and what it imports along', () => {
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

  it('hands in the styles that are imported, after those of the page', () => {
    const result = compile({
      source: "import './style.css';\nimport names from './names.module.css';\nexport default () => names.big;",
      files: { './style.css': '.a { color: red }', './names.module.css': '.big { font-size: 2em }' },
      styles: ['.page { margin: 0 }'],
    });

    expect(result).toMatchObject({
      program: { styles: ['.page { margin: 0 }', '.a { color: red }', '.big { font-size: 2em }'] },
    });
    expect(
      result.kind === 'program' && result.program.modules.find(({ path }) => path === './names.module.css')?.code,
    ).toContain('{"big":"big"}');
  });
});

describe('classes that are composed', () => {
  it('stand with the class itself, and their sheets before its own', () => {
    const result = compile({
      source: "import names from './names.module.css';\nexport default () => names.big;",
      files: {
        './names.module.css':
          ".card { color: red }\n.big { composes: card; composes: deep wide from './deep.module.css'; composes: all from global }",
        './deep.module.css': '.deep { composes: wide; margin: 0 }\n.wide { width: 9px }',
      },
    });
    if (result.kind !== 'program') throw new Error('The sheets are not compiled');
    const { modules, styles } = result.program;
    const require = (path: string): object => {
      const module = { exports: {} };
      const code = modules.find((each) => each.path === path)?.code ?? '';
      new Function('module', 'require', code)(module, require);
      return module.exports;
    };

    expect(require('./names.module.css')).toMatchObject({
      default: { card: 'card', big: 'big card deep wide wide all' },
    });
    expect(styles.map((text) => text.slice(0, 5))).toEqual(['.deep', '.card']);
  });
});

describe('an import that leads nowhere', () => {
  it('is a fault that lists the modules that there are', () => {
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

  it('lists the files when it names a file', () => {
    expect(
      compile({ source: "import x from './letters';\nexport default x;", files: { './data.ts': '' } }),
    ).toMatchObject({ fault: { module: './letters', known: ['./data.ts'] } });
  });

  it('is none of the names that every object has', () => {
    expect(compile({ source: "import x from 'constructor';\nexport default x;" })).toMatchObject({
      fault: { kind: 'unknown-module' },
    });
  });

  it('names the file beside the demo that it stands in', () => {
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
