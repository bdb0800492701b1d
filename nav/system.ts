// The navigation tree of System.

export default [
  {
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
    ],
  },
  {
    pathname: '/system/style-utilities/',
    title: 'Style utilities',
    children: [{ pathname: '/system/properties/' }, { pathname: '/system/spacing/' }],
  },
  {
    pathname: '/system/react-/',
    title: 'Components',
    children: [
      { pathname: '/system/react-box/' },
      { pathname: '/system/react-stack/' },
      { pathname: '/system/react-grid/', planned: true },
    ],
  },
  {
    pathname: '/system/styles/',
    title: '@mui/styles',
    legacy: true,
    children: [{ pathname: '/system/styles/basics/' }],
  },
];
