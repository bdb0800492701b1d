import { describe, expect, it } from 'vitest';
import { findStanding } from '../../../../core/publish/versions/find-standing.ts';
import type { ListedVersion } from '../../../../core/model/version-list.ts';

const versions: ListedVersion[] = [
  { text: 'v7', base: '/v7/', status: 'next' },
  { text: 'v6', base: '/', status: 'current' },
  { text: 'v5', base: '/v5/', status: 'maintained' },
];
const list = { products: [{ id: 'lib', name: 'Lib', versions }] };
const standingOf = (base: string, product?: string) => {
  const standing = findStanding(list, { base, product });
  return standing && `${standing.here.text} is ${standing.kind}, ${standing.current.text} is current`;
};

describe('the version of a page', () => {
  it('is old, or not released, where another one is current', () => {
    expect(standingOf('/v5/', 'lib')).toBe('v5 is old, v6 is current');
    expect(standingOf('/v7/', 'lib')).toBe('v7 is next, v6 is current');
  });

  it('follows all products of the version, for a page without a product', () => {
    expect(standingOf('/v5/')).toBe('v5 is old, v6 is current');
    const mixed = {
      products: [...list.products, { id: 'new', name: 'New', versions: [{ text: 'v1', base: '/v5/' }] }],
    };

    expect(findStanding(mixed, { base: '/v5/' })).toBeUndefined();
  });

  it('has no standing if it is current or unknown, or no version is marked current', () => {
    expect(standingOf('/', 'lib')).toBeUndefined();
    expect(standingOf('/v4/', 'lib')).toBeUndefined();
    const silent = { products: [{ id: 'lib', name: 'Lib', versions: versions.slice(2) }] };
    expect(findStanding(silent, { base: '/v5/', product: 'lib' })).toBeUndefined();
  });
});
