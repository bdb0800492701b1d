import { describe, expect, it } from 'vitest';
import { planIndexHeadings } from '../../../../core/api/pages/plan-index-headings.ts';

const line = { name: 'TabsList', path: '/lib/api/tabs-list/', kind: 'component' as const, isDeprecated: false };
const toTitle = (kind: string) => kind.toUpperCase();
const group = { product: 'lib', packageName: '@mui/lib', version: '1.0.0', lines: [line] };

describe('planIndexHeadings', () => {
  it('lists every name of one product, below its package', () => {
    expect(planIndexHeadings([group, { ...group, packageName: 'empty', lines: [] }], { depth: 2, toTitle })).toEqual([
      { id: 'mui-lib', depth: 2, text: '@mui/lib' },
      { id: 'index-tabs-list', depth: 3, text: 'TabsList' },
    ]);
  });

  it('lists only the packages of several products, because they have hundreds of names', () => {
    expect(
      planIndexHeadings([group, { ...group, product: 'other', packageName: 'other' }], { depth: 3, toTitle }),
    ).toEqual([
      { id: 'mui-lib', depth: 3, text: '@mui/lib' },
      { id: 'other', depth: 3, text: 'other' },
    ]);
  });
});
