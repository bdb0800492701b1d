import { describe, expect, it } from 'vitest';
import { isSeparatePage, planApiPages } from '../../../../core/api/pages/plan-api-pages.ts';
import { makeEntry } from './api-entries.ts';

describe('planApiPages', () => {
  const reference = {
    product: 'lib',
    packageName: '@lib/core',
    version: '1.0.0',
    entries: [
      makeEntry({ name: 'TextField' }),
      makeEntry({ name: 'Button' }),
      makeEntry({ name: 'useTab', kind: 'hook' }),
    ],
    symbols: [],
  };

  it('gives each entry a page of its product, by name', () => {
    expect(planApiPages([reference], []).map(({ path }) => path)).toEqual([
      '/lib/api/button/',
      '/lib/api/text-field/',
      '/lib/api/use-tab/',
    ]);
  });

  it('links to the tabs of a page with API tabs', () => {
    const page = { path: '/lib/tabs/', product: 'lib', components: ['Button'], hooks: ['useTab'], hasTabs: true };
    const places = planApiPages([reference], [page]);

    expect(places.map(({ path }) => path)).toEqual([
      '/lib/tabs/components-api/#button',
      '/lib/api/text-field/',
      '/lib/tabs/hooks-api/#use-tab',
    ]);
    expect(places.filter(isSeparatePage).map(({ entry }) => entry.name)).toEqual(['TextField']);
  });

  it('keeps the first of two entries with the same name in a product', () => {
    const other = {
      ...reference,
      packageName: '@lib/lab',
      entries: [makeEntry({ name: 'Button' }), makeEntry({ name: 'Masonry' })],
    };

    expect(
      planApiPages([reference, other], []).map(({ packageName, entry }) => `${packageName} ${entry.name}`),
    ).toEqual(['@lib/core Button', '@lib/lab Masonry', '@lib/core TextField', '@lib/core useTab']);
  });
});
