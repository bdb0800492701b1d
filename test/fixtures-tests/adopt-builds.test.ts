// What "docs adopt" writes builds at once: sites of other engines that are hard to convert, adopted and built.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { siteTest } from '../site-test.ts';

type Files = Readonly<Record<string, string>>;

const { run } = siteTest({});

function writeFiles(files: Files): string {
  const folder = mkdtempSync(join(inject('sitesFolder'), 'adopts-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Adopts a folder of these files, and builds what was written. */
async function adoptAndBuild(files: Files, site = '.') {
  const folder = writeFiles(Object.fromEntries(Object.entries(files).map(([file, text]) => [`old/${file}`, text])));
  const adopted = await run(['adopt', join('old', site), '--out', 'new'], { cwd: folder });
  const built = await run(['build', '--root', join(folder, 'new'), '--out', join(folder, 'out')]);
  return {
    adopted,
    errors: built.stderr.split('\n').filter((line) => / error /.test(line)),
    status: built.status,
    written: (file: string) => readFileSync(join(folder, 'new', file), 'utf8'),
    report: () => readFileSync(join(folder, 'new/adopted.md'), 'utf8'),
    has: (file: string) => existsSync(join(folder, 'new', file)),
  };
}

describe('a Docusaurus site whose pages lie beside its folder', () => {
  it('has the pages of all its plugins, by the globs of the settings', async () => {
    const site = await adoptAndBuild(
      {
        'package.json': '{ "name": "kit", "version": "1.0.0" }',
        'manual/FAQ.md': '# Questions\n\n[Store](./api/store.md)\n',
        'manual/api/store.md': '# Store\n\n![Map](./map.svg)\n',
        'manual/api/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
        'manual/faq/deep/a.mdx': '# Deep\n',
        'manual/notes/secret.md': '# Not a page\n',
        'manual/api/_part.md': 'A part\n',
        'lessons/one.md': '# One\n',
        'news/2024-05-06-first.md': '---\ntitle: First\n---\n\nHello.\n',
        'files/a.txt': 'a',
        'website/docusaurus.config.ts': `import { resolve } from 'path';
export default {
  title: 'Kit',
  staticDirectories: ['static', '../files'],
  presets: [['classic', {
    docs: { path: '../manual', routeBasePath: '/', include: ['{api,faq}/**/*.{md,mdx}', 'FAQ.md'], sidebarPath: require.resolve('./menu.js') },
    blog: { path: resolve(__dirname, '../news'), routeBasePath: 'news' },
  }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'lessons', path: '../lessons', routeBasePath: 'learn' }]],
};\n`,
        'website/menu.js': "module.exports = { main: ['FAQ', 'api/store'] };\n",
      },
      'website',
    );

    expect(site.adopted.stdout).toContain(
      'Converted 4 pages and 1 post from docusaurus (website/docusaurus.config.ts)',
    );
    expect([site.status, site.errors]).toEqual([0, []]);
    expect(site.written('content/FAQ.md')).toContain('[Store](/api/store/)');
    expect(
      ['api/store/map.svg', 'faq/deep/a.md', 'learn/one.md', 'blog/first.md'].filter(
        (file) => !site.has(`content/${file}`),
      ),
    ).toEqual([]);
    expect(site.has('content/notes/secret.md')).toBe(false);
    expect(site.written('public/a.txt')).toBe('a');
  });
});

describe('a Docusaurus site whose components show texts', () => {
  it.runIf(isEvery)('reports each such component, leaves it out of the page, and builds', async () => {
    const site = await adoptAndBuild({
      'package.json': '{ "name": "kit", "version": "1.0.0" }',
      'docusaurus.config.js':
        "module.exports = { title: 'Kit', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };\n",
      'src/Table.tsx': "import Rows from './_rows.md';\nexport default function Table() {\n  return <Rows />;\n}\n",
      'src/Cells.jsx': "export { default as Cells } from './_cells.mdx';\n",
      'src/_rows.md': '| A |\n|---|\n| 1 |\n',
      'src/_cells.mdx': 'Cells.\n',
      'docs/_steps.jsx': "import First from './first.md';\nexport const Steps = () => <First />;\n",
      'docs/first.md': '# First\n\nText.\n',
      'docs/a.mdx': `import Table from '../src/Table';
import { Cells } from '@site/src/Cells';
import { Steps } from './_steps';

# A

Before.

<Table />

<Cells />

<Steps />

[Pen](//pens.example.com/a) and ![Dot](//pictures.example.com/a.png)

<iframe title="Pen" src="//pens.example.com/embed/a"></iframe>

After.
`,
    });

    expect([site.status, site.errors]).toEqual([0, []]);
    const page = site.written('content/a.md');
    expect(page).toContain('[Pen](https://pens.example.com/a)');
    expect(page).toContain('https://pictures.example.com/a.png');
    expect(page).not.toMatch(/["(]\/\//);
    expect(page).toMatch(/Before\.[^]*After\./);
    for (const [name, text] of [
      ['Table', '_rows.md'],
      ['Cells', '_cells.mdx'],
      ['Steps', 'first.md'],
    ] as const) {
      expect(site.report()).toContain(`### The component &lt;${name}&gt;`);
      expect(site.report()).toContain(`It imports the text "${text}" as a component.`);
    }
  });
});

describe('a VitePress site with a blog', () => {
  it.runIf(isEvery)('keeps the dates of posts, and moves pages without a date out of the blog', async () => {
    const site = await adoptAndBuild({
      '.vitepress/config.ts':
        "export default { title: 'Kit', locales: { root: { lang: 'en' }, fr: { lang: 'fr' } }, themeConfig: { sidebar: { '/guide/': [{ text: 'Start', link: '/guide/start' }], '/blog/': [{ text: 'New', link: '/blog/new' }] } } };\n",
      'index.md': '# Kit\n\n[New](./blog/new.md), [about](/blog/about), [note](/posts/note)\n',
      'guide/start.md': '---\ndate: 2024-01-01\n---\n# Start\n',
      'blog/new.md': '---\ntitle: New\nauthor:\n  name: Ann\ndate: 2024-05-06\n---\n\nNews.\n',
      'blog/2023/old.md': '---\ntitle: Old\ndate: "2023-01-02T10:00:00Z"\nauthor: Ann, Bo\n---\n\nOlder.\n',
      'blog/about.md': '# About the blog\n',
      'blog.md': '# All posts\n',
      'posts/note.md': '---\ntitle: Note\ndate: 2022-02-02\n---\n\nA note.\n',
      'fr/blog/new.md': '---\ntitle: Nouveau\ndate: 2024-05-06\n---\n\nTexte.\n',
      'fr/blog.md': '# Tous\n',
      'fr/only.md': '# Seul\n',
    });

    expect([site.status, site.errors]).toEqual([0, []]);
    expect(site.written('content/blog/new.md')).toContain('date: 2024-05-06\nauthors: [Ann]\n');
    expect(site.written('content/blog/old.md')).toContain('date: 2023-01-02\nauthors: [Ann, Bo]\n');
    expect(site.written('content/index.md')).toContain('[about](/blog-pages/about/), [note](/blog/note/)');
    expect(site.written('redirects.txt')).toContain('/only.html  /only/  301');
    expect(site.report()).toContain('### A page without a date in the folder of the posts\n');
    expect(site.report()).toContain('### A translation of a post\n');
  });

  it.runIf(isEvery)('closes every container, whatever HTML is in it', async () => {
    const site = await adoptAndBuild({
      '.vitepress/config.ts': "export default { title: 'Kit' };\n",
      'index.md': `# Kit

::: tip Mind
<details>
<summary>More</summary>

\`\`\`js
a
\`\`\`

</details>
:::

:::: warning
<div>text</div>
::: info
<img src="/a.png" alt="A">
:::
::::

- item

  ::: danger
  <p>text
  more</p>
  :::

<div>
::: details More
text <b>bold</b>
:::
</div>

::: code-group
\`\`\`[File tree]
a
\`\`\`
\`\`\`js [a.js]
b
\`\`\`
:::
`,
      'public/a.png': '',
    });

    expect(site.errors.filter((line) => !line.includes('image-'))).toEqual([]);
    expect(site.written('content/index.md')).toContain('</details>\n\n:::\n');
    expect(site.written('content/index.md')).toContain('```text File tree\n');
  });
});

describe('a Nextra site whose pages hold code', () => {
  const files = {
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})({});\n",
    'package.json': '{ "name": "kit-docs", "dependencies": { "not-installed": "^1.0.0" } }',
    'tsconfig.json':
      '{ "extends": "./base.json", // the paths\n "compilerOptions": { "paths": { "@parts/*": ["./parts/*"], "theme": ["./parts/theme.ts"] }, } }',
    'base.json': '{ "compilerOptions": { "baseUrl": "." } }',
    'public/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'public/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'parts/box.tsx':
      "import type { Kind } from './kinds';\nimport { shade } from 'theme';\nexport function Box({ children, kind = 'plain' }: { children: React.ReactNode; kind?: Kind }) {\n  return <div data-kind={kind} data-shade={shade}>{children}</div>;\n}\n",
    'parts/kinds.ts': "export type Kind = 'plain' | 'loud';\n",
    'parts/theme.ts': "export const shade = 'dark';\n",
    'parts/clock.tsx': "import { tick } from 'not-installed';\nexport const Clock = () => <b>{tick()}</b>;\n",
    'parts/install.mdx': "import { Box } from './box';\n\nInstall **it**, see [start](/start).\n\n<Box>boxed</Box>\n",
    'parts/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'parts/icons.ts': "export { default as Star } from './logo.svg';\n",
    'app/layout.tsx': "export const metadata = { title: 'Kit' };\nexport default () => null;\n",
    'app/page.mdx': '# Kit\n\n![A](/assets/a.svg) ![B](/img/b.svg)\n',
    'app/start/page.mdx': `import { Box } from 'parts/box';
import { Clock } from '@parts/clock';
import { tick } from 'not-installed';
import Install from '@parts/install.mdx';
import Logo from '@parts/logo.svg';
import { Box as Other } from '@parts/box';
import { Gone } from '@parts/gone';
import { Star } from '@parts/icons';

export function Row({ names, of }: { names: readonly string[]; of?: string }) {
  const all = names.map((name) => name as string);

  return (
    <ul>

      {all.map((name) => <li key={name}><Other kind="loud">{name}{of}</Other></li>)}
    </ul>
  );
}

export const Late = () => <Clock />;

export const unused = 1;

export const metadata = { title: 'Start' };

# Start

{/*

### Old part

\`\`\`js
const a = { b: 1 };
\`\`\`

*/}

<!-- A comment

of HTML -->

<Install />

<Row names={['one', 'two']} />

<Box>**bold**</Box>

<Clock />

<Gone>kept</Gone>

<Late />

<Logo title="Our logo" />

<Star />

{tick()}

{['a', 'b'].map((each) => <i key={each}>{each}</i>)}

<div style={{ color: 'red' }} onClick={tick}>text</div>

<Row names={tick()} />
`,
  } as const;

  it.runIf(isEvery)('keeps the code that can run, comments out and reports the rest, and builds', async () => {
    const site = await adoptAndBuild(files);
    const page = ['content/start/index.mdx', 'content/start.mdx'].filter(site.has).map(site.written).join('');

    expect([site.status, site.errors]).toEqual([0, []]);
    expect(site.written('public/assets-files/a.svg')).toContain('<svg');
    expect(site.written('content/index.md')).toContain('![A](/assets-files/a.svg) ![B](/img/b.svg)');
    expect(page).toContain('{{"include":"partials/parts/install.md"}}');
    expect(page).toContain("import { Row } from '../../shared/app/start/page.code';");
    expect(page).toContain("<Row names={['one', 'two']} />");
    expect(page).toContain('{/* <Clock /> */}');
    expect(page).toContain('![Our logo](./logo.svg)');
    expect(page).toContain('{/* {tick()} */}');
    expect(page).toContain("<div style={{ color: 'red' }}>text</div>");
    expect(site.written('shared/app/start/page.code.tsx')).toContain("import { Box as Other } from '../../parts/box';");
    expect(site.written('package.json')).not.toContain('not-installed');
    const report = site.report();
    for (const said of [
      'It imports "not-installed", which is not installed in the old site.',
      'It imports "@parts/gone", which is not in the folder.',
      'It uses a picture as a component',
      'It defines Late. It uses something that the new site does not have.',
      'It defines unused. Nothing of the new page uses it.',
      '### Code in braces that cannot run here',
      'It is now at /assets-files/a.svg',
    ])
      expect(report).toContain(said);
    expect(report).not.toContain('metadata');
  });
});

describe('redirects', () => {
  it.runIf(isEvery)('that lead nowhere are left out and reported, and chains of redirects end at a page', async () => {
    const rules = [
      "{ from: '/a', to: '/docs/start' }",
      "{ from: '/b', to: '/a' }",
      "{ from: '/c', to: '/gone' }",
      "{ from: '/d', to: '/docs/start#part' }",
      "{ from: '/e', to: '/file.txt' }",
      "{ from: '/f', to: 'https://example.com' }",
    ];
    const site = await adoptAndBuild({
      'docusaurus.config.js': `export default { title: 'Kit', presets: [['classic', {}]], plugins: [['@docusaurus/plugin-client-redirects', { redirects: [${rules.join()}] }]] };\n`,
      'docs/start.md': '# Start\n\n## Part\n',
      'static/file.txt': '',
    });

    expect([site.status, site.errors]).toEqual([0, []]);
    expect(site.written('redirects.txt')).toBe(
      '/a/  /docs/start/  301\n/b/  /docs/start/  301\n/d/  /docs/start/#part  301\n/e/  /file.txt  301\n/f/  https://example.com  301\n',
    );
    expect(site.report()).toContain('/c/ led to /gone/, and the old site has nothing there.');
  });
});

describe('a site without a page', () => {
  const docusaurus = `export default { presets: [['classic', { docs: { path: '../docs', include: ['{a,b}/*.md'] }, blog: false }]] };\n`;
  it.each(
    everyday<[string, Files, readonly string[]]>(
      [
        ['docusaurus', { 'docusaurus.config.js': docusaurus }, ['in "../docs" for "{a,b}/*.md"', 'in "src/pages"']],
        ['vitepress', { '.vitepress/config.ts': "export default { srcDir: 'text' };\n" }, ['in "text" for "**/*.md"']],
        [
          'nextra',
          { 'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})({});\n" },
          ['in "content" for'],
        ],
        [
          'storybook',
          { '.storybook/main.ts': "export default { stories: ['../src/**/*.stories.tsx'] };\n" },
          ['in "src" for'],
        ],
      ],
      4,
    ),
  )('of %s is an error that names the places searched, and nothing is written', async (engine, files, places) => {
    const folder = writeFiles(Object.fromEntries(Object.entries(files).map(([file, text]) => [`old/${file}`, text])));
    const { status, stderr } = await run(['adopt', 'old', '--out', 'new'], { cwd: folder });

    expect(status).toBe(2);
    expect(stderr).toContain(`No page of this ${engine} site was found`);
    expect(places.filter((place) => !stderr.includes(place))).toEqual([]);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });
});
