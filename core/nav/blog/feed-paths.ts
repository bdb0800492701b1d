/** The names, types and paths of the blog's feeds, the most common first. */
export const feeds = [
  { name: 'RSS', type: 'application/rss+xml', path: '/feed/blog/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/feed/blog/atom.xml' },
  { name: 'JSON', type: 'application/feed+json', path: '/feed/blog/feed.json' },
] as const;
