// The navigation tree of Material UI.

export default [
  {
    pathname: '/material-ui/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/', title: 'Overview', icon: 'BookIcon' },
      { pathname: '/material-ui/getting-started/installation/' },
      { pathname: '/material-ui/getting-started/usage/' },
    ],
  },
  {
    pathname: '/material-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs/',
        subheader: 'inputs',
        title: 'Inputs',
        children: [
          { pathname: '/material-ui/react-autocomplete/' },
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-button-group/' },
          { pathname: '/material-ui/react-checkbox/' },
          { pathname: '/material-ui/react-floating-action-button/' },
          { pathname: '/material-ui/react-radio-button/', title: 'Radio group' },
          { pathname: '/material-ui/react-rating/' },
          { pathname: '/material-ui/react-select/' },
          { pathname: '/material-ui/react-slider/' },
          { pathname: '/material-ui/react-switch/' },
          { pathname: '/material-ui/react-text-field/' },
          { pathname: '/material-ui/react-toggle-button/' },
          { pathname: '/material-ui/react-transfer-list/' },
        ],
      },
      {
        pathname: '/material-ui/components/data-display/',
        subheader: 'data-display',
        title: 'Data display',
        children: [
          { pathname: '/material-ui/react-avatar/' },
          { pathname: '/material-ui/react-badge/' },
          { pathname: '/material-ui/react-chip/' },
          { pathname: '/material-ui/react-divider/' },
          { pathname: '/material-ui/icons/' },
          { pathname: '/material-ui/react-list/' },
          { pathname: '/material-ui/react-table/' },
          { pathname: '/material-ui/react-tooltip/' },
          { pathname: '/material-ui/react-typography/' },
        ],
      },
      {
        pathname: '/material-ui/components/feedback/',
        subheader: 'feedback',
        title: 'Feedback',
        children: [
          { pathname: '/material-ui/react-alert/' },
          { pathname: '/material-ui/react-backdrop/' },
          { pathname: '/material-ui/react-dialog/' },
          { pathname: '/material-ui/react-progress/' },
          { pathname: '/material-ui/react-skeleton/' },
          { pathname: '/material-ui/react-snackbar/' },
        ],
      },
      {
        pathname: '/material-ui/components/surfaces/',
        subheader: 'surfaces',
        title: 'Surfaces',
        children: [{ pathname: '/material-ui/react-app-bar/' }],
      },
      {
        pathname: '/material-ui/components/navigation/',
        subheader: 'navigation',
        title: 'Navigation',
        children: [
          { pathname: '/material-ui/react-drawer/' },
          { pathname: '/material-ui/react-menu/' },
          { pathname: '/material-ui/react-tabs/' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/api-reference/',
    title: 'API',
    children: [{ pathname: '/material-ui/api/', title: 'Reading the API pages' }],
  },
  {
    pathname: '/material-ui/customization/',
    title: 'Customization',
    children: [
      { pathname: '/material-ui/customization/theming/' },
      { pathname: '/material-ui/customization/dark-mode/' },
    ],
  },
  {
    pathname: '/material-ui/guides/',
    title: 'How-to guides',
    children: [
      { pathname: '/material-ui/guides/localization/' },
      { pathname: '/material-ui/guides/server-rendering/' },
    ],
  },
  {
    pathname: '/material-ui/experimental-api/',
    title: 'Experimental APIs',
    children: [
      {
        pathname: '/material-ui/experimental-api/css-theme-variables/',
        title: 'CSS theme variables',
        unstable: true,
      },
    ],
  },
  {
    pathname: '/material-ui/discover-more/',
    title: 'Discover more',
    children: [{ pathname: '/material-ui/discover-more/choosing-a-library/', title: 'Choosing a library' }],
  },
  {
    pathname: '/material-ui/migration/',
    title: 'Migration',
    children: [
      { pathname: '/material-ui/migration/migrating-from-v4/', title: 'Migrating from v4' },
      { pathname: '/material-ui/migration/from-5-14-to-5-15/', title: 'From 5.14 to 5.15' },
    ],
  },
  {
    pathname: 'https://mui.com/store/',
    title: 'Templates store',
    icon: 'ReaderIcon',
    linkProps: {
      'data-event-category': 'store',
      'data-event-action': 'click',
      'data-event-label': 'sidenav',
    },
  },
];
