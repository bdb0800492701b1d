import { describe, expect, it } from 'vitest';
import { renderAtom } from '../../../../core/nav/blog/render-atom.ts';
import type { Post } from '../../../../core/model/post.ts';
import { isWellFormedXml } from '../../../is-well-formed-xml.ts';
import { makeSite } from '../../../make-page.ts';

const post: Post = {
  path: '/blog/one/',
  title: 'A & B < C',
  description: 'Of “quotes"',
  date: '2024-01-31',
  authors: [{ name: 'Ann' }],
  tags: ['News & more'],
};

describe('the Atom feed', () => {
  it('names each post with its day, its authors and its tags', () => {
    const feed = renderAtom(
      [post, { ...post, path: '/blog/two/', authors: [], tags: [], description: '' }],
      makeSite(),
      '/feed.xml',
    );

    expect(feed).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Vitrine</title>
<subtitle>Components on display</subtitle>
<id>https://docs.example.com/blog/</id>
<updated>2024-01-31T00:00:00.000Z</updated>
<link href="https://docs.example.com/blog/"/>
<link rel="self" type="application/atom+xml" href="https://docs.example.com/feed.xml"/>
<entry>
<title>A &amp; B &lt; C</title>
<id>https://docs.example.com/blog/one/</id>
<link href="https://docs.example.com/blog/one/"/>
<published>2024-01-31T00:00:00.000Z</published>
<updated>2024-01-31T00:00:00.000Z</updated>
<author><name>Ann</name></author>
<category term="News &amp; more"/>
<summary>Of “quotes&quot;</summary>
</entry>
<entry>
<title>A &amp; B &lt; C</title>
<id>https://docs.example.com/blog/two/</id>
<link href="https://docs.example.com/blog/two/"/>
<published>2024-01-31T00:00:00.000Z</published>
<updated>2024-01-31T00:00:00.000Z</updated>
<author><name>Vitrine</name></author>
</entry>
</feed>
`);
    expect(isWellFormedXml(feed ?? '')).toBe(true);
  });

  it('is left out where the site has no address, or no posts', () => {
    expect(renderAtom([post], makeSite({ url: '' }), '/feed.xml')).toBeUndefined();
    expect(renderAtom([], makeSite(), '/feed.xml')).toBeUndefined();
  });
});
