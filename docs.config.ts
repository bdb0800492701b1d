// The settings of this site. Every key but `title` and `products` has a default.

const core = 'https://github.com/mui/material-ui/tree';
const x = 'https://github.com/mui/mui-x/tree/v{version}/packages';

// Where visits and votes go. A machine that names no collector builds pages that send nothing and ask nothing.
const collector = process.env.DOCS_COLLECTOR;

export default {
  title: 'Vitrine',
  url: 'https://vitrine.example.com',
  description:
    'Guides, component pages and references for a family of React component libraries, in one fast, searchable place.',
  languages: ['en'],
  products: [
    {
      id: 'material-ui',
      name: 'Material UI',
      category: 'core',
      packageName: '@mui/material',
      version: '5.15.6',
      description: 'Ready-made components that follow Material Design and bend to your brand.',
      versions: [
        { text: 'v5.15.6', current: true },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    {
      id: 'joy-ui',
      name: 'Joy UI',
      category: 'core',
      packageName: '@mui/joy',
      version: '5.0.0-beta.24',
      description: 'Styled components with a design language of their own, built on CSS variables.',
      versions: [
        { text: 'v5.0.0-beta.24', current: true },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    {
      id: 'base-ui',
      name: 'Base UI',
      category: 'core',
      packageName: '@mui/base',
      version: '5.0.0-beta.33',
      description: 'Behaviour and accessibility without a single style: hooks and bare components.',
      versions: [
        { text: 'v5.0.0-beta.33', current: true },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    {
      id: 'system',
      name: 'System',
      category: 'core',
      packageName: '@mui/system',
      version: '5.15.6',
      description: 'The styling layer underneath: the sx prop, theme values and layout primitives.',
      versions: [
        { text: 'v5.15.6', current: true },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    {
      id: 'x',
      name: 'MUI X',
      category: 'x',
      packageName: '@mui/x-data-grid',
      version: '6.19.11',
      description: 'The heavy lifting: data grid, date and time pickers, charts and tree view.',
      versions: [
        { text: 'v6.19.11', current: true },
        { text: 'View all versions', href: '/versions/' },
      ],
    },
    {
      id: 'experiments',
      name: 'Docs infrastructure',
      category: 'docs',
      description: 'How these pages are written: the Markdown dialect, demos and everything around them.',
      versions: [{ text: 'View all versions', href: '/versions/', current: true }],
    },
  ],
  // Packages that have versions of their own are published from the tag of Material UI.
  api: [
    {
      product: 'material-ui',
      packageName: '@mui/material',
      before: 'material-5-14',
      source: `${core}/v{version}/packages/mui-material/src/{folder}`,
    },
    { product: 'material-ui', packageName: '@mui/lab', source: `${core}/v5.15.6/packages/mui-lab/src/{folder}` },
    { product: 'joy-ui', packageName: '@mui/joy', source: `${core}/v5.15.6/packages/mui-joy/src/{folder}` },
    { product: 'base-ui', packageName: '@mui/base', source: `${core}/v5.15.6/packages/mui-base/src/{folder}` },
    { product: 'system', packageName: '@mui/system', source: `${core}/v{version}/packages/mui-system/src/{folder}` },
    { product: 'x', packageName: '@mui/x-data-grid', source: `${x}/grid/x-data-grid/src/{folder}` },
    { product: 'x', packageName: '@mui/x-date-pickers', source: `${x}/x-date-pickers/src/{folder}` },
    { product: 'x', packageName: '@mui/x-charts', source: `${x}/x-charts/src/{folder}` },
    { product: 'x', packageName: '@mui/x-tree-view', source: `${x}/x-tree-view/src/{folder}` },
  ],
  demos: {
    wrapper: {
      'material-ui': './content/DemoRoot.tsx',
      x: './content/XDemoRoot.tsx',
      'joy-ui': './content/JoyDemoRoot.tsx',
      system: './content/SystemDemoRoot.tsx',
    },
    // They need nothing around them: their styles say both modes.
    dark: { 'base-ui': true },
  },
  markdown: { math: true, mermaid: true },
  blog: {
    authors: {
      ines: { name: 'Ines Albrecht', github: 'ines-albrecht' },
      tomasz: { name: 'Tomasz Wren', github: 'tomasz-wren' },
    },
    tags: ['News', 'Engineering', 'Product'],
  },
  editUrl: 'https://github.com/vitrine-docs/vitrine/edit/main/{file}',
  repository: 'https://github.com/mui/material-ui',
  analytics: { endpoint: collector && `${collector}/visits` },
  feedback: { endpoint: collector && `${collector}/votes` },
  fonts: { icons: '/fonts/material-icons.css' },
};
