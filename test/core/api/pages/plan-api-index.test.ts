import { describe, expect, it } from 'vitest';
import { planApiIndex } from '../../../../core/api/pages/plan-api-index.ts';
import { makePlace } from './api-entries.ts';

describe('planApiIndex', () => {
  it('lists the places of each package', () => {
    const places = [makePlace({ name: 'Button', deprecated: 'Old.' }), makePlace({ name: 'useTab', kind: 'hook' })];
    const reference = { product: 'lib', packageName: 'lib', version: '1.0.0', entries: [], symbols: [] };

    expect(planApiIndex([reference, { ...reference, packageName: 'lab' }], places)).toEqual([
      {
        product: 'lib',
        packageName: 'lib',
        version: '1.0.0',
        lines: [
          { name: 'Button', path: '/lib/api/button/', kind: 'component', isDeprecated: true },
          { name: 'useTab', path: '/lib/api/usetab/', kind: 'hook', isDeprecated: false },
        ],
      },
      { product: 'lib', packageName: 'lab', version: '1.0.0', lines: [] },
    ]);
  });
});
