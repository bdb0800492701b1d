import { describe, expect, it } from 'vitest';
import { renderJsonFeed } from '../../../../core/nav/blog/render-json-feed.ts';
import type { Post } from '../../../../core/model/post.ts';
import { makeSite } from '../../../make-page.ts';

const post: Post = {
  path: '/blog/one/',
  title: 'One',
  description: 'About one',
  date: '2024-01-31',
  authors: [{ name: 'Ann', github: 'ann', avatar: '/ann.png' }],
  tags: ['News'],
  image: '/one.png',
};

describe('the JSON feed', () => {
  it('has the fields that version 1.1 requires, with full addresses', () => {
    expect(JSON.parse(renderJsonFeed([post], makeSite({ base: '/docs/' }), '/feed.json') ?? '')).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Vitrine',
      description: 'Components on display',
      home_page_url: 'https://docs.example.com/docs/blog/',
      feed_url: 'https://docs.example.com/docs/feed.json',
      language: 'en',
      items: [
        {
          id: 'https://docs.example.com/docs/blog/one/',
          url: 'https://docs.example.com/docs/blog/one/',
          title: 'One',
          content_text: 'About one',
          summary: 'About one',
          image: 'https://docs.example.com/docs/one.png',
          date_published: '2024-01-31T00:00:00.000Z',
          authors: [{ name: 'Ann', url: 'https://github.com/ann', avatar: 'https://docs.example.com/docs/ann.png' }],
          tags: ['News'],
        },
      ],
    });
  });

  it('is left out where the site has no address, or no posts', () => {
    expect(renderJsonFeed([post], makeSite({ url: '' }), '/feed.json')).toBeUndefined();
    expect(renderJsonFeed([], makeSite(), '/feed.json')).toBeUndefined();
  });
});
