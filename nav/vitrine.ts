// The navigation tree of the engine itself. Its pages but the first are the files of docs/ (plugins/manual.ts).

export default [
  { pathname: '/vitrine/', title: 'Overview' },
  {
    pathname: '/vitrine/start/',
    title: 'Write a site',
    children: [
      { pathname: '/vitrine/site/', title: 'The files of a site' },
      { pathname: '/vitrine/command/', title: 'The command' },
      { pathname: '/vitrine/looks/', title: 'Looks' },
      { pathname: '/vitrine/type-hovers/', title: 'Types on hover' },
      { pathname: '/vitrine/mdx/', title: 'MDX pages' },
      { pathname: '/vitrine/stories/', title: 'Stories as demos' },
      { pathname: '/vitrine/plugins/', title: 'Plugins' },
    ],
  },
  {
    pathname: '/vitrine/library/',
    title: 'Document a library',
    children: [
      { pathname: '/vitrine/api/', title: 'The API reference as data' },
      { pathname: '/vitrine/library-under-work/', title: 'A library in development' },
      { pathname: '/vitrine/versions/', title: 'Versions' },
      { pathname: '/vitrine/labels/', title: 'Labels' },
    ],
  },
  {
    pathname: '/vitrine/running/',
    title: 'Run it',
    children: [
      { pathname: '/vitrine/scale/', title: 'Large sites' },
      { pathname: '/vitrine/readers/', title: 'What readers can do' },
      { pathname: '/vitrine/machines/', title: 'Windows, memory, and readers offline' },
      { pathname: '/vitrine/adopt/', title: 'Moving from another engine' },
      { pathname: '/vitrine/rules/', title: 'Rules' },
    ],
  },
];
