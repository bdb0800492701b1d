// The libraries of row 6: an import from their package, its element, and its wrapper.

const button = (number) => `<Button>Button ${number}</Button>`;

/** The libraries, with the import and the element of their demos. */
export const libraries = [
  { name: '@mui/material', line: "import { Button } from '@mui/material'", element: button },
  { name: '@mui/joy', line: "import { Button } from '@mui/joy'", element: button },
  { name: 'antd', line: "import { Button } from 'antd'", element: button },
  {
    name: '@mantine/core',
    line: "import { Button } from '@mantine/core'",
    element: button,
    wrapper: makeWrapper("import { MantineProvider } from '@mantine/core';", [
      '<MantineProvider>',
      '</MantineProvider>',
    ]),
  },
  { name: 'react-bootstrap', line: "import { Button } from 'react-bootstrap'", element: button },
  {
    name: '@chakra-ui/react',
    line: "import { Button } from '@chakra-ui/react'",
    element: button,
    wrapper: makeWrapper("import { ChakraProvider, defaultSystem } from '@chakra-ui/react';", [
      '<ChakraProvider value={defaultSystem}>',
      '</ChakraProvider>',
    ]),
  },
  { name: 'lucide-react', line: "import { Plus } from 'lucide-react'", element: () => '<Plus aria-label="Plus" />' },
  {
    name: '@mui/icons-material',
    line: "import { Add } from '@mui/icons-material'",
    element: () => '<Add titleAccess="Add" />',
  },
];

function makeWrapper(line, [start, end]) {
  return `import * as React from 'react';
${line}

export default function DemoRoot({ children }: { children?: React.ReactNode }) {
  return ${start}{children}${end};
}
`;
}
