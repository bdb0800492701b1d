import { describe, expect, it } from 'vitest';
import { planIndexHeadings } from '../../../../core/api/pages/plan-index-headings.ts';

const line = { name: 'TabsList', path: '/lib/api/tabs-list/', kind: 'component' as const, isDeprecated: false };
const toTitle = (kind: string) => kind.toUpperCase();
const group = { product: 'lib', packageName: '@mui/lib', version: '1.0.0', lines: [line] };

describe('planIndexHeadings', () => {
  it('lists the packages of a product without the names, which are in the list beside it', () => {
    expect(planIndexHeadings([group, { ...group, packageName: 'empty', lines: [] }], { depth: 2, toTitle })).toEqual([
      { id: 'mui-lib', depth: 2, text: '@mui/lib' },
    ]);
  });

  it('lists the kinds of other exports below their package', () => {
    const lines = [line, { ...line, name: 'Size', kind: 'type' as const }];

    expect(
      planIndexHeadings(
        [
          { ...group, lines },
          { ...group, product: 'other', packageName: 'other' },
        ],
        {
          depth: 2,
          toTitle,
        },
      ),
    ).toEqual([
      { id: 'mui-lib', depth: 2, text: '@mui/lib' },
      { id: 'mui-lib-types', depth: 3, text: 'TYPE' },
      { id: 'other', depth: 2, text: 'other' },
    ]);
  });
});
