import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../core/publish/links/resolve-link.ts';

describe('a link within the site', () => {
  it.each([
    ['/b/', '/b/', ''],
    ['/b/?q=1#c', '/b/', '#c'],
    ['#c', '/guides/a/', '#c'],
    ['?q=1', '/guides/a/', ''],
    ['', '/guides/a/', ''],
    ['../b/#c', '/guides/b/', '#c'],
    ['b.md', '/guides/a/b.md', ''],
    ['./', '/guides/a/', ''],
    ['..', '/guides/', ''],
    ['../../../..', '/', ''],
    ['/x/../y/', '/y/', ''],
    ['/caf%C3%A9/', '/café/', ''],
    ['/cafe\u0301/', '/café/', ''],
    ['/%E0%A4%A/', '/%E0%A4%A/', ''],
    [' /b/ ', '/b/', ''],
  ])('%j leads to %j', (href, path, fragment) => {
    expect(resolveLink(href, '/guides/a/')).toEqual({ path, fragment });
  });
});

describe('a link out of the site', () => {
  it.each([
    'https://example.com/',
    'HTTP://example.com',
    'mailto:a@example.com',
    'tel:1',
    '//example.com',
    '/\\example.com',
    '\\example',
  ])('%j is not resolved', (href) => {
    expect(resolveLink(href, '/guides/a/')).toBeUndefined();
  });
});
