import { describe, expect, it } from 'vitest';
import { findBrokenImports } from '../../../../cli/demos/library/find-broken-imports.ts';
import type { ClosureImport } from '../../../../core/demos/closure/closure.ts';
import type { Library } from '../../../../core/demos/library/library.ts';

const library: Library = {
  modules: {
    outer: { code: '', imports: ['react', 'inner'], path: 'node_modules/outer/part.js' },
    inner: { code: '', imports: ['bad', 'outer'], path: 'node_modules/@a/inner/index.js' },
    bad: { code: '', imports: [], path: '../elsewhere/node_modules/outer/node_modules/@a/bad/lib/bad.js' },
    fine: { code: '', imports: [], path: 'node_modules/outer/fine.js' },
  },
  entries: { 'outer/part default': 'outer', 'outer/fine *': 'fine', '@a/inner a': 'inner' },
  broken: [{ id: 'bad', message: '3:7: unexpected token' }],
};

function find(changes: Partial<ClosureImport>, from: Parameters<typeof findBrokenImports>[1] = library) {
  const stated: ClosureImport = {
    file: 'content/Demo.tsx',
    line: 4,
    column: 12,
    specifier: 'outer/part',
    module: 'outer/part',
    names: ['default'],
    typeOnly: false,
    kind: 'package',
    target: 'outer',
    ...changes,
  };
  return findBrokenImports({ imports: [stated] }, from, '/nowhere');
}

describe('an import of an unreadable file', () => {
  it('is reported at its place, also through other packages', () => {
    expect(find({})).toEqual([
      {
        rule: 'demo-package-broken',
        severity: 'error',
        place: { file: 'content/Demo.tsx', line: 4, column: 12 },
        message: 'The package "@a/bad" cannot be read at node_modules/@a/bad/lib/bad.js:3:7: unexpected token',
        hint: 'Install another version of it, or import what browsers can read.',
      },
    ]);
  });

  it('is reported without a position in the file if it is unknown', () => {
    const reported = find({}, { ...library, broken: [{ id: 'bad', message: 'could not resolve "x"' }] });

    expect(reported.map(({ message }) => message)).toEqual([
      'The package "@a/bad" cannot be read at node_modules/@a/bad/lib/bad.js: could not resolve "x"',
    ]);
  });

  it.each<[string, Partial<ClosureImport>]>([
    ['takes another file of the package', { module: 'outer/fine', names: ['*'] }],
    ['takes another name', { names: ['other'] }],
    ['takes only types', { typeOnly: true }],
    ['leads to a file of the site', { kind: 'local', target: 'content/a.ts' }],
  ])('is not reported if it %s', (_what, changes) => {
    expect(find(changes)).toEqual([]);
  });

  it('is not reported if all files can be read', () => {
    expect(find({}, { ...library, broken: [] })).toEqual([]);
  });

  it('reports the style sheets that cannot be compiled: those that scripts reach, and those of the entry', () => {
    const fault = { message: 'expected ";"', hint: 'Correct the style sheet at this place.' };
    const brokenSheets = {
      '../ui/src/plain.css': { ...fault, place: { file: '../ui/src/plain.css', line: 2, column: 3 } },
      '../ui/src/tab.module.scss': {
        place: { file: '../ui/src/_tone.scss', line: 1, column: 1 },
        message: 'Undefined variable "$ton"',
        hint: 'Did you mean "$tone"?',
      },
      '../ui/src/other.css': { ...fault, place: { file: '../ui/src/other.css', line: 4, column: 5 } },
    };
    const modules = {
      ui: { code: '', imports: ['tab'], path: '../ui/src/index.ts' },
      tab: { code: '', imports: [], path: '../ui/src/tab.module.scss' },
    };
    const entries = { 'outer/part default': 'ui' };
    const entryStyles = { 'outer/part default': ['../ui/src/plain.css'] };

    expect(find({}, { modules, entries, entryStyles, brokenSheets, broken: [] })).toEqual([
      {
        rule: 'library-source',
        severity: 'error',
        place: { file: '../ui/src/plain.css', line: 2, column: 3 },
        message: 'The source of a library cannot be read: expected ";"',
        hint: 'Correct it here. Pages that use it are updated after that.',
      },
      {
        rule: 'library-source',
        severity: 'error',
        place: { file: '../ui/src/_tone.scss', line: 1, column: 1 },
        message: 'The source of a library cannot be read: Undefined variable "$ton"',
        hint: 'Did you mean "$tone"? Pages that use it are updated after that.',
      },
    ]);
  });
});
