import { describe, expect, it } from 'vitest';
import { measureHouse, type House } from '../../scripts/measure-house.mjs';

const lock = { packages: {} };
const measure = (texts: Record<string, string>): House =>
  measureHouse({ files: Object.entries(texts).map(([file, text]) => ({ file, text })), lock });

describe('measureHouse', () => {
  it('counts lines, files, and folders with a file', () => {
    expect(measure({ 'cli/build.ts': 'a;\nb;\n', 'cli/pages/a.ts': 'c;\n', 'cli/pages/b.ts': '' })).toMatchObject({
      lines: 3,
      files: 3,
      folders: 2,
      build: 2,
    });
  });

  it('counts files that exactly one other imports, whichever way it imports them', () => {
    const house = measure({
      'cli/build.ts': [
        "import { a } from './a.ts';",
        "import type { B } from './b.ts';",
        "export { c } from './c.ts';",
        "const d = await import('./d.ts');",
        "let e: import('./e.ts').E;",
        "import { shared } from './shared.ts';",
      ].join('\n'),
      'cli/a.ts': "import { shared } from './shared.ts';\n".repeat(40),
      'cli/b.ts': '',
      'cli/c.ts': '',
      'cli/d.ts': '',
      'cli/e.ts': '',
      'cli/shared.ts': '',
    });

    expect(house).toMatchObject({ single: 5, shortSingle: 4 });
  });

  it('counts exports that exactly one other file imports', () => {
    const house = measure({
      'core/a.ts': 'export function a(): void {}\nexport const b = 1, { c } = b;\nexport type D = 1;\nconst own = 1;',
      'core/b.ts': "import { a as first, b } from './a.ts';",
      'core/c.ts': "import type { D } from './a.ts';\nimport { a } from './a.ts';",
    });

    expect(house).toMatchObject({ exports: 4, singleExports: 2 });
  });

  it('counts a namespace import as an import of all exports', () => {
    const house = measure({
      'core/a.ts': 'export const a = 1;\nexport default a;',
      'core/b.ts': "import * as all from './a.ts';",
    });

    expect(house).toMatchObject({ exports: 2, singleExports: 2 });
  });

  it('names the longest functions, those inside others and methods among them', () => {
    const text = [
      'export function outer() {',
      '  const inner = () => {',
      '    return 1;',
      '  };',
      '  return [1].map((n) => n);',
      '}',
      'class A { method() {',
      '} }',
    ].join('\n');

    expect(measure({ 'cli/build.ts': text }).longest).toEqual([
      { file: 'cli/build.ts', name: 'outer', lines: 6 },
      { file: 'cli/build.ts', name: 'inner', lines: 3 },
      { file: 'cli/build.ts', name: 'method', lines: 2 },
    ]);
  });

  it('finds cycles of rooms by type imports, and through a file outside of rooms', () => {
    const house = measure({
      'cli/build-context.ts': "import type { Page } from './pages/page.ts';",
      'cli/pages/page.ts': "import type { Context } from '../build-context.ts';\nimport '../files/read.ts';",
      'cli/files/read.ts': '',
      'core/nav/a.ts': "import '../seo/b.ts';",
      'core/seo/b.ts': '',
    });

    expect(house.circles).toEqual([['cli/build-context.ts', 'cli/pages']]);
    expect(house.rooms).toEqual({ cli: 2, core: 2, runtime: 0 });
  });

  it('follows the longest chain of imports from the build, and ends in a cycle', () => {
    const house = measure({
      'cli/build.ts': "import './short.ts';\nimport './a.ts';",
      'cli/short.ts': "import './c.ts';",
      'cli/a.ts': "import './b.ts';",
      'cli/b.ts': "import './c.ts';\nimport './a.ts';",
      'cli/c.ts': '',
    });

    expect(house.chain).toEqual(['cli/build.ts', 'cli/a.ts', 'cli/b.ts', 'cli/c.ts']);
  });

  it('counts the packages that come with the engine, without those for development and optional ones', () => {
    const packages = {
      '': { name: 'vitrine' },
      'node_modules/a': {},
      'node_modules/a/node_modules/b': {},
      'node_modules/c': { dev: true },
      'node_modules/d': { optional: true },
      'node_modules/e': { devOptional: true },
      'node_modules/f': { peer: true },
    };

    expect(measureHouse({ files: [], lock: { packages } }).packages).toBe(2);
  });
});
