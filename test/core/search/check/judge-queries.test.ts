import { describe, expect, it } from 'vitest';
import { judgeQueries } from '../../../../core/search/check/judge-queries.ts';
import { makeTypos } from '../../../../core/search/check/make-typos.ts';
import { createSearch } from '../../../../core/search/create-search.ts';

const common = { description: '', headings: [], product: null, kind: 'page' as const };
const search = createSearch([
  { pathname: '/drawer/', title: 'Drawer', ...common },
  {
    pathname: '/drawer-api/',
    title: 'Drawer API',
    ...common,
    kind: 'api',
    api: [{ of: 'Drawer', kind: 'prop', at: 'p-', names: ['anchor'] }],
  },
]);

describe('judged queries', () => {
  it('count the pages that come first, and those that come in the first three', () => {
    const judged = judgeQueries(
      [
        { query: 'drawer', pages: ['/drawer/'] },
        { query: 'drawer', pages: ['/nowhere/', '/drawer-api/'] },
        { query: 'anchor', pages: ['/drawer-api/#p-anchor'] },
        { query: 'nothing', pages: ['/drawer/'] },
      ],
      search,
    );

    expect(judged).toMatchObject({ first: 0.5, three: 0.75 });
    expect(judged.missed.map(({ typed, rank }) => [typed, rank])).toEqual([
      ['drawer', 2],
      ['nothing', 0],
    ]);
    expect(judged.typo).toBeLessThan(1);
  });

  it('have one typo each in the longest word', () => {
    expect(makeTypos('open Drawer')).toEqual(['open Drwaer', 'open Draer', 'open Drawwer']);
    expect(makeTypos('sx')).toEqual([]);
  });
});
