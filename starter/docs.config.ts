// The settings of this site. Every key but `title` and `products` has a default.

export default {
  title: 'My library',
  // Where the site is published: for its sitemap, its feeds, and previews of its links.
  // url: 'https://docs.example.com',
  description: 'The documentation of my library.',
  products: [
    {
      id: 'guide',
      name: 'Guide',
      description: 'From the first install to the first page.',
      version: '1.0.0',
      versions: [{ text: 'v1.0.0', current: true }],
    },
  ],
};
