// The files that a page of the manual shows → a whole site: with settings, a tree, and a home page.

import type { SiteFileTexts } from './site-test.ts';

/** Makes a site of the product "acme" out of files. */
export function exampleSite(files: Readonly<Record<string, string>>): SiteFileTexts {
  const paths = Object.keys(files).flatMap((file) => /^content\/(.+)\.mdx?$/.exec(file)?.[1] ?? []);
  const entries = paths.map((path) => `{ pathname: '/${path}' }`).join(', ');
  return {
    'docs.config.ts':
      "export default { title: 'Acme', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'acme', name: 'Acme' }], markdown: { mdx: true } };\n",
    'nav/acme.ts': `export default [${entries}];\n`,
    'content/index.md': '# Acme\n\n<p class="description">All about the parts of Acme, with examples.</p>\n',
    ...files,
  };
}
