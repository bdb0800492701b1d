import { describe, expect, it } from 'vitest';
import { feeds } from '../../../../core/nav/blog/feed-paths.ts';
import { renderRss as render } from '../../../../core/nav/blog/render-rss.ts';
import type { Post } from '../../../../core/model/post.ts';
import { isWellFormedXml } from '../../../is-well-formed-xml.ts';
import { makeSite } from '../../../make-page.ts';

function makePost(changes: Partial<Post> = {}): Post {
  return {
    path: '/blog/post/',
    title: 'Post',
    description: 'About it',
    date: '2023-12-23',
    authors: [],
    tags: [],
    ...changes,
  };
}

const renderRss = (posts: Parameters<typeof render>[0], site: Parameters<typeof render>[1]) =>
  render(posts, site, feeds[0].path);

describe('the feed', () => {
  it('contains its address and its posts', () => {
    const post = makePost({ authors: [{ name: 'Ines' }, { name: 'Tomasz' }], tags: ['News'] });

    expect(renderRss([post], makeSite({ base: '/docs/' }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Vitrine</title>
<link>https://docs.example.com/docs/blog/</link>
<description>Components on display</description>
<language>en</language>
<lastBuildDate>Sat, 23 Dec 2023 00:00:00 GMT</lastBuildDate>
<atom:link href="https://docs.example.com/docs/feed/blog/rss.xml" rel="self" type="application/rss+xml"/>
<item>
<title>Post</title>
<link>https://docs.example.com/docs/blog/post/</link>
<guid isPermaLink="true">https://docs.example.com/docs/blog/post/</guid>
<description>About it</description>
<dc:creator>Ines</dc:creator>
<dc:creator>Tomasz</dc:creator>
<category>News</category>
<pubDate>Sat, 23 Dec 2023 00:00:00 GMT</pubDate>
</item>
</channel>
</rss>
`);
  });

  it('is well formed whatever writers write', () => {
    const hostile = 'A & B < C ]]> "\u0000\u000B\uFFFF \uD83D';
    const post = makePost({
      path: '/blog/a&b\uD83D/',
      title: hostile,
      description: hostile,
      authors: [{ name: hostile }],
      tags: [hostile],
    });

    const feed = renderRss([post], makeSite({ title: hostile, description: hostile }));

    expect(isWellFormedXml(feed)).toBe(true);
    expect(feed).toContain('<title>A &amp; B &lt; C ]]&gt; &quot; </title>');
  });

  it('has the build date of its newest post', () => {
    const feed = renderRss([makePost({ date: '2018-05-18' }), makePost({ date: '2024-02-29' })], makeSite());

    expect(feed).toContain('<lastBuildDate>Thu, 29 Feb 2024 00:00:00 GMT</lastBuildDate>');
  });

  it('has no date and no items without posts', () => {
    const feed = renderRss([], makeSite({ description: '' }));

    expect(isWellFormedXml(feed)).toBe(true);
    expect(feed).not.toMatch(/lastBuildDate|<item>/);
    expect(feed).toContain('<description>Vitrine</description>');
  });

  it('claims no address that the site does not have', () => {
    const feed = renderRss([makePost()], makeSite({ url: '' }));

    expect(feed).toContain('<guid isPermaLink="false">/blog/post/</guid>');
    expect(feed).not.toContain('atom:link');
  });
});
