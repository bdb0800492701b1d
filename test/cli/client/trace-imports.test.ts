import { describe, expect, it } from 'vitest';
import { packageOf, traceImports } from '../../../cli/client/trace-imports.ts';

function trace(...asked: [specifier: string, importer: string][]) {
  const { plugin, findImport } = traceImports();
  // The bundler's own context is not asked for anything.
  const resolveId = plugin.resolveId as (specifier: string, importer: string | undefined) => unknown;
  for (const [specifier, importer] of asked) expect(resolveId(specifier, importer)).toBeUndefined();
  return findImport;
}

describe('the import that leads to a package', () => {
  it('is that of the site, also through other packages', () => {
    const findImport = trace(
      ['outer/part', '/site/content/Demo.tsx'],
      ['inner', '/site/node_modules/outer/part.js'],
      ['outer', '/site/node_modules/inner/index.js'],
      ['./b', '/site/content/Demo.tsx'],
    );

    expect(findImport('inner')).toEqual({ importer: '/site/content/Demo.tsx', name: 'outer' });
    expect(findImport('outer')).toEqual({ importer: '/site/content/Demo.tsx', name: 'outer' });
  });

  it('is none for a package that nobody of the site asks for', () => {
    const findImport = trace(['inner', '/site/node_modules/outer/index.js']);

    expect([findImport('inner'), findImport('other')]).toEqual([undefined, undefined]);
  });
});

describe('the package of a file', () => {
  it.each([
    ['/site/node_modules/@mui/joy/Button/Button.js', '@mui/joy'],
    ['/site/node_modules/a/node_modules/b/index.js', 'b'],
    ['C:\\site\\node_modules\\@a\\b\\index.js', '@a/b'],
    ['/site/content/Demo.tsx', undefined],
  ])('%s is %s', (path, name) => {
    expect(packageOf(path)).toBe(name);
  });
});
