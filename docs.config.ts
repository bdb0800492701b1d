// The settings of this site. Every key but `title` and `products` has a default.

import { manual } from './plugins/manual.ts';

const core = 'https://github.com/mui/material-ui/tree';
const x = 'https://github.com/mui/mui-x/tree/v{version}/packages';
const engine = 'https://github.com/vitrine-docs/vitrine';
const releases = 'https://github.com/mui/material-ui/releases/tag';

// Joy UI, Base UI and System are released with Material UI.
const released = { current: true, status: 'current', date: '2024-01-22', notes: `${releases}/v5.15.6` };
const allVersions = { text: 'View all versions', href: '/versions/' };

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
        {
          ...released,
          text: 'v5.15.6',
          base: '/',
          migration: '/material-ui/migration/from-5-14-to-5-15/',
        },
        { text: 'v5.14.0', status: 'ended', date: '2023-07-11', notes: `${releases}/v5.14.0` },
        {
          text: 'v5.0.0',
          status: 'ended',
          date: '2021-09-16',
          notes: `${releases}/v5.0.0`,
          migration: '/material-ui/migration/migrating-from-v4/',
        },
        { text: 'v4', status: 'ended', href: 'https://v4.mui.com/' },
        allVersions,
      ],
    },
    {
      id: 'joy-ui',
      name: 'Joy UI',
      category: 'core',
      packageName: '@mui/joy',
      version: '5.0.0-beta.24',
      description: 'Styled components with a design language of their own, built on CSS variables.',
      versions: [{ ...released, text: 'v5.0.0-beta.24' }, allVersions],
    },
    {
      id: 'base-ui',
      name: 'Base UI',
      category: 'core',
      packageName: '@mui/base',
      version: '5.0.0-beta.33',
      description: 'Behavior and accessibility without a single style: hooks and bare components.',
      versions: [{ ...released, text: 'v5.0.0-beta.33' }, allVersions],
    },
    {
      id: 'system',
      name: 'System',
      category: 'core',
      packageName: '@mui/system',
      version: '5.15.6',
      description: 'The styling layer underneath: the sx prop, theme values and layout primitives.',
      versions: [{ ...released, text: 'v5.15.6' }, allVersions],
    },
    {
      id: 'x',
      name: 'MUI X',
      category: 'x',
      packageName: '@mui/x-data-grid',
      version: '6.19.11',
      repository: 'https://github.com/mui/mui-x',
      description: 'The heavy lifting: data grid, date and time pickers, charts and tree view.',
      versions: [
        {
          text: 'v6.19.11',
          current: true,
          status: 'current',
          date: '2024-04-18',
          notes: 'https://github.com/mui/mui-x/releases/tag/v6.19.11',
          migration: '/x/migration/migration-data-grid-v5/',
        },
        allVersions,
      ],
    },
    {
      id: 'vitrine',
      name: 'Engine',
      category: 'docs',
      description: 'What builds these pages: how to document a library of your own.',
      repository: engine,
      versions: [{ ...allVersions, current: true }],
    },
    {
      id: 'experiments',
      name: 'Docs infrastructure',
      category: 'docs',
      description: 'How these pages are written: the Markdown dialect, demos and everything around them.',
      repository: engine,
      versions: [{ ...allVersions, current: true }],
    },
  ],
  // Packages that have versions of their own are published from the tag of Material UI. Earlier versions are
  // kept by scripts/keep-history.mjs.
  api: [
    {
      product: 'material-ui',
      packageName: '@mui/material',
      history: ['./api/mui-material-5.14.0.json'],
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
      // The front page shows components of Material UI.
      default: './content/DemoRoot.tsx',
      'base-ui': false,
      experiments: false,
    },
    // They need nothing around them: their styles say both modes.
    dark: { 'base-ui': true },
  },
  markdown: { math: true, mermaid: true },
  plugins: [manual],
  blog: {
    authors: {
      ines: { name: 'Ines Albrecht', github: 'ines-albrecht' },
      tomasz: { name: 'Tomasz Wren', github: 'tomasz-wren' },
    },
    tags: ['News', 'Engineering', 'Product'],
  },
  editUrl: `${engine}/edit/main/{file}`,
  repository: 'https://github.com/mui/material-ui',
  analytics: { endpoint: collector && `${collector}/visits` },
  feedback: { endpoint: collector && `${collector}/votes` },
  // Emotion writes rule by rule, so that no page has to take whatever style is inserted.
  security: { demoStyles: 'known' },
  fonts: { icons: '/fonts/material-icons.css' },
};
