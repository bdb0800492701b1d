import { describe, expect, it } from 'vitest';
import { findHeaders } from '../../../../core/publish/hosting/find-headers.ts';
import { parseHeaders } from '../../../../core/publish/hosting/parse-headers.ts';

function valueOf(pattern: string, path: string): string | undefined {
  return findHeaders(parseHeaders(`${pattern}\n  A: yes\n`, '_headers').rules, path).get('a');
}

describe('a header pattern', () => {
  it.each([
    ['/*', '/', 'yes'],
    ['/*', '/a/b', 'yes'],
    ['/a/*', '/a/', 'yes'],
    ['/a/*', '/b/a/', undefined],
    ['/a', '/a/b', undefined],
    ['/*.js', '/_app/x.js', 'yes'],
    ['/*.js', '/_app/xjs', undefined],
    ['/:x/b', '/a/b', 'yes'],
    ['/:x/b', '/a/c/b', undefined],
    ['/a(b)+', '/a(b)+', 'yes'],
  ])('%s matches %s: %s', (pattern, path, expected) => {
    expect(valueOf(pattern, path)).toBe(expected);
  });
});

describe('two rules for one path', () => {
  it('keep the later value, and all names', () => {
    const { rules } = parseHeaders('/*\n  A: 1\n  B: 2\n/a\n  a: 3\n', '_headers');

    expect([...findHeaders(rules, '/a')]).toEqual([
      ['a', '3'],
      ['b', '2'],
    ]);
  });
});
