// The navigation tree of MUI X. Entries with a plan need a commercial license.

export default [
  { pathname: '/x/introduction/' },
  {
    pathname: '/x/react-data-grid-group/',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      { pathname: '/x/react-data-grid/rows/' },
      { pathname: '/x/react-data-grid/columns/' },
      { pathname: '/x/react-data-grid/editing/' },
      { pathname: '/x/react-data-grid/sorting/' },
      { pathname: '/x/react-data-grid/filtering/' },
      { pathname: '/x/react-data-grid/pagination/' },
      { pathname: '/x/react-data-grid/row-selection/' },
      { pathname: '/x/react-data-grid/export/' },
      { pathname: '/x/react-data-grid/virtualization/' },
      { pathname: '/x/react-data-grid/styling/' },
      { pathname: '/x/react-data-grid/localization/' },
      { pathname: '/x/react-data-grid/tree-data/', plan: 'pro', planned: true },
      { pathname: '/x/react-data-grid/row-grouping/', plan: 'premium', planned: true },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group/',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers/', title: 'Overview' },
      { pathname: '/x/react-date-pickers/fields/' },
      { pathname: '/x/react-date-pickers/calendars/' },
      { pathname: '/x/react-date-pickers/validation/' },
      { pathname: '/x/react-date-pickers/localization/' },
      { pathname: '/x/react-date-pickers/ranges/' },
      { pathname: '/x/react-date-pickers/date-range-picker/', plan: 'pro', planned: true },
    ],
  },
  {
    pathname: '/x/react-charts-group/',
    title: 'Charts',
    newFeature: true,
    children: [
      { pathname: '/x/react-charts/', title: 'Overview', newFeature: true },
      { pathname: '/x/react-charts/axis/' },
      { pathname: '/x/react-charts/legend/' },
      { pathname: '/x/react-charts/tooltip/' },
      { pathname: '/x/react-charts/pie/' },
      { pathname: '/x/react-charts/scatter/' },
      { pathname: '/x/react-charts/sparkline/' },
      { pathname: '/x/react-charts/gauge/', planned: true },
    ],
  },
  {
    pathname: '/x/react-tree-view-group/',
    title: 'Tree View',
    children: [
      { pathname: '/x/react-tree-view/', title: 'Overview' },
      { pathname: '/x/react-tree-view/items/' },
      { pathname: '/x/react-tree-view/selection/' },
      { pathname: '/x/react-tree-view/expansion/' },
      { pathname: '/x/react-tree-view/customization/' },
    ],
  },
  {
    pathname: '/x/migration-group/',
    title: 'Migration',
    children: [{ pathname: '/x/migration/migration-data-grid-v5/', title: 'Data Grid: v5 to v6' }],
  },
];
