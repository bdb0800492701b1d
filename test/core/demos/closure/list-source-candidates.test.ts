import { describe, expect, it } from 'vitest';
import {
  isTyped,
  listBuiltFolders,
  listSourceCandidates,
} from '../../../../core/demos/closure/list-source-candidates.ts';

describe('the sources that a package may be built from', () => {
  it.each([
    [{ source: './lib/main.js', main: 'dist/index.js' }, '.', 'lib/main.js'],
    [{ exports: { '.': { source: './code/a.tsx', import: './dist/a.js' } } }, '.', 'code/a.tsx'],
    [{ exports: { './*': { import: { source: './code/*.ts' } } } }, './Button', 'code/Button.ts'],
    [{ exports: { '.': { development: './src/main.ts', default: './dist/main.js' } } }, '.', 'src/main.ts'],
    [{ exports: './src/index.tsx' }, '.', 'src/index.tsx'],
    [{ main: './dist/index.js' }, '.', 'src/index.ts'],
    [{ exports: { './button': './dist/esm/button.mjs' } }, './button', 'src/button.ts'],
    [{ exports: { './*': './dist/*/index.d.ts' } }, './*', 'src/*/index.ts'],
  ])('%j, %s: %s first', (manifest, subpath, first) => {
    expect(listSourceCandidates(manifest, subpath)[0]).toBe(first);
  });

  it('include the index of a folder of the same name, and never compiler output', () => {
    const manifest = { exports: { './button': { types: './dist/button.d.ts', development: './dist/button.dev.js' } } };

    const found = listSourceCandidates(manifest, './button');

    expect(found).toContain('src/button/index.tsx');
    expect(found.every(isTyped)).toBe(true);
  });

  it('are empty for a private subpath', () => {
    expect(listSourceCandidates({ exports: { '.': './dist/index.js' } }, './hidden')).toEqual([]);
  });
});

describe('the folders that a package is built into', () => {
  it('are the folders of its targets', () => {
    expect(
      listBuiltFolders({ main: './dist/a.js', types: 'types/a.d.ts', exports: { '.': './src/index.ts' } }),
    ).toEqual(['dist', 'types']);
  });
});
