import { describe, expect, it } from 'vitest';
import { planSearchRecords } from '../../../../core/search/build/plan-search-records.ts';

const found: Parameters<typeof planSearchRecords>[0] = {
  page: { path: '/pt/lib/a/', language: 'pt', product: 'lib', template: 'Documentation' },
  frontMatter: {},
  title: 'Á',
  description: 'Mostra Á.',
  isApi: false,
  tabs: [],
  headings: [
    { id: 'um', depth: 2, text: 'Um <b> & "dois"' },
    { id: 'tres', depth: 3, text: 'Três' },
  ],
};

describe('the records of a page', () => {
  it('are one with its address, its words and its headings', () => {
    expect(planSearchRecords(found)).toEqual([
      {
        pathname: '/pt/lib/a/',
        title: 'Á',
        description: 'Mostra Á.',
        product: 'lib',
        kind: 'page',
        headings: [
          { id: 'um', text: 'Um <b> & "dois"' },
          { id: 'tres', text: 'Três' },
        ],
      },
    ]);
  });

  it('have the name that the page shows, beside the title for search engines', () => {
    const [record] = planSearchRecords({ ...found, title: 'React Á component', heading: 'Á' });

    expect(record).toMatchObject({ title: 'React Á component', heading: 'Á' });
  });

  it('have the public path', () => {
    expect(
      planSearchRecords({ ...found, page: { path: '/pt/api/', language: 'pt', template: 'Documentation' } })[0]
        ?.pathname,
    ).toBe('/pt/api-docs/');
  });

  it('have no product outside of all products', () => {
    expect(
      planSearchRecords({ ...found, page: { path: '/', language: 'en', template: 'Home' } })[0]?.product,
    ).toBeNull();
  });

  it('are marked as reference for reference pages and tabs', () => {
    const tabs = [
      {
        path: '/lib/a/components-api/',
        title: 'Components API – Á',
        headings: [{ id: 'button', depth: 2 as const, text: 'Button' }],
      },
    ];

    expect(planSearchRecords({ ...found, isApi: true }).map(({ kind }) => kind)).toEqual(['api']);
    expect(planSearchRecords({ ...found, isApi: true, isSymbol: true }).map(({ kind }) => kind)).toEqual(['symbol']);
    expect(
      planSearchRecords({ ...found, tabs }).map(({ kind, pathname, title, headings }) => [
        kind,
        pathname,
        title,
        headings.length,
      ]),
    ).toEqual([
      ['page', '/pt/lib/a/', 'Á', 2],
      ['api', '/lib/a/components-api/', 'Components API – Á', 1],
    ]);
  });

  it('are empty for drafts, unlisted pages and the 404 page', () => {
    expect(planSearchRecords({ ...found, frontMatter: { draft: true } })).toEqual([]);
    expect(planSearchRecords({ ...found, frontMatter: { unlisted: true } })).toEqual([]);
    expect(planSearchRecords({ ...found, page: { path: '/404.html', language: 'en', template: 'NotFound' } })).toEqual(
      [],
    );
  });
});
