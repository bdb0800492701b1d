// The manual in docs/, which is also read on Git hosts and in the npm package → pages of this site.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '../core/model/schema/plugin.ts';

/** Descriptions of the pages for search; their first paragraphs say more. */
const descriptions = {
  site: 'The files of a site: settings, navigation trees, pages, the Markdown dialect, demos, playgrounds, and templates.',
  command: 'Every command and option of docs, the cache, CI, deployment, and what the exit status means.',
  looks: 'Your own colors, fonts, corners, logo, and style sheets, from a few settings.',
  'type-hovers': 'Code samples that are compiled when the site is built and show the types of their names.',
  mdx: 'Markdown pages with React components, imports, and expressions, and islands that hydrate.',
  stories: 'Show the stories of a library, in Component Story Format, as demos with source code.',
  plugins: 'Change Markdown and HTML, fill slots of every page, and add pages, files, and checks.',
  api: 'What the API reference knows about each component, and how to get it as JSON.',
  'library-under-work': 'A site that follows the source code of the library in the same repository.',
  versions: 'Several versions of a site on one host, and the history of an API.',
  labels: 'The texts of components in 58 languages, checked and ready to import.',
  readers: 'Keyboard shortcuts, settings, links, and what works offline, for those who read a site.',
  scale: 'Split a build across machines, cache it in CI, and merge the parts into the same bytes.',
  machines: 'Line ends and paths of Windows, machines that run out of memory, and readers without a network.',
  adopt: 'Move a site from Docusaurus, Nextra, VitePress, VuePress, dumi, or Storybook.',
  rules: 'Every diagnostic of the engine, what causes it, and how to fix it.',
} as const;

/** Adds the manual at `/vitrine/`. The links between its files by name also work for the pages. */
export const manual: Plugin = {
  name: 'manual',
  reads: ['docs'],
  hooks: {
    addPages: ({ root }) =>
      Object.entries(descriptions).map(([name, description]) => ({
        path: `/vitrine/${name}/`,
        text: `---\nproductId: vitrine\ndescription: ${JSON.stringify(description)}\n---\n\n${readManual(join(root, `docs/${name}.md`))}`,
      })),
  },
};

/** Reads a file without its list of contents, as every page has one beside its text. */
function readManual(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\*\*Contents:\*\*.*\n\n/m, '');
}
