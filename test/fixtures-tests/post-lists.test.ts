// A blog that is longer than a page.

import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const post = (day: number, tag: string) =>
  `---\ndate: 2024-01-${String(day).padStart(2, '0')}\ntags: [${tag}]\n---\n\n${goodPage(`Post ${day}`)}`;

describe('a blog of nine posts', () => {
  it('has a second page, a page for each tag, and feeds, and follows what changes', async () => {
    const days = Array.from({ length: 9 }, (_, index) => index + 1);
    const site = siteTest({
      'docs.config.ts': libConfig,
      'content/lib/one.md': goodPage('One'),
      ...Object.fromEntries(
        days.map((day) => [`content/blog/post-${day}.md`, post(day, day < 3 ? 'News' : 'Product')]),
      ),
    });
    await site.build();
    const titles = (file: string) =>
      [...site.read(file).matchAll(/<h2 class="post-title"><a href="[^"]*">Post (\d)/g)].map(([, day]) => Number(day));

    const headOf = (file: string) => [
      /<h1[^>]*>(.*?)<\/h1>/.exec(site.read(file))?.[1],
      /<meta name="description" content="([^"]*)"/.exec(site.read(file))?.[1],
    ];

    expect(titles('blog/index.html')).toEqual([9, 8, 7, 6, 5, 4, 3]);
    expect(titles('blog/page/2/index.html')).toEqual([2, 1]);
    expect(headOf('blog/index.html')).toEqual(['Blog', 'Test news: releases, plans, and how things are made.']);
    expect(headOf('blog/page/2/index.html')).toEqual([
      'Blog, page 2',
      'Test news: releases, plans, and how things are made. Page 2 of 2.',
    ]);
    expect(titles('blog/tags/news/index.html')).toEqual([2, 1]);
    expect(titles('blog/tags/product/page/2/index.html')).toEqual([4, 3]);
    expect(site.read('sitemap.xml')).toContain('/blog/tags/news/</loc>');
    expect(site.read('sitemap.xml')).not.toContain('/page/2/');
    expect(site.read('feed/blog/atom.xml')).toContain('<id>https://docs.example.com/blog/post-9/</id>');
    expect(JSON.parse(site.read('feed/blog/feed.json')).items).toHaveLength(9);

    site.write('content/blog/post-2.md', post(2, 'Product'));
    const rewritten = await site.rewritten(() => site.build());
    expect(titles('blog/tags/news/index.html')).toEqual([1]);
    expect(rewritten).toContain('blog/tags/product/index.html');
    expect(rewritten).not.toContain('blog/post-3/index.html');
    expect(rewritten).not.toContain('lib/one/index.html');
  });
});
