// The libraries that the extraction is measured on, and what each needs beside it.
// Versions are exact. A row without an installation is a package of this repository.

const react18 = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.31', '@types/react-dom@18.3.7'];

/** A row of the table: the package, and what is installed in a folder of its own. */
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
  { name: '@primer/react', install: ['@primer/react@38.40.0', ...react18] },
  { name: 'evergreen-ui', install: ['evergreen-ui@7.1.9', ...react18] },
  { name: '@shopify/polaris', install: ['@shopify/polaris@13.9.5', ...react18] },
  { name: '@blueprintjs/core', install: ['@blueprintjs/core@6.20.0', ...react18] },
  {
    name: 'grommet',
    install: ['grommet@2.57.0', 'grommet-icons', 'styled-components@5', '@types/styled-components', ...react18],
  },
  { name: '@adobe/react-spectrum', install: ['@adobe/react-spectrum@3.47.5', ...react18] },
  { name: 'react-bootstrap', install: ['react-bootstrap@2.10.10', ...react18] },
  { name: '@mantine/core', install: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4', ...react18] },
  { name: '@chakra-ui/react', install: ['@chakra-ui/react@3.37.0', '@emotion/react', ...react18] },
];
