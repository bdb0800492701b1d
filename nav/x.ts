// The navigation tree of MUI X. Entries with a plan need a commercial license.

export default [
  { pathname: '/x/introduction/' },
  {
    pathname: '/x/react-data-grid-group/',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      { pathname: '/x/react-data-grid/sorting/' },
      { pathname: '/x/react-data-grid/filtering/' },
      { pathname: '/x/react-data-grid/pagination/' },
      { pathname: '/x/react-data-grid/row-selection/' },
      { pathname: '/x/react-data-grid/tree-data/', plan: 'pro', planned: true },
      { pathname: '/x/react-data-grid/row-grouping/', plan: 'premium', planned: true },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group/',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers/', title: 'Overview' },
      { pathname: '/x/react-date-pickers/date-range-picker/', plan: 'pro', planned: true },
    ],
  },
  {
    pathname: '/x/react-charts-group/',
    title: 'Charts',
    newFeature: true,
    children: [
      { pathname: '/x/react-charts/', title: 'Overview', newFeature: true },
      { pathname: '/x/react-charts/gauge/', planned: true },
    ],
  },
  {
    pathname: '/x/react-tree-view-group/',
    title: 'Tree View',
    children: [{ pathname: '/x/react-tree-view/', title: 'Overview', unstable: true }],
  },
  {
    pathname: '/x/migration-group/',
    title: 'Migration',
    children: [{ pathname: '/x/migration/migration-data-grid-v5/', title: 'Data Grid: v5 to v6' }],
  },
];
