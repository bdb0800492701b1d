// The navigation tree of System.

export default [
  {
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/usage/' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
      { pathname: '/system/getting-started/custom-components/' },
    ],
  },
  {
    pathname: '/system/style-utilities/',
    title: 'Style utilities',
    children: [
      { pathname: '/system/properties/' },
      { pathname: '/system/borders/' },
      { pathname: '/system/display/' },
      { pathname: '/system/flexbox/' },
      { pathname: '/system/grid/', title: 'CSS grid' },
      { pathname: '/system/palette/' },
      { pathname: '/system/positions/' },
      { pathname: '/system/screen-readers/' },
      { pathname: '/system/shadows/' },
      { pathname: '/system/sizing/' },
      { pathname: '/system/spacing/' },
      { pathname: '/system/typography/' },
      { pathname: '/system/styled/', title: 'styled' },
    ],
  },
  {
    pathname: '/system/react-/',
    title: 'Components',
    children: [
      { pathname: '/system/react-box/' },
      { pathname: '/system/react-container/' },
      { pathname: '/system/react-grid/' },
      { pathname: '/system/react-stack/' },
    ],
  },
  {
    pathname: '/system/experimental-api/',
    title: 'Experimental APIs',
    children: [
      { pathname: '/system/experimental-api/configure-the-sx-prop/', title: 'Configure the sx prop', unstable: true },
      { pathname: '/system/experimental-api/css-theme-variables/', title: 'CSS theme variables', unstable: true },
    ],
  },
  {
    pathname: '/system/styles/',
    title: '@mui/styles',
    legacy: true,
    children: [{ pathname: '/system/styles/basics/' }],
  },
];
