// The navigation tree of Joy UI.

export default [
  {
    pathname: '/joy-ui/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started/', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation/' },
      {
        pathname: '/joy-ui/main-features/',
        subheader: 'main-features',
        title: 'Main features',
        children: [
          { pathname: '/joy-ui/main-features/global-variants/' },
          { pathname: '/joy-ui/main-features/color-inversion/', planned: true },
        ],
      },
    ],
  },
  {
    pathname: '/joy-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/joy-ui/components/inputs/',
        subheader: 'inputs',
        title: 'Inputs',
        children: [
          { pathname: '/joy-ui/react-button/' },
          { pathname: '/joy-ui/react-input/' },
          { pathname: '/joy-ui/react-autocomplete/' },
          { pathname: '/joy-ui/react-select/' },
          { pathname: '/joy-ui/react-slider/', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback/',
        subheader: 'feedback',
        title: 'Feedback',
        children: [{ pathname: '/joy-ui/react-modal/' }],
      },
      {
        pathname: '/joy-ui/components/surfaces/',
        subheader: 'surfaces',
        title: 'Surfaces',
        children: [{ pathname: '/joy-ui/react-card/' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/migration/',
    title: 'Migration',
    children: [
      {
        pathname: '/joy-ui/migration/from-material-ui/',
        title: 'Coming from Material UI',
        newFeature: true,
      },
    ],
  },
  {
    pathname: 'https://mui.com/store/',
    title: 'Templates store',
    icon: 'ReaderIcon',
    linkProps: {
      'data-ga-event-category': 'store',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'joy-sidenav',
    },
  },
];
