import { describe, expect, it } from 'vitest';
import { toAbsoluteUrl } from '../../../../core/model/paths/to-absolute-url.ts';

const site = { url: 'https://docs.example.com', base: '/docs/', languages: ['en', 'pt'] };

describe('the address of a path', () => {
  it.each([
    ['/', 'https://docs.example.com/docs/'],
    ['/pt/api/button/', 'https://docs.example.com/docs/pt/api-docs/button/'],
    ['/café/', 'https://docs.example.com/docs/caf%C3%A9/'],
    ['/caf%C3%A9/', 'https://docs.example.com/docs/caf%C3%A9/'],
    ['/100%/', 'https://docs.example.com/docs/100%25/'],
    ['/a b/"<', 'https://docs.example.com/docs/a%20b/%22%3C'],
    ['/\uD83D/', 'https://docs.example.com/docs/%EF%BF%BD/'],
    ['https://cdn.example.com/é.png', 'https://cdn.example.com/%C3%A9.png'],
  ])('%j is %j', (path, url) => {
    expect(toAbsoluteUrl(site, path)).toBe(url);
  });

  it('stays a path when the site has no address', () => {
    expect(toAbsoluteUrl({ ...site, url: '' }, '/blog/')).toBe('/docs/blog/');
  });
});
