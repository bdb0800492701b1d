import { describe, expect, it } from 'vitest';
import type { Post } from '../../core/model/post.ts';
import { renderPage } from '../../templates/pages/render-page.tsx';
import { makePage, makePageProps } from '../make-page.ts';

function makePost(changes: Partial<Post> = {}): Post {
  return {
    path: '/blog/a/',
    title: 'A',
    description: 'About A',
    date: '2023-12-23',
    authors: [],
    tags: [],
    ...changes,
  };
}

function renderIndex(posts: Post[]): string {
  return renderPage(makePageProps({ page: makePage({ template: 'BlogIndex', product: undefined }), posts }));
}

describe('the index of the blog', () => {
  it('features the first two posts and lists the others', () => {
    const html = renderIndex(['/1/', '/2/', '/3/', '/4/'].map((path) => makePost({ path })));

    expect(html.match(/class="post post-card"/g)).toHaveLength(2);
    expect(html.match(/class="post"/g)).toHaveLength(2);
  });

  it('shows a page of a longer list, with its tags and links to the others', () => {
    const posts = Array.from({ length: 13 }, (_, index) => makePost({ path: `/blog/${index + 1}/` }));
    const tags = [{ title: 'News', path: '/blog/tags/news/', count: 4 }];
    const html = renderPage(
      makePageProps({
        page: makePage({ path: '/blog/page/2/', template: 'BlogIndex', product: undefined }),
        posts,
        list: { start: '/blog/', page: 2, pages: 3, tags },
      }),
    );

    expect([...html.matchAll(/<h2 class="post-title"><a href="([^"]*)"/g)].map(([, path]) => path)).toEqual(
      [8, 9, 10, 11, 12].map((number) => `/blog/${number}/`),
    );
    expect(html).toContain('<a class="post-newer" href="/blog/" rel="prev">');
    expect(html).toContain('<a class="post-older" href="/blog/page/3/" rel="next">');
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('href="/blog/tags/news/">News');
    expect(html).not.toContain('aria-current="page"');
  });

  it('links to its feeds', () => {
    const html = renderPage(
      makePageProps({
        page: makePage({ template: 'BlogIndex', product: undefined }),
        posts: [makePost()],
        siteLinks: [{ path: '/blog/', title: 'Blog' }],
      }),
    );

    for (const path of ['/feed/blog/rss.xml', '/feed/blog/atom.xml', '/feed/blog/feed.json']) {
      expect(html).toMatch(new RegExp(`<link rel="alternate" type="[^"]*" title="Vitrine – Blog" href="${path}"/>`));
      expect(html).toMatch(new RegExp(`<a href="${path}"`));
    }
  });

  it('dates a post the same in every time zone', () => {
    expect(renderIndex([makePost()])).toContain(
      '<time class="post-date" dateTime="2023-12-23">December 23, 2023</time>',
    );
  });

  it('names a single author in full, and three of many by first name', () => {
    const [ada, alan, grace, mary] = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Mary Shaw'].map((name) => ({
      name,
    }));

    expect(renderIndex([makePost({ authors: [ada!] })])).toContain('Ada Lovelace<');
    expect(renderIndex([makePost({ authors: [ada!, alan!, grace!, mary!] })])).toContain('Ada, Alan, Grace and more<');
  });
});

describe('a post', () => {
  it('shows its date, its authors and a back link', () => {
    const html = renderPage(
      makePageProps({
        page: makePage({ template: 'BlogPost', product: undefined }),
        post: makePost({ authors: [{ name: 'Ada Lovelace', github: 'ada' }], tags: ['News'] }),
      }),
    );

    expect(html).toContain('<a href="https://github.com/ada">Ada Lovelace</a>');
    expect(html).toContain('<a class="back-link" href="/blog/">All posts</a>');
    expect(html).toContain('<a class="tag" href="/blog/tags/news/">News</a>');
    expect(html).toContain('<meta property="article:published_time" content="2023-12-23"/>');
  });
});
