import { describe, expect, it } from 'vitest';
import { listStyles } from '../../../../../cli/demos/library/bundle/list-styles.ts';
import type { BundledLibrary } from '../../../../../cli/demos/library/bundle/to-bundled-library.ts';
import type { ClosureImport } from '../../../../../core/demos/closure/closure.ts';

const library: Pick<BundledLibrary, 'styles' | 'entryStyles'> = {
  entryStyles: {
    'lib a': ['lib/a.css'],
    'lib b': ['lib/a.css', 'lib/b.css', 'lib/base.css'],
    'lib/base.css ': ['lib/base.css'],
  },
  styles: Object.fromEntries(
    ['lib/b.css', 'lib/base.css', 'lib/a.css'].map((path) => [path, { css: path, names: {} }]),
  ),
};

function list(...imports: [module: string, names: string[], typeOnly?: boolean][]): string[] {
  const stated = imports.map(([name, names, typeOnly = false]): ClosureImport => ({
    file: '',
    line: 1,
    column: 1,
    specifier: name,
    module: name,
    names,
    typeOnly,
    kind: 'package',
  }));
  return Object.keys(listStyles({ imports: stated }, library));
}

describe('the style sheets of packages that a demo imports', () => {
  it('are in the order of the imports, each once, dependencies first', () => {
    expect(list(['lib', ['a']], ['lib', ['b']])).toEqual(['lib/a.css', 'lib/b.css', 'lib/base.css']);
    expect(list(['lib/base.css', []])).toContain('lib/base.css');
  });

  it('are empty for imports of types only, or of missing files', () => {
    expect(list(['lib', ['a'], true], ['lib', ['gone']])).toEqual([]);
  });
});
