import { describe, expect, it } from 'vitest';
import { drawOffline, findTitle } from '../../../runtime/worker/draw-offline.ts';

const texts = {
  direction: 'ltr' as const,
  title: 'You are offline',
  text: 'Not read.',
  known: 'Known:',
  again: 'Again',
};

describe('the offline page', () => {
  it('links to the latest cached pages, and escapes their titles', async () => {
    const cachedPages = Array.from({ length: 40 }, (_, index) => ({ address: `/${index}/`, title: `<b>${index}` }));
    const html = await drawOffline(cachedPages, { texts, language: 'en' }).text();

    expect([...html.matchAll(/<li>/g)]).toHaveLength(30);
    expect(html).toContain('<ul><li><a href="/39/">&#60;b&#62;39</a></li>');
  });

  it('has no list if no page is cached', async () => {
    expect(await drawOffline([], { texts, language: 'en' }).text()).not.toContain('Known:');
  });
});

describe('the title of a cached page', () => {
  it('is decoded as in a browser', () => {
    expect(findTitle('<head><title>A &amp; &lt;b&gt; – Lib</title>')).toBe('A & <b> – Lib');
    expect(findTitle('<p>No title.</p>')).toBeUndefined();
  });
});
