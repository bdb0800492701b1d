import { describe, expect, it } from 'vitest';
import { listOtherBases } from '../../../../core/publish/versions/list-other-bases.ts';
import {
  findListFile,
  isVersioned,
  listVersions,
  readsVersions,
} from '../../../../core/publish/versions/list-versions.ts';
import { makeProduct, makeSite } from '../../../make-page.ts';

const toHref = (path: string) => `/docs${path}`;
const stacked = makeProduct({
  versions: [
    { text: 'v6', base: '/', status: 'current' },
    { text: 'v5', base: '/v5/' },
  ],
});

describe('the versions of a site', () => {
  it('are those of its products, with addresses of the host', () => {
    const versions = [
      { text: 'v6', current: true, notes: '/blog/6/' },
      { text: 'v5', href: 'https://v5.example.com/' },
      { text: 'All', href: '/versions/' },
    ];
    const site = makeSite({ base: '/docs/', products: [makeProduct({ id: 'lib', name: 'Lib', versions })] });

    expect(listVersions(site, toHref).products).toEqual([
      {
        id: 'lib',
        name: 'Lib',
        versions: [
          { text: 'v6', base: '/docs/', notes: '/docs/blog/6/' },
          { text: 'v5', href: 'https://v5.example.com/' },
          { text: 'All', href: '/docs/versions/' },
        ],
      },
    ]);
  });

  it('are those of the list passed to the build, if there is one', () => {
    const list = { products: [{ id: 'lib', name: 'Old name', versions: [{ text: 'v7', base: '/v7/' }] }] };
    const site = makeSite({
      products: [makeProduct({ id: 'lib', name: 'Lib' }), makeProduct({ id: 'other' })],
      versions: { isSet: false, address: '/versions.json', list },
    });

    const [lib, other] = listVersions(site, toHref).products;
    expect(lib).toEqual({ id: 'lib', name: 'Lib', versions: [{ text: 'v7', base: '/v7/' }] });
    expect(other?.versions).toHaveLength(2);
  });
});

describe('the list of versions', () => {
  it('is written by the version in whose base its address lies', () => {
    expect(findListFile(makeSite({ products: [stacked] }))).toBe('versions.json');
    expect(findListFile(makeSite({ products: [stacked], base: '/v5/' }))).toBeUndefined();
    expect(
      findListFile(makeSite({ base: '/docs/', versions: { isSet: true, address: '/docs/data/versions.json' } })),
    ).toBe('data/versions.json');
  });

  it('is not written by a site with one version, nor by one that got a list', () => {
    const list = { products: [] };

    expect(findListFile(makeSite())).toBeUndefined();
    expect(
      findListFile(makeSite({ products: [stacked], versions: { isSet: true, address: '/versions.json', list } })),
    ).toBeUndefined();
  });

  it('is read by the other versions, and by a version with another base than the listed one', () => {
    const alone = makeProduct({ versions: [{ text: 'v6', base: '/' }] });

    expect(isVersioned(makeSite())).toBe(false);
    expect(readsVersions(makeSite())).toBe(false);
    expect(readsVersions(makeSite({ products: [alone] }))).toBe(false);
    expect(readsVersions(makeSite({ products: [stacked] }))).toBe(true);
    expect(readsVersions(makeSite({ products: [alone], base: '/v6/' }))).toBe(true);
  });
});

describe('the bases of other versions', () => {
  it('are named once each', () => {
    expect(listOtherBases(makeSite({ products: [stacked, stacked] }))).toEqual(['/v5/']);
    expect(listOtherBases(makeSite({ products: [stacked], base: '/v5/' }))).toEqual(['/']);
  });
});
