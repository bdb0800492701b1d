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
          { pathname: '/joy-ui/main-features/color-inversion/' },
        ],
      },
      {
        pathname: '/joy-ui/templates-group/',
        subheader: 'templates',
        title: 'Templates',
        children: [
          { pathname: '/joy-ui/templates/', title: 'All templates' },
          { pathname: '/joy-ui/templates/dashboard/' },
          { pathname: '/joy-ui/templates/sign-in/', title: 'Sign in' },
          { pathname: '/joy-ui/templates/rental/' },
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
          { pathname: '/joy-ui/react-autocomplete/' },
          { pathname: '/joy-ui/react-button/' },
          { pathname: '/joy-ui/react-button-group/' },
          { pathname: '/joy-ui/react-checkbox/' },
          { pathname: '/joy-ui/react-form-control/' },
          { pathname: '/joy-ui/react-input/' },
          { pathname: '/joy-ui/react-radio-button/' },
          { pathname: '/joy-ui/react-select/' },
          { pathname: '/joy-ui/react-slider/' },
          { pathname: '/joy-ui/react-switch/' },
          { pathname: '/joy-ui/react-textarea/' },
          { pathname: '/joy-ui/react-toggle-button-group/' },
        ],
      },
      {
        pathname: '/joy-ui/components/data-display/',
        subheader: 'data-display',
        title: 'Data display',
        children: [
          { pathname: '/joy-ui/react-aspect-ratio/' },
          { pathname: '/joy-ui/react-avatar/' },
          { pathname: '/joy-ui/react-badge/' },
          { pathname: '/joy-ui/react-chip/' },
          { pathname: '/joy-ui/react-divider/' },
          { pathname: '/joy-ui/react-list/' },
          { pathname: '/joy-ui/react-table/' },
          { pathname: '/joy-ui/react-tooltip/' },
          { pathname: '/joy-ui/react-typography/' },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback/',
        subheader: 'feedback',
        title: 'Feedback',
        children: [
          { pathname: '/joy-ui/react-alert/' },
          { pathname: '/joy-ui/react-circular-progress/' },
          { pathname: '/joy-ui/react-linear-progress/' },
          { pathname: '/joy-ui/react-modal/' },
          { pathname: '/joy-ui/react-skeleton/' },
          { pathname: '/joy-ui/react-snackbar/' },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces/',
        subheader: 'surfaces',
        title: 'Surfaces',
        children: [
          { pathname: '/joy-ui/react-accordion/' },
          { pathname: '/joy-ui/react-card/' },
          { pathname: '/joy-ui/react-sheet/' },
        ],
      },
      {
        pathname: '/joy-ui/components/navigation/',
        subheader: 'navigation',
        title: 'Navigation',
        children: [
          { pathname: '/joy-ui/react-breadcrumbs/' },
          { pathname: '/joy-ui/react-drawer/' },
          { pathname: '/joy-ui/react-link/' },
          { pathname: '/joy-ui/react-menu/' },
          { pathname: '/joy-ui/react-stepper/' },
          { pathname: '/joy-ui/react-tabs/' },
        ],
      },
      {
        pathname: '/joy-ui/components/layout/',
        subheader: 'layout',
        title: 'Layout',
        children: [
          { pathname: '/joy-ui/react-box/' },
          { pathname: '/joy-ui/react-grid/' },
          { pathname: '/joy-ui/react-stack/' },
        ],
      },
      {
        pathname: '/joy-ui/components/utils/',
        subheader: 'utils',
        title: 'Utils',
        children: [{ pathname: '/joy-ui/react-css-baseline/' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/customization/',
    title: 'Customization',
    children: [
      { pathname: '/joy-ui/customization/approaches/' },
      { pathname: '/joy-ui/customization/theme-colors/' },
      { pathname: '/joy-ui/customization/theme-typography/' },
      { pathname: '/joy-ui/customization/theme-tokens/' },
      { pathname: '/joy-ui/customization/using-css-variables/', title: 'Using CSS variables' },
      { pathname: '/joy-ui/customization/dark-mode/' },
      { pathname: '/joy-ui/customization/themed-components/' },
      { pathname: '/joy-ui/customization/creating-themed-components/', title: 'Creating themed components' },
      { pathname: '/joy-ui/customization/breakpoints/' },
    ],
  },
  {
    pathname: '/joy-ui/guides-group/',
    title: 'How-to guides',
    children: [
      { pathname: '/joy-ui/integrations/next-js-app-router/', title: 'Next.js App Router' },
      { pathname: '/joy-ui/integrations/icon-libraries/', title: 'Icon libraries' },
      { pathname: '/joy-ui/guides/testing/' },
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
    linkProps: {
      'data-ga-event-category': 'store',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'joy-sidenav',
    },
  },
];
