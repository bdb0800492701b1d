import { describe, expect, it } from 'vitest';
import { createLinkWriter } from '../../../cli/pages/create-link-writer.ts';
import { makeSite } from '../../make-page.ts';

const toLinks = createLinkWriter({
  site: makeSite({ languages: ['en', 'pt'], base: '/docs/' }),
  translated: { pt: ['/', '/lib/a/'] },
});

describe('links of a language', () => {
  it('lead to the translation if there is one', () => {
    expect(['/', '/lib/a/', '/lib/a/#b', '/lib/c/'].map(toLinks('pt'))).toEqual([
      '/docs/pt/',
      '/docs/pt/lib/a/',
      '/docs/pt/lib/a/#b',
      '/docs/lib/c/',
    ]);
  });

  it('keep an existing prefix, and addresses of other hosts', () => {
    expect(['/pt/lib/a/', 'https://example.com/lib/a/'].map(toLinks('pt'))).toEqual([
      '/docs/pt/lib/a/',
      'https://example.com/lib/a/',
    ]);
  });

  it.each([
    ['/lib/%E9%85%8D%E7%BD%AE/#%E4%B8%80', '/docs/pt/lib/%E9%85%8D%E7%BD%AE/#%E4%B8%80'],
    ['/lib/配置/#一', '/docs/pt/lib/配置/#一'],
    ['/lib/配置', '/docs/pt/lib/配置'],
    ['/lib/gro%CC%88%C3%9Fe/?a=1', '/docs/pt/lib/gro%CC%88%C3%9Fe/?a=1'],
    ['/lib/my%20theme/', '/docs/pt/lib/my%20theme/'],
    ['/lib/%E9%85%8D/', '/docs/lib/%E9%85%8D/'],
    ['/lib/%E9%85/', '/docs/lib/%E9%85/'],
  ])('lead to a translation whose path is not ASCII: %s', (link, href) => {
    const links = createLinkWriter({
      site: makeSite({ languages: ['en', 'pt'], base: '/docs/' }),
      translated: { pt: ['/lib/配置/', '/lib/größe/', '/lib/my theme/'] },
    });

    expect(links('pt')(link)).toBe(href);
  });

  it('have no prefix in the default language', () => {
    expect(['/', '/lib/a/'].map(toLinks('en'))).toEqual(['/docs/', '/docs/lib/a/']);
  });
});
