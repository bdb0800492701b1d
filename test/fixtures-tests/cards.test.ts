// The pictures that social networks show of pages.

import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const config = libConfig.replace(' cards: { draw: false },', '');

const imageOf = (html: string) => /<meta property="og:image" content="([^"]*)"\/>/.exec(html)?.[1];

describe('a page that an author wrote', () => {
  it('has a picture of its title at a full address, until the settings say otherwise', async () => {
    const site = siteTest({
      'docs.config.ts': config,
      'content/lib/one.md': goodPage('One'),
      'content/lib/two.md': goodPage('Two').replace(/^/, '---\nimage: /two.png\n---\n\n'),
      'public/two.png': 'x',
    });
    await site.build();
    const address = imageOf(site.read('lib/one/index.html')) ?? '';
    const file = address.replace('https://docs.example.com/', '');

    expect(file).toMatch(/^_app\/cards\/lib\/one\/\w{10}\.png$/);
    expect(site.outputFiles()).toContain(file);
    expect(site.read('lib/one/index.html')).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(imageOf(site.read('lib/two/index.html'))).toBe('https://docs.example.com/two.png');
    expect(site.outputFiles().filter((name) => name.startsWith('_app/cards/lib/two'))).toEqual([]);
    expect(imageOf(site.read('404.html'))).toMatch(/\/_app\/cards\/site\.\w{10}\.png$/);
    expect(site.read('sw.js')).not.toContain('_app/cards');

    expect(await site.rewritten(() => site.build())).toEqual([]);
    site.write('content/lib/one.md', goodPage('Another'));
    await site.build();
    expect(site.outputFiles()).not.toContain(file);

    site.write('docs.config.ts', libConfig);
    await site.build();
    expect(site.outputFiles().filter((name) => name.includes('cards'))).toEqual([]);
    expect(imageOf(site.read('lib/one/index.html'))).toBeUndefined();
  });
});
