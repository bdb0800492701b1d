// The navigation tree of the documentation about the documentation.

export default [
  { pathname: '/experiments/docs/', title: 'Overview' },
  {
    pathname: '/experiments/docs/writing/',
    title: 'Writing',
    children: [
      { pathname: '/experiments/docs/markdown/', icon: 'ArticleIcon' },
      { pathname: '/experiments/docs/demos/', icon: 'CalendarViewDayIcon' },
      { pathname: '/experiments/docs/pictures/', icon: 'VisibilityIcon' },
    ],
  },
  {
    pathname: '/experiments/docs/site/',
    title: 'Around the site',
    children: [
      { pathname: '/api/', title: 'API references', icon: 'TableChartIcon', ordered: false },
      { pathname: '/versions/', icon: 'ReorderIcon', ordered: false },
      { pathname: '/blog/', icon: 'ReaderIcon', ordered: false },
    ],
  },
];
