/** Where the feeds of the blog are served, and what they are called, the most common first. */
export const feeds = [
  { name: 'RSS', type: 'application/rss+xml', path: '/feed/blog/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/feed/blog/atom.xml' },
  { name: 'JSON', type: 'application/feed+json', path: '/feed/blog/feed.json' },
] as const;
