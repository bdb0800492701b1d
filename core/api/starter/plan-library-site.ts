// A library → the files of a starter site: settings, navigation tree, pages.

import { escapeHtml } from '../../text/escape-html.ts';
import { toQuoted } from '../../text/to-quoted.ts';
import { joinImports } from './join-imports.ts';
import type { Library, LibraryPage, Surroundings } from './library.ts';
import { nameLibrary } from './name-library.ts';
import { pickFirstPage } from './pick-first-page.ts';
import type { PlannedExhibit } from './plan-exhibit.ts';
import { type StarterPlayground, writeLibraryPage } from './write-library-page.ts';

/** A file of the site: its path from the root, and its text. */
interface PlannedFile {
  readonly file: string;
  readonly text: string;
}

/** Returns the file of a page. */
export function toPageFile(page: LibraryPage, library: Pick<Library, 'packageName'>): string {
  return `content/${nameLibrary(library.packageName).id}/${page.slug}/index.md`;
}

interface PlannedSite {
  readonly pages: readonly LibraryPage[];
  /** The playgrounds of pages, by slug; a missing page has none. */
  readonly playgrounds: ReadonlyMap<string, StarterPlayground>;
  readonly around: Surroundings;
  /** The demo of the front page. */
  readonly exhibit?: PlannedExhibit | undefined;
}

/** Plans the files of a starter site. */
export function planLibrarySite(library: Library, { pages, playgrounds, around, exhibit }: PlannedSite): PlannedFile[] {
  const { packageName } = library;
  const firstPage = pickFirstPage(pages, playgrounds);
  const hasRoot = [around.provider, around.styleSheet, around.unbuiltSheet].some((each) => each !== undefined);
  return [
    { file: 'docs.config.ts', text: writeSettings(library, hasRoot ? around : undefined) },
    ...(hasRoot ? [{ file: 'content/DemoRoot.tsx', text: writeDemoRoot(around) }] : []),
    { file: `nav/${nameLibrary(packageName).id}.ts`, text: writeTree(library, pages) },
    { file: 'content/index.md', text: writeHome(library, { pages, firstPage, exhibit }) },
    ...(exhibit ? [{ file: exhibit.file, text: exhibit.code }] : []),
    { file: `content/${nameLibrary(packageName).id}/getting-started.md`, text: writeStart(library, { firstPage, around }) },
    ...pages.flatMap((page) => {
      const playground = playgrounds.get(page.slug);
      const file = toPageFile(page, library);
      return [
        { file, text: writeLibraryPage(page, { packageName, playground }) },
        ...(playground?.kind === 'stage'
          ? [{ file: `${file.slice(0, -'index.md'.length)}${playground.stage.file}`, text: playground.stage.code }]
          : []),
      ];
    }),
  ];
}

function writeSettings({ packageName, version, description }: Library, around: Surroundings | undefined): string {
  const { id, name } = nameLibrary(packageName);
  return `// The settings of this site. Every key but \`title\` and \`products\` has a default.

export default {
  title: ${toQuoted(name)},
  // Where the site is published: for its sitemap, its feeds, and previews of its links.
  // url: 'https://docs.example.com',
  description: ${toQuoted(description || `The documentation of ${packageName}.`)},
  products: [
    {
      id: ${toQuoted(id)},
      name: ${toQuoted(name)},
      packageName: ${toQuoted(packageName)},
      version: ${toQuoted(version)},
    },
  ],
  api: [{ product: ${toQuoted(id)}, packageName: ${toQuoted(packageName)} }],${
    around
      ? `
  demos: {
    wrapper: './content/DemoRoot.tsx',
${writeDark(around)}
  },`
      : ''
  }
};
`;
}

/** A provider may set the light mode itself, and then shows that alone. */
function writeDark({ dark, provider }: Surroundings): string {
  if (!dark?.setting || (provider && dark.hasLightTwin))
    return `    // Remove this line when the wrapper follows the mode that it is given.
    dark: false,`;
  if (dark.setting === true) return '    dark: true,';
  return `    // The class or attribute that the style sheet uses for dark mode.
    dark: ${toQuoted(dark.setting)},`;
}

function writeTree({ packageName }: Library, pages: readonly LibraryPage[]): string {
  const { id } = nameLibrary(packageName);
  const write = (title: string, kind: LibraryPage['main']['kind']): string => {
    const lines = pages
      .filter(({ main }) => main.kind === kind)
      .map(({ slug, name }) => {
        // The title of a one-word name follows from its path.
        const title = /^\p{Lu}[\p{Ll}\d]*$/u.test(name) ? '' : `, title: ${toQuoted(name)}`;
        return `      { pathname: '/${id}/${slug}/'${title} },\n`;
      });
    return lines.length === 0
      ? ''
      : `  {\n    pathname: '/${id}/${title.toLowerCase()}',\n    title: '${title}',\n    children: [\n${lines.join('')}    ],\n  },\n`;
  };
  return `// The navigation tree. A path appears once; its page is the file of the same path.

export default [
  { pathname: '/${id}/getting-started/' },
${write('Components', 'component')}${write('Hooks', 'hook')}];
`;
}

interface HomeOptions extends Pick<PlannedSite, 'pages' | 'exhibit'> {
  readonly firstPage: LibraryPage | undefined;
}

function writeHome(
  { packageName, description }: Library,
  { pages, firstPage, exhibit }: HomeOptions,
): string {
  const { id, name } = nameLibrary(packageName);
  const lead = description || `The documentation of ${packageName}.`;
  const writeGroup = (title: string, kind: LibraryPage['main']['kind']): string => {
    const group = pages.filter(({ main }) => main.kind === kind);
    const page = group.find((each) => each === firstPage) ?? group[0];
    if (!page) return '';
    const about = kind === 'hook' ? 'parameters and return values' : 'examples to try and props';
    const link = `[${page.name}](/${id}/${page.slug}/)`;
    return `- ${group.length === 1 ? link : `${title} such as ${link}: ${group.length} pages`}, with ${about}.\n`;
  };
  return `---
title: ${JSON.stringify(name)}
description: ${JSON.stringify(lead)}
---

# ${name}

<p class="description">${escapeHtml(lead)}</p>
${exhibit ? '\n{{"demo": "Exhibit.js", "bg": "inline", "hideToolbar": true}}\n' : ''}
## Begin here

- [Getting started](/${id}/getting-started/) installs the library.
${writeGroup('Components', 'component')}${writeGroup('Hooks', 'hook')}- [API](/${id}/api/) lists everything, with a filter.
`;
}

interface StartOptions extends Pick<PlannedSite, 'around'> {
  readonly firstPage: LibraryPage | undefined;
}

function writeStart({ packageName }: Library, { firstPage, around }: StartOptions): string {
  return `---
title: Getting started
description: ${JSON.stringify(`Install ${packageName} and import the first component.`)}
---

# Getting started

<p class="description">Install ${packageName} and import the first component.</p>

## Install

\`\`\`bash npm2yarn
npm install ${packageName}
\`\`\`

${writeSetup(around)}## Import

${firstPage ? `\`\`\`tsx\n${firstPage.main.importLine}\n\`\`\`\n` : ''}`;
}

/** Writes what an app does once: the same as the wrapper of demos. */
function writeSetup(around: Surroundings): string {
  const { provider, styleSheet } = around;
  const sheet = styleSheet && 'import the style sheet';
  const wrap = provider && `put \`${provider.name}\` around the app`;
  const steps = [sheet, wrap].filter((step) => step !== undefined).join(', and ');
  if (steps === '') return '';
  return `## Set up

Once, where the app starts, ${steps}:

\`\`\`tsx
${[...listImports(around), ...(provider ? ['', `<${writeTag(around)}>…</${provider.name}>`] : [])].join('\n')}
\`\`\`

`;
}

function listImports({ provider, values = [], styleSheet }: Surroundings): string[] {
  return [
    ...(provider ? joinImports([provider, ...values].map(({ importLine }) => importLine)) : []),
    ...(styleSheet ? [`import '${styleSheet}';`] : []),
  ];
}

function writeTag({ provider, values = [] }: Surroundings): string {
  return [provider?.name, ...values.map((value) => `${value.prop}={${value.name}}`)].join(' ');
}

/** Writes the source of DemoRoot.tsx. */
function writeDemoRoot(around: Surroundings): string {
  const { provider, unbuiltSheet } = around;
  const imports = [
    "import type { ReactNode } from 'react';",
    ...listImports(around),
    ...(unbuiltSheet
      ? ['// Not built yet. If demos need it, build the library, and import it:', `// import '${unbuiltSheet}';`]
      : []),
  ];
  return `// The wrapper around every demo and playground: add providers and global styles here.

${imports.join('\n')}

/** Wraps a demo in the providers that the library needs. */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return ${provider ? `<${writeTag(around)}>{children}</${provider.name}>` : '<>{children}</>'};
}
`;
}
