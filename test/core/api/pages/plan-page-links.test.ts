import { describe, expect, it } from 'vitest';
import { planPageLinks } from '../../../../core/api/pages/plan-page-links.ts';
import { makePlace } from './api-entries.ts';

const places = [
  makePlace({ name: 'Button', deprecated: 'Old.' }),
  makePlace({ name: 'ButtonBase' }),
  makePlace({ name: 'useButton', kind: 'hook' }),
];
const page = { path: '/lib/buttons/', product: 'lib', components: ['ButtonBase', 'Button'], hooks: ['useButton'] };

describe('planPageLinks', () => {
  it('gives the place of each component and hook, in the order of the page', () => {
    expect(planPageLinks({ ...page, hasTabs: false }, places)).toEqual([
      { name: 'ButtonBase', path: '/lib/api/buttonbase/', kind: 'component', isDeprecated: false },
      { name: 'Button', path: '/lib/api/button/', kind: 'component', isDeprecated: true },
      { name: 'useButton', path: '/lib/api/usebutton/', kind: 'hook', isDeprecated: false },
    ]);
  });

  it('skips names that the product does not document, and duplicates', () => {
    const named = { ...page, components: ['Gone', 'Button', 'Button', 'useButton'], hooks: [], hasTabs: false };

    expect(planPageLinks(named, places).map(({ name }) => name)).toEqual(['Button']);
    expect(planPageLinks({ ...named, product: 'other' }, places)).toEqual([]);
  });

  it('returns nothing for a page with API tabs', () => {
    expect(planPageLinks({ ...page, hasTabs: true }, places)).toEqual([]);
  });
});
