import { describe, expect, it } from 'vitest';
import { parseVersionList } from '../../../../core/publish/versions/parse-version-list.ts';
import { renderVersionFiles } from '../../../../core/publish/versions/render-version-files.ts';
import { makeProduct, makeSite } from '../../../make-page.ts';

const versions = [
  { text: 'v6', base: '/', status: 'current' as const, notes: '/api/news/' },
  { text: 'v5', base: '/v5/' },
  { text: 'All', href: '/versions/' },
];
const products = [makeProduct({ id: 'lib', name: 'Lib', versions }), makeProduct({ id: 'bare', versions: [] })];

describe('the files of a version', () => {
  it('are the list of all versions, and the list of its own pages', () => {
    const [list, paths] = renderVersionFiles(makeSite({ products }), ['/lib/', '/api/']);

    expect(list?.file).toBe('versions.json');
    expect(parseVersionList(String(list?.contents))).toEqual({
      products: [
        { id: 'lib', name: 'Lib', versions: [{ ...versions[0], notes: '/api-docs/news/' }, ...versions.slice(1)] },
      ],
    });
    expect(paths).toEqual({ file: 'paths.json', contents: '[0,"/api-docs/",1,"lib/"]\n' });
  });

  it('are only the list of its pages if another version writes the list of versions, and none without versions', () => {
    expect(renderVersionFiles(makeSite({ products, base: '/v5/' }), ['/']).map(({ file }) => file)).toEqual([
      'paths.json',
    ]);
    expect(renderVersionFiles(makeSite(), ['/'])).toEqual([]);
  });
});
