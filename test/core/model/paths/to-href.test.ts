import { describe, expect, it } from 'vitest';
import { toHref } from '../../../../core/model/paths/to-href.ts';

describe('the href', () => {
  const site = { base: '/docs/', languages: ['en', 'pt'] };

  it.each([
    ['/', '/docs/'],
    ['/joy-ui/?a#b', '/docs/joy-ui/?a#b'],
    ['/api/button/', '/docs/api-docs/button/'],
    ['/pt/api/', '/docs/pt/api-docs/'],
    ['#install', '#install'],
    ['https://example.com/api/', 'https://example.com/api/'],
    ['//example.com/', '//example.com/'],
  ])('of %s is %s', (path, href) => {
    expect(toHref(site, path)).toBe(href);
  });
});
