// The posts of a site → its feed, Atom 1.0. Every id in it is a full address, so a site without `url`
// has none.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import type { Post } from '../../model/post.ts';
import type { Site } from '../../model/site.ts';

type Facts = Pick<Site, 'title' | 'url' | 'base' | 'description' | 'languages' | 'defaultLanguage'>;

/** Renders the feed, with entries in the order of the posts; undefined without posts or `url`. */
export function renderAtom(posts: readonly Post[], site: Facts, path: string): string | undefined {
  const newest = posts
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (site.url === '' || newest === undefined) return undefined;

  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.defaultLanguage)}">`,
    element('title', site.title),
    ...(site.description === '' ? [] : [element('subtitle', site.description)]),
    element('id', toAbsoluteUrl(site, '/blog/')),
    element('updated', toTime(newest)),
    `<link href="${escapeXml(toAbsoluteUrl(site, '/blog/'))}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(toAbsoluteUrl(site, path))}"/>`,
    ...posts.flatMap((post) => renderEntry(post, site)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function renderEntry(post: Post, site: Facts): string[] {
  const url = toAbsoluteUrl(site, post.path);
  // Atom requires an author: for a post without one, it is the site.
  const authors = post.authors.length > 0 ? post.authors.map(({ name }) => name) : [site.title];

  return [
    '<entry>',
    element('title', post.title),
    element('id', url),
    `<link href="${escapeXml(url)}"/>`,
    element('published', toTime(post.date)),
    element('updated', toTime(post.date)),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(post.description === '' ? [] : [element('summary', post.description)]),
    '</entry>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function toTime(date: string): string {
  return new Date(date).toISOString();
}
