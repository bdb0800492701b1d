import { describe, expect, it } from 'vitest';
import { joinPaths, resolveFile } from '../../../../../runtime/demos/live/program/resolve-file.ts';

const files = new Set(['./data.ts', './parts/index.tsx', './parts/row.tsx', '../theme.ts', './style.css', './x.js']);

describe('an import of a local file', () => {
  it.each([
    ['./data', './Demo.tsx', './data.ts'],
    ['./data.js', './Demo.tsx', './data.ts'],
    ['./parts', './Demo.tsx', './parts/index.tsx'],
    ['./row', './parts/index.tsx', './parts/row.tsx'],
    ['../data', './parts/index.tsx', './data.ts'],
    ['../theme', './Demo.tsx', '../theme.ts'],
    ['./style.css', './Demo.tsx', './style.css'],
    ['./x', './Demo.tsx', './x.js'],
    ['./none', './Demo.tsx', undefined],
  ])('%s from %s means %s', (specifier, from, expected) => {
    expect(resolveFile(specifier, { from, files })).toBe(expected);
  });
});

describe('joinPaths', () => {
  it.each([
    ['', 'Demo.tsx', './Demo.tsx'],
    ['./a/b/', '../c.ts', './a/c.ts'],
    ['./', '../../c.ts', '../../c.ts'],
    ['../', '../c.ts', '../../c.ts'],
  ])('joins %j and %s to %s', (folder, path, expected) => {
    expect(joinPaths(folder, path)).toBe(expected);
  });
});
