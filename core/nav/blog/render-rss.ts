// The posts of a site → its feed, RSS 2.0.
//
// The same posts give the same bytes: the build date is that of the newest post, not of the clock.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import type { Post } from '../../model/post.ts';
import type { Site } from '../../model/site.ts';

type Facts = Pick<Site, 'title' | 'url' | 'base' | 'description' | 'languages' | 'defaultLanguage'>;

/** Renders the feed, with items in the order of the posts. */
export function renderRss(posts: readonly Post[], site: Facts, path: string): string {
  const newest = posts
    .map(({ date }) => date)
    .sort()
    .at(-1);

  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', site.title),
    element('link', toAbsoluteUrl(site, '/blog/')),
    element('description', site.description || site.title),
    element('language', site.defaultLanguage),
    ...(newest === undefined ? [] : [element('lastBuildDate', toRfc822(newest))]),
    // Without the site's address, the feed's own address is unknown.
    ...(site.url === ''
      ? []
      : [`<atom:link href="${escapeXml(toAbsoluteUrl(site, path))}" rel="self" type="application/rss+xml"/>`]),
    ...posts.flatMap((post) => renderPost(post, site)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function renderPost(post: Post, site: Facts): string[] {
  const url = toAbsoluteUrl(site, post.path);

  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="${site.url !== ''}">${escapeXml(url)}</guid>`,
    ...(post.description === '' ? [] : [element('description', post.description)]),
    ...post.authors.map(({ name }) => element('dc:creator', name)),
    ...post.tags.map((tag) => element('category', tag)),
    element('pubDate', toRfc822(post.date)),
    '</item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

// The standard requires English and GMT, whatever the locale of the machine.
function toRfc822(date: string): string {
  return new Date(date).toUTCString();
}
