import { describe, expect, it } from 'vitest';
import { parseQueries } from '../../../../core/search/check/parse-queries.ts';

const known = { file: 'queries.json', paths: ['/lib/button/', '/lib/menu/'], products: ['lib'] };

function problemsOf(text: string): string[] {
  return parseQueries(text, known).problems.map(
    ({ rule, place: { line, column }, message, hint }) => `${line}:${column} ${rule}  ${message}. ${hint}`,
  );
}

describe('a file of queries', () => {
  it('names one page or several, and may set thresholds', () => {
    const { parsed } = parseQueries(
      '\uFEFF{ "thresholds": { "first": 0.5 }, "queries": [{ "query": "b", "pages": "/lib/button/#x", "product": "lib" }] }',
      known,
    );

    expect(parsed).toEqual({
      thresholds: { first: 0.5, three: 0.97, typo: 0.85 },
      queries: [{ query: 'b', pages: ['/lib/button/#x'], product: 'lib' }],
    });
  });

  it.each([
    ['{ "queries": [,] }', '1:15 search-queries-invalid  The file is not JSON. Look here for a missing comma or quote'],
    ['{\n  "querys": []\n}', '2:13 search-queries-invalid  Unknown key "querys"'],
    ['{}', '1:1 search-queries-invalid  '],
    ['{ "queries": [\n  { "query": 7, "pages": [] }\n] }', '2:14 search-queries-invalid  '],
    [
      '{ "queries": [],\n "thresholds": { "first": 90 } }',
      '2:27 search-queries-invalid  The threshold "first" is 90, which is more than all queries. Write a share from 0 to 1, such as 0.9.',
    ],
    [
      '{ "queries": [{ "query": "b", "pages": ["/lib/button/",\n"/lib/buton/"] }] }',
      '2:1 search-query-page  No page in the index has the path "/lib/buton/". Did you mean "/lib/button/"?',
    ],
    [
      '{ "queries": [{ "query": "b", "pages": "/lib/button/", "product": "lip" }] }',
      '1:67 search-query-page  No product has the id "lip". Did you mean "lib"?',
    ],
  ])('that says %j is refused with its place', (text, message) => {
    expect(problemsOf(text).join('\n')).toContain(message);
    expect(parseQueries(text, known).parsed).toBeUndefined();
  });
});
