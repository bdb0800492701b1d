// The libraries that the extraction is measured with, and the packages that each needs.
// Versions are exact. A row without `install` is a package of this repository.

const react18 = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.31', '@types/react-dom@18.3.7'];

const react19 = ['react@19.2.0', 'react-dom@19.2.0', '@types/react@19.3.0', '@types/react-dom@19.3.0'];

/** The rows of the table: the package, and what is installed in its own folder. */
export const libraries = [
  { name: '@mui/material' },
  { name: '@mui/joy' },
  { name: '@mui/base' },
  { name: '@mui/system' },
  { name: '@mui/lab' },
  { name: '@mui/x-data-grid' },
  { name: '@mui/x-date-pickers' },
  { name: '@mui/x-charts' },
  { name: '@mui/x-tree-view' },
  { name: 'rsuite', install: ['rsuite@6.2.4', ...react18] },
  {
    name: '@elastic/eui',
    install: [
      '@elastic/eui@122.1.0',
      '@elastic/eui-theme-borealis',
      '@elastic/datemath',
      '@emotion/react',
      '@emotion/css',
      'moment',
      ...react18,
    ],
  },
  { name: '@primer/react', install: ['@primer/react@38.40.0', 'react-is@18.3.1', ...react18] },
  { name: 'evergreen-ui', install: ['evergreen-ui@7.1.9', ...react18] },
  { name: '@shopify/polaris', install: ['@shopify/polaris@13.9.5', ...react18] },
  { name: '@blueprintjs/core', install: ['@blueprintjs/core@6.20.0', ...react18] },
  {
    name: 'grommet',
    install: ['grommet@2.57.0', 'grommet-icons', 'styled-components@5', '@types/styled-components', ...react18],
  },
  { name: '@adobe/react-spectrum', install: ['@adobe/react-spectrum@3.47.5', ...react18] },
  { name: 'react-bootstrap', install: ['react-bootstrap@2.10.10', ...react18] },
  { name: '@mantine/core', install: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4', ...react19] },
  { name: '@chakra-ui/react', install: ['@chakra-ui/react@3.37.0', '@emotion/react', ...react18] },
  // Libraries that were not considered when the extraction was written.
  { name: 'antd', install: ['antd@6.6.8', ...react18] },
  { name: 'radix-ui', install: ['radix-ui@1.8.1', ...react18] },
  { name: '@radix-ui/themes', install: ['@radix-ui/themes@3.3.0', ...react18] },
  { name: '@fluentui/react-components', install: ['@fluentui/react-components@9.74.11', ...react18] },
  { name: 'react-aria-components', install: ['react-aria-components@1.22.1', ...react18] },
  { name: '@headlessui/react', install: ['@headlessui/react@2.2.10', ...react18] },
  { name: '@base-ui/react', install: ['@base-ui/react@1.9.0', ...react18] },
  { name: '@carbon/react', install: ['@carbon/react@1.117.0', ...react18] },
  { name: 'semantic-ui-react', install: ['semantic-ui-react@2.1.5', ...react18] },
  { name: 'reactstrap', install: ['reactstrap@9.2.3', ...react18] },
  { name: 'flowbite-react', install: ['flowbite-react@0.12.17', 'tailwindcss@4.3.5', ...react18] },
  { name: '@patternfly/react-core', install: ['@patternfly/react-core@6.6.1', ...react18] },
  {
    name: '@cloudscape-design/components',
    install: ['@cloudscape-design/components@3.0.1383', '@cloudscape-design/global-styles@1.0.67', ...react18],
  },
  { name: 'primereact', install: ['primereact@10.9.7', ...react18] },
  { name: '@ark-ui/react', install: ['@ark-ui/react@5.40.0', ...react18] },
  {
    name: '@heroui/react',
    install: ['@heroui/react@3.2.6', '@heroui/styles@3.2.6', 'tailwindcss@4.3.5', ...react19],
    withPeers: true,
  },
  { name: 'baseui', install: ['baseui@16.1.1', 'styletron-react@6.1.1', 'styletron-engine-monolithic', ...react18] },
  { name: '@itwin/itwinui-react', install: ['@itwin/itwinui-react@3.21.5', ...react18] },
  { name: '@dnb/eufemia', install: ['@dnb/eufemia@11.10.1', '@types/json-schema', ...react19] },
  { name: '@salt-ds/core', install: ['@salt-ds/core@1.64.1', '@salt-ds/theme', '@salt-ds/icons', ...react18] },
  { name: '@tremor/react', install: ['@tremor/react@3.18.7', 'tailwindcss@3', ...react18] },
];
