// Makes three small sites, each of which spends most of its time in another part of the engine: prose in parsing
// and rendering, demos in bundling and running, an API in reading types. Always the same bytes.

import { makeLibrarySite } from '../demos/make-library-site.mjs';
import { makeSite } from '../make-pages.mjs';

/** Makes the files of the three sites, by name: their contents by path. */
export function makeGuardSites() {
  return { prose: makeSite({ copies: 3 }), demos: makeDemos(), api: makeApi() };
}

function makeDemos() {
  const imports = {
    line: "import { Button, Card, Chip, Slider, TextField } from '@mui/material';",
    element: (number) =>
      `<Card><TextField label="Name ${number}" /><Slider defaultValue={${number}} aria-label="Size" /><Chip label="New" /><Button>Save</Button></Card>`,
  };
  return makeLibrarySite(imports, { pages: 20 });
}

function makeApi() {
  const config = {
    title: 'An API for the benchmark',
    url: 'https://docs.example.com',
    products: [{ id: 'base', name: 'Base' }],
    api: [{ product: 'base', packageName: '@mui/base' }],
  };
  return new Map([
    ['docs.config.ts', `export default ${JSON.stringify(config, null, 2)};\n`],
    ['nav/base.ts', "export default [{ pathname: '/base/overview' }];\n"],
    ['content/base/overview.md', '# Overview\n\n<p class="description">Leads to the reference.</p>\n'],
  ]);
}
