import { describe, expect, it } from 'vitest';
import { renderSearchIndexes, toSearchLine } from '../../../../core/search/build/render-search-indexes.ts';

type IndexedPage = Parameters<typeof renderSearchIndexes>[0][number];

function indexed(path: string, language = 'en', title = path): IndexedPage {
  return {
    page: { path, language },
    words: [`words of ${title.replace(/[^a-z]/gi, '')}`],
    search: [toSearchLine({ pathname: path, title, description: '', headings: [], product: null, kind: 'page' })],
  };
}

describe('the indexes of a site', () => {
  it('are one file for each language, with a record on each line, sorted by path', () => {
    const files = renderSearchIndexes(
      [indexed('/b/'), indexed('/a/'), indexed('/pt/a/', 'pt'), indexed('/', 'en', 'Home')],
      { languages: ['en', 'pt', 'ar'], products: [{ id: 'lib', name: 'Lib', versions: [] }] },
    );

    expect(files.map(({ file }) => file)).toEqual(
      ['en', 'pt', 'ar'].flatMap((language) => [`search/${language}.json`, `search/${language}.words.json`]),
    );
    expect(JSON.parse(String(files[3]?.contents))).toEqual({
      language: 'pt',
      products: [{ id: 'lib', name: 'Lib' }],
      words: '0of 0pta 0words',
      sections: 'A A A',
    });
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
    expect(files[4]?.contents).toBe('[]\n');
  });

  it('are JSON whatever a title holds, and do not depend on the order of the pages', () => {
    const pages = [
      indexed('/a/', 'en', '"\\\n\u2028</script>\ud800'),
      indexed('/c/'),
      { page: { path: '/b/', language: 'en' }, search: [], words: [] },
    ];
    const [index] = renderSearchIndexes(pages, { languages: ['en'], products: [] });

    expect((JSON.parse(String(index?.contents)) as { title: string }[]).map(({ title }) => title)).toEqual([
      '"\\\n\u2028</script>\ud800',
      '/c/',
    ]);
    expect(renderSearchIndexes([...pages].reverse(), { languages: ['en'], products: [] })[0]?.contents).toBe(
      index?.contents,
    );
  });
});
