// The navigation tree of Base UI. The API entries lead to tabs of the component pages.

export default [
  {
    pathname: '/base-ui/getting-started-group/',
    title: 'Getting started',
    children: [{ pathname: '/base-ui/getting-started/', title: 'Overview' }],
  },
  {
    pathname: '/base-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs/',
        subheader: 'inputs',
        title: 'Inputs',
        children: [
          { pathname: '/base-ui/react-button/' },
          { pathname: '/base-ui/react-input/' },
          { pathname: '/base-ui/react-switch/' },
          { pathname: '/base-ui/react-checkbox/', planned: true },
        ],
      },
      {
        pathname: '/base-ui/components/navigation/',
        subheader: 'navigation',
        title: 'Navigation',
        children: [{ pathname: '/base-ui/react-tabs/', unstable: true }],
      },
    ],
  },
  {
    pathname: '/base-ui/api/',
    title: 'APIs',
    children: [
      {
        pathname: '/base-ui/api/components/',
        subheader: 'components',
        title: 'Components',
        children: [
          { pathname: '/base-ui/react-button/components-api/#button', title: 'Button' },
          { pathname: '/base-ui/react-input/components-api/#input', title: 'Input' },
          { pathname: '/base-ui/react-switch/components-api/#switch', title: 'Switch' },
          { pathname: '/base-ui/react-tabs/components-api/#tab', title: 'Tab' },
          { pathname: '/base-ui/react-tabs/components-api/#tab-panel', title: 'TabPanel' },
          { pathname: '/base-ui/react-tabs/components-api/#tabs', title: 'Tabs' },
          { pathname: '/base-ui/react-tabs/components-api/#tabs-list', title: 'TabsList' },
        ],
      },
      {
        pathname: '/base-ui/api/hooks/',
        subheader: 'hooks',
        title: 'Hooks',
        children: [
          { pathname: '/base-ui/react-button/hooks-api/#use-button', title: 'useButton' },
          { pathname: '/base-ui/react-input/hooks-api/#use-input', title: 'useInput' },
          { pathname: '/base-ui/react-switch/hooks-api/#use-switch', title: 'useSwitch' },
          { pathname: '/base-ui/react-tabs/hooks-api/#use-tab', title: 'useTab' },
          { pathname: '/base-ui/react-tabs/hooks-api/#use-tab-panel', title: 'useTabPanel' },
          { pathname: '/base-ui/react-tabs/hooks-api/#use-tabs', title: 'useTabs' },
          { pathname: '/base-ui/react-tabs/hooks-api/#use-tabs-list', title: 'useTabsList' },
        ],
      },
    ],
  },
  {
    pathname: '/base-ui/guides/',
    title: 'How-to guides',
    children: [{ pathname: '/base-ui/guides/working-with-slots/' }],
  },
];
