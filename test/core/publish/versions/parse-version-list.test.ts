import { describe, expect, it } from 'vitest';
import { parseVersionList } from '../../../../core/publish/versions/parse-version-list.ts';

const parse = (version: object) =>
  parseVersionList(JSON.stringify({ products: [{ id: 'lib', name: 'Lib', versions: [version] }] }))?.products[0]
    ?.versions[0];

describe('a list of versions', () => {
  it('has the fields of each version', () => {
    const version = {
      text: 'v5',
      base: '/docs/v5/',
      href: '/x/?a=b',
      date: '2026-01-31',
      status: 'ended',
      notes: 'https://example.com/5',
      migration: '/lib/migration/',
    };

    expect(parse({ ...version, more: 1 })).toEqual(version);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'https:evil',
    '/\t/evil.example/',
    'x',
    7,
    null,
    'https://example.com/'.padEnd(600, 'a'),
  ])('ignores the address %j', (address) => {
    expect(parse({ text: 'v5', href: address, notes: address, migration: address, base: address })).toEqual({
      text: 'v5',
    });
  });

  it.each(['v5', '/v5', '/../', '/v5/./', '/a b/', '//'])('ignores the base %j', (base) => {
    expect(parse({ text: 'v5', base })).toEqual({ text: 'v5' });
  });

  it('leaves out entries without a name, invalid dates and unknown statuses', () => {
    expect(parse({ base: '/v5/' })).toBeUndefined();
    expect(parse({ text: ' ' })).toBeUndefined();
    expect(parse({ text: 'v5', date: '2026-02-30', status: 'old' })).toEqual({ text: 'v5' });
  });

  it.each(['', '[]', 'null', '"x"', '{"products":{}}', '<!doctype html>'])('is not parsed from %j', (text) => {
    expect(parseVersionList(text)).toBeUndefined();
  });

  it('is limited in length', () => {
    const versions = Array.from({ length: 1000 }, (_none, index) => ({ text: `v${index}` }));

    expect(
      parseVersionList(JSON.stringify({ products: [{ id: 'lib', name: 'Lib', versions }] }))?.products[0]?.versions,
    ).toHaveLength(200);
  });
});
