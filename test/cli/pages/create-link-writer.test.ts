import { describe, expect, it } from 'vitest';
import { createLinkWriter } from '../../../cli/pages/create-link-writer.ts';
import { makeSite } from '../../make-page.ts';

const toLinks = createLinkWriter({
  site: makeSite({ languages: ['en', 'pt'], base: '/docs/' }),
  translated: { pt: ['/', '/lib/a/'] },
});

describe('links of a language', () => {
  it('lead to the translation where there is one', () => {
    expect(['/', '/lib/a/', '/lib/a/#b', '/lib/c/'].map(toLinks('pt'))).toEqual([
      '/docs/pt/',
      '/docs/pt/lib/a/',
      '/docs/pt/lib/a/#b',
      '/docs/lib/c/',
    ]);
  });

  it('keep a prefix that is there, and addresses of other hosts', () => {
    expect(['/pt/lib/a/', 'https://example.com/lib/a/'].map(toLinks('pt'))).toEqual([
      '/docs/pt/lib/a/',
      'https://example.com/lib/a/',
    ]);
  });

  it('have no prefix in the default language', () => {
    expect(['/', '/lib/a/'].map(toLinks('en'))).toEqual(['/docs/', '/docs/lib/a/']);
  });
});
