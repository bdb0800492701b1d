import { describe, expect, it } from 'vitest';
import { renderSearchIndexes, toSearchLine } from '../../../core/search/render-search-indexes.ts';

type IndexedPage = Parameters<typeof renderSearchIndexes>[0][number];

function indexed(path: string, language = 'en', title = path): IndexedPage {
  return {
    page: { path, language },
    search: [toSearchLine({ pathname: path, title, description: '', headings: [], product: null, kind: 'page' })],
  };
}

describe('the indexes of a site', () => {
  it('are one file for each language, with a record on each line, sorted by path', () => {
    const files = renderSearchIndexes(
      [indexed('/b/'), indexed('/a/'), indexed('/pt/a/', 'pt'), indexed('/', 'en', 'Home')],
      ['en', 'pt', 'ar'],
    );

    expect(files.map(({ file }) => file)).toEqual(['search/en.json', 'search/pt.json', 'search/ar.json']);
    expect(files[0]?.contents).toBe(
      [
        '[',
        '{"pathname":"/","title":"Home","description":"","headings":[],"product":null,"kind":"page"},',
        '{"pathname":"/a/","title":"/a/","description":"","headings":[],"product":null,"kind":"page"},',
        '{"pathname":"/b/","title":"/b/","description":"","headings":[],"product":null,"kind":"page"}',
        ']',
        '',
      ].join('\n'),
    );
    expect(files[2]?.contents).toBe('[]\n');
  });

  it('are JSON whatever a title holds, and do not depend on the order of the pages', () => {
    const pages = [
      indexed('/a/', 'en', '"\\\n\u2028</script>\ud800'),
      indexed('/c/'),
      { page: { path: '/b/', language: 'en' }, search: [] },
    ];
    const [index] = renderSearchIndexes(pages, ['en']);

    expect((JSON.parse(String(index?.contents)) as { title: string }[]).map(({ title }) => title)).toEqual([
      '"\\\n\u2028</script>\ud800',
      '/c/',
    ]);
    expect(renderSearchIndexes([...pages].reverse(), ['en'])[0]?.contents).toBe(index?.contents);
  });
});
