import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../../core/search/plan-search-records.ts';
import { scoreRecords } from '../../../core/search/score-records.ts';

const record = (pathname: string, given: Partial<SearchRecord>): SearchRecord => ({
  pathname,
  title: '',
  description: '',
  headings: [],
  product: 'lib',
  kind: 'page',
  ...given,
});
const records = [
  record('/lib/button/', {
    title: 'Button',
    description: 'Starts something.',
    headings: [{ id: 'disable', text: 'disableRipple' }],
  }),
  record('/lib/button-group/', { title: 'Button group', description: 'Several of them.' }),
  record('/lib/theme/', { title: 'Theme', description: 'Colours of a button.' }),
];
const find = (query: string) => scoreRecords(query, records).map(({ record: { pathname } }) => pathname);

describe('a query', () => {
  it('finds titles before descriptions, and every word has to fit', () => {
    expect(find('button')).toEqual(['/lib/button/', '/lib/button-group/', '/lib/theme/']);
    expect(find('butt group')).toEqual(['/lib/button-group/']);
    expect(find('button zebra')).toEqual([]);
  });

  it('finds parts of names, and tells the heading', () => {
    expect(scoreRecords('ripple', records)[0]).toMatchObject({ heading: { id: 'disable' } });
  });

  it('without words finds nothing', () => {
    expect(find(' ?! ')).toEqual([]);
  });
});
