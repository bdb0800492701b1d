import { describe, expect, it } from 'vitest';
import { createRedirectFinder } from '../../../../core/publish/hosting/create-redirect-finder.ts';
import { parseRedirects } from '../../../../core/publish/hosting/parse-redirects.ts';

function target(text: string, path: string): string | undefined {
  return createRedirectFinder(parseRedirects(text, '_redirects').rules)(path)?.target;
}

describe('redirects', () => {
  it.each([
    ['/a /b', '/a', '/b'],
    ['/a /b', '/a/', '/b'],
    ['/a/ /b/', '/a', '/b/'],
    ['/a /b', '/a/c', undefined],
    ['/a /b', '/A', undefined],
    ['/a /b\n/a /c', '/a', '/b'],
    ['/:lang/a /a?l=:lang', '/pt/a', '/a?l=pt'],
    ['/a/* /b/:splat', '/a', '/b/'],
    ['/a/* /b/:splat', '/a/x/y/', '/b/x/y/'],
    ['/a/* /b', '/a/x', '/b'],
    ['/* https://e.example/:splat', '/x y/z', 'https://e.example/x%20y/z'],
    ['/a /é', '/a', '/%C3%A9'],
    ['/é /a', '/é', '/a'],
    ['/:constructor /b/:constructor', '/__proto__', '/b/__proto__'],
  ])('by %j lead %s to %s', (text, path, expected) => {
    expect(target(text, path)).toBe(expected);
  });

  it.each([
    ['/a/* /:splat', '/a//evil.example'],
    ['/a/* /:splat/b', '/a'],
    ['/a/:x /:x', '/a/\\evil.example'],
    ['/a/:x /:x', '/a/%2fevil.example'],
  ])('by %j never turn %s into another host', (text, path) => {
    expect(target(text, path)).toMatch(/^\/(?![/\\])/);
  });

  it('encode what a path contributes to an address', () => {
    expect(target('/a/:x https://e.example/:x', '/a/b?c#d@e')).toBe('https://e.example/b%3Fc%23d%40e');
  });
});
