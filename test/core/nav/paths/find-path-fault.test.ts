import { describe, expect, it } from 'vitest';
import { findPathFault } from '../../../../core/nav/paths/find-path-fault.ts';
import { findReservedPath } from '../../../../core/nav/paths/find-reserved-path.ts';

describe('a path of the site', () => {
  it.each([
    '/',
    '/joy-ui/react-button/',
    '/joy-ui/react-',
    '/v5.0',
    '/größe/',
    '/日本語/',
    '/a_b~c',
    '/console',
    '/com',
    '/a.b.c',
  ])('may be %s', (path) => {
    expect(findPathFault(path)).toBeUndefined();
  });

  it.each([
    [
      'path-traversal',
      '/../../etc/x',
      'The path "/../../etc/x" leaves its folder',
      'Write the whole path from the root of the site, without "." and ".." segments.',
    ],
    [
      'path-leading-slash',
      'a/b',
      '"a/b" is neither a path of the site nor an address',
      'Start a path with "/", and an address with "https://".',
    ],
    ['path-empty-segment', '/a//b', 'The path "/a//b" has two slashes in a row', 'Write "/a/b".'],
    [
      'path-not-portable',
      '/aux/x',
      'The path "/aux/x" has the segment "aux", which is not a valid file name on Windows',
      'Rename it: no reserved names such as "con" or "aux", no dot or space at the end, none of <>:"|*.',
    ],
    [
      'path-character',
      '/a%2f',
      'The path "/a%2f" contains the character "%"',
      'Use letters, digits, "-", "_", "." and "~" only.',
    ],
    [
      'path-too-long',
      `/${'a'.repeat(201)}`,
      `The path "/${'a'.repeat(79)}…" has a segment of more than 200 bytes`,
      'Shorten it.',
    ],
  ])('is refused by the rule %s: %s', (rule, path, message, hint) => {
    expect(findPathFault(path)).toEqual({ rule, message, hint });
  });

  it.each([
    ['path-traversal', '/a/../../x'],
    ['path-traversal', '/a/..'],
    ['path-traversal', '/./a/'],
    ['path-leading-slash', '../x'],
    ['path-empty-segment', '//a'],
    ['path-not-portable', '/con'],
    ['path-not-portable', '/CON/'],
    ['path-not-portable', '/nul.txt'],
    ['path-not-portable', '/lpt1'],
    ['path-not-portable', '/a.'],
    ['path-not-portable', '/...'],
    ['path-not-portable', '/a '],
    ['path-not-portable', '/a:b'],
    ['path-character', '/a%2f..%2f..%2fx'],
    ['path-character', '/..%5cx'],
    ['path-character', '/..\\x'],
    ['path-character', '/a\u0000b'],
    ['path-character', '/a\nb'],
    ['path-character', '/a b'],
    ['path-character', '/a?b'],
    ['path-character', '/a\u202Eb'],
    ['path-character', '/a\uD800'],
    ['path-too-long', `/${'日'.repeat(70)}`],
  ])('is refused by the rule %s: %j', (rule, path) => {
    expect(findPathFault(path)?.rule).toBe(rule);
  });
});

describe('a reserved path', () => {
  it('is reported with the reason', () => {
    expect(findReservedPath('/_app/x/')).toEqual({
      rule: 'reserved-path',
      message: 'The path "/_app/x/" is reserved, because a site has files of its own under "_app"',
      hint: 'Choose another name.',
    });
  });

  it.each(['/404', '/404.html', '/sw.js/', '/SW.js', '/feed/x', '/assets/x', '/a/index', '/index/'])(
    'may be %s',
    (path) => {
      expect(findReservedPath(path)?.rule).toBe('reserved-path');
    },
  );

  it.each(['/', '/api/', '/a/feed/', '/a/404/', '/indexes/'])('is not %s', (path) => {
    expect(findReservedPath(path)).toBeUndefined();
  });
});

describe('characters that a path cannot have', () => {
  it.each([
    ['/lib/新 手/入门（上）/', 'characters " ", "（" and "）" in "新 手" and "入门（上）"'],
    ['/lib/a b/c d/', 'character " " in "a b" and "c d"'],
    ['/lib/a+b&c/', 'characters "+" and "&" in "a+b&c"'],
    ['/lib/组件，一/', 'character "，" in "组件，一"'],
  ])('are all named, with their segments: %s', (path, said) => {
    expect(findPathFault(path)).toEqual({
      rule: 'path-character',
      message: `The path "${path}" contains the ${said}`,
      hint: 'Use letters, digits, "-", "_", "." and "~" only.',
    });
  });
});
