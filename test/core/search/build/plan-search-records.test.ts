import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planSearchRecords } from '../../../../core/search/build/plan-search-records.ts';
import type { SearchRecord } from '../../../../core/search/search-record.ts';

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

describe('the manual', () => {
  it('explains every field of a record, and no other', () => {
    // The compiler asks for a line for each field of the type.
    const fields: Record<keyof SearchRecord, true> = {
      pathname: true,
      title: true,
      description: true,
      headings: true,
      product: true,
      kind: true,
      heading: true,
      names: true,
      keywords: true,
      demos: true,
      api: true,
    };
    const section = /^### Search index$([^]*?)^### /m.exec(readFileSync('docs/site.md', 'utf8'))?.[1] ?? '';
    const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
    const explained = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field));

    expect(explained).toEqual(Object.keys(fields));
  });
});
