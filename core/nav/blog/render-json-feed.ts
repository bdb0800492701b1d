// The posts of a site → its feed, JSON Feed 1.1. Needs the address of the site.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import type { Post } from '../../model/post.ts';
import type { Site } from '../../model/site.ts';

type Facts = Pick<Site, 'title' | 'url' | 'base' | 'description' | 'languages' | 'defaultLanguage'>;

/** Renders the feed, with items in the order of the posts; undefined without posts or `url`. */
export function renderJsonFeed(posts: readonly Post[], site: Facts, path: string): string | undefined {
  if (site.url === '' || posts.length === 0) return undefined;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.title,
    ...(site.description !== '' && { description: site.description }),
    home_page_url: toAbsoluteUrl(site, '/blog/'),
    feed_url: toAbsoluteUrl(site, path),
    language: site.defaultLanguage,
    items: posts.map((post) => toItem(post, site)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function toItem(post: Post, site: Facts) {
  const url = toAbsoluteUrl(site, post.path);
  const text = post.description === '' ? post.title : post.description;
  return {
    id: url,
    url,
    title: post.title,
    // An item must have content: it is the summary, because the text is on the page.
    content_text: text,
    ...(post.description !== '' && { summary: post.description }),
    ...(post.image !== undefined && { image: toAbsoluteUrl(site, post.image) }),
    date_published: new Date(post.date).toISOString(),
    ...(post.authors.length > 0 && {
      authors: post.authors.map(({ name, github, avatar }) => ({
        name,
        ...(github !== undefined && { url: `https://github.com/${encodeURIComponent(github)}` }),
        ...(avatar !== undefined && { avatar: toAbsoluteUrl(site, avatar) }),
      })),
    }),
    ...(post.tags.length > 0 && { tags: post.tags }),
  };
}
