import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../../core/api/extract/symbols/api-symbol.ts';
import { createNameFinder } from '../../../../../core/api/pages/symbols/create-name-finder.ts';
import { formatCallLines } from '../../../../../core/api/pages/symbols/format-call-lines.ts';
import { planSymbolList } from '../../../../../core/api/pages/symbols/plan-symbol-list.ts';
import { planSymbolPages } from '../../../../../core/api/pages/symbols/plan-symbol-pages.ts';
import { listSymbolIds, planSymbolSections } from '../../../../../core/api/pages/symbols/plan-symbol-sections.ts';
import { makeProp } from '../api-entries.ts';
import { makeSymbol } from './make-symbol.ts';

const reference = (packageName: string, symbols: readonly ApiSymbol[], product = 'lib') => ({
  product,
  packageName,
  version: '1.0.0',
  entries: [],
  symbols,
});

function listPaths(references: readonly ReturnType<typeof reference>[], taken: readonly string[] = []): string[] {
  return planSymbolPages(references, new Set(taken)).flatMap(({ places }) => places.map(({ path }) => path));
}

describe('pages of symbols', () => {
  it('document one function, class or large object each, or the short symbols of a kind', () => {
    const fields = Object.fromEntries(Array.from({ length: 13 }, (_none, index) => [`f${index}`, makeProp()]));

    expect(
      listPaths([
        reference('lib', [
          makeSymbol({ name: 'createTheme', kind: 'function' }),
          makeSymbol({ name: 'Store', kind: 'class' }),
          makeSymbol({ name: 'Big', kind: 'type', fields }),
          makeSymbol({ name: 'Size', kind: 'type' }),
          makeSymbol({ name: 'Color', kind: 'type' }),
          makeSymbol({ name: 'Mode', kind: 'enum' }),
          makeSymbol({ name: 'limit', kind: 'constant' }),
        ]),
      ]),
    ).toEqual([
      '/lib/api/functions/create-theme/',
      '/lib/api/classes/store/',
      '/lib/api/constants/#limit',
      '/lib/api/enums/#mode',
      '/lib/api/types/big/',
      '/lib/api/types/#color',
      '/lib/api/types/#size',
    ]);
  });

  it('have a limited size', () => {
    const symbols = Array.from({ length: 151 }, (_none, index) =>
      makeSymbol({ name: `T${1000 + index}`, kind: 'type' }),
    );
    const pages = planSymbolPages([reference('lib', symbols)], new Set());

    expect(pages.map(({ path, part, places }) => [path, part, places.length])).toEqual([
      ['/lib/api/types/', 1, 150],
      ['/lib/api/types-2/', 2, 1],
    ]);
  });

  it('never share a path with one another, or with a component', () => {
    const isNan = (name: string, source = 'lib/index.d.ts') => makeSymbol({ name, kind: 'function', source });

    expect(
      listPaths([
        reference('@x/lib', [isNan('isNaN'), isNan('isNan')]),
        reference('@x/lab', [isNan('isNaN', 'lab/index.d.ts'), isNan('isNan')]),
      ]),
    ).toEqual(['/lib/api/functions/is-na-n/', '/lib/api/functions/is-na-n-lab/', '/lib/api/functions/is-nan/']);
    expect(listPaths([reference('lib', [makeSymbol({ name: 'A', kind: 'type' })])], ['/lib/api/types/'])).toEqual([
      '/lib/api/types-list/#a',
    ]);
  });

  it('are marked if two in a product have the same name', () => {
    const make = (name: string, kind: 'function' | 'class', source = 'lib/index.d.ts') =>
      makeSymbol({ name, kind, source });
    const pages = planSymbolPages(
      [
        reference('@x/lib', [make('reset', 'function'), make('store', 'function'), make('store', 'class')]),
        reference('@x/lab', [make('reset', 'function', 'lab/index.d.ts'), make('only', 'function')]),
      ],
      new Set(),
    );

    expect(pages.map(({ path, apart }) => [path, apart])).toEqual([
      ['/lib/api/functions/only/', undefined],
      ['/lib/api/functions/reset/', 'package'],
      ['/lib/api/functions/reset-lab/', 'package'],
      ['/lib/api/functions/store/', 'kind'],
      ['/lib/api/classes/store/', 'kind'],
    ]);
  });

  it('link the types of their product, and pages that their texts name', () => {
    const symbols = [
      makeSymbol({ name: 'Size', kind: 'type' }),
      makeSymbol({
        name: 'fit',
        kind: 'function',
        description: 'See [it](https://lib.example/guide/) and [that](https://lib.example/gone/).',
        calls: [{ typeParameters: [], parameters: ['size: Size'], returns: 'Other', description: '' }],
      }),
    ];
    const pages = planSymbolPages(
      [
        { ...reference('lib', symbols), homepage: 'https://lib.example/start' },
        reference('other', [makeSymbol({ name: 'Other', kind: 'type' })], 'other'),
      ],
      new Set(),
    );
    const findName = createNameFinder(pages.flatMap(({ places }) => places));
    const findPage = (target: string) => (target === '/guide/' ? target : undefined);
    const list = planSymbolList(pages[0]!, { findName, findPage });

    expect(list).toMatchObject({
      isOne: true,
      links: { Size: '/lib/api/types/#size' },
      targets: { '/guide/': '/guide/' },
    });
    expect(Object.keys(list.links)).toEqual(['Size']);
    expect(list.lines[0]?.symbol.description).toBe('See [it](/guide/) and [that](https://lib.example/gone/).');
  });
});

describe('the sections of a symbol', () => {
  it('are only those with content, with a fragment for each line', () => {
    const symbol = makeSymbol({
      name: 'Store',
      kind: 'class',
      calls: [{ typeParameters: [], parameters: [], returns: 'Store', description: '' }],
      typeParameters: [{ name: 'T', description: '' }],
      fields: { size: makeProp(), '[key: string]': makeProp(), 'size<': makeProp() },
      methods: { 'static of': makeProp() },
    });

    expect(listSymbolIds(planSymbolSections({ id: 'store', symbol }))).toEqual([
      'import',
      'constructor',
      'type-parameters',
      'store-type-parameters-T',
      'fields',
      'store-fields-size',
      'store-fields-key-string',
      'store-fields-size-2',
      'methods',
      'store-methods-static-of',
    ]);
  });
});

describe('a call', () => {
  it('is on one line if it is short', () => {
    const call = { typeParameters: ['T'], parameters: ['a: T'], returns: 'T', description: '' };

    expect(formatCallLines('pick', call)).toBe('pick<T>(a: T): T');
    expect(formatCallLines('pick', { ...call, parameters: ['a: T', `b: ${'B'.repeat(80)}`] })).toBe(
      `pick<T>(\n  a: T,\n  b: ${'B'.repeat(80)},\n): T`,
    );
    expect(formatCallLines('now', { ...call, typeParameters: [], parameters: [] })).toBe('now(): T');
  });
});
