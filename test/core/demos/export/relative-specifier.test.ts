import { describe, expect, it } from 'vitest';
import { stillResolves, relativeSpecifier } from '../../../../core/demos/export/relative-specifier.ts';

describe('the specifier from one file to another', () => {
  it.each([
    ['src/main.tsx', 'src/App.tsx', './App'],
    ['src/a/App.tsx', 'src/shared/Box.tsx', '../shared/Box'],
    ['src/a/b/App.tsx', 'src/c.ts', '../../c'],
    ['src/App.tsx', 'src/a/styles.css', './a/styles.css'],
    ['src/App.tsx', 'src/types.d.ts', './types'],
  ])('%s → %s is %s', (from, to, specifier) => {
    expect(relativeSpecifier(from, to)).toBe(specifier);
  });
});

describe('a specifier', () => {
  const from = { source: 'content/a/Demo.tsx', file: 'src/App.tsx' };

  it.each([
    ['./Box', 'content/a/Box.tsx', 'src/Box.tsx', true],
    ['./rows', 'content/a/rows.json', 'src/rows.json', false],
    ['./rows.json', 'content/a/rows.json', 'src/rows.json', true],
    ['./style.css', 'content/a/style.css', 'src/style.css', true],
    ['./logo.svg?raw', 'content/a/logo.svg', 'src/logo.svg', true],
    ['./style', 'content/a/style.css', 'src/style.css', false],
    ['./Box.tsx', 'content/a/Box.tsx', 'src/Box.tsx', false],
    ['./Demo', 'content/a/Demo.tsx', 'src/App.tsx', false],
    ['@shared/Box', 'content/a/Box.tsx', 'src/Box.tsx', false],
  ])('%s for %s at %s still resolves unchanged: %s', (specifier, source, file, keeps) => {
    expect(stillResolves(specifier, from, { source, file })).toBe(keeps);
  });
});
