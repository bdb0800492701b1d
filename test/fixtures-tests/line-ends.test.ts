// Files as Windows writes them: line ends of two characters, byte order marks, backslashes, names that differ in
// capital letters alone.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { exampleSite } from '../example-site.ts';
import { readExample } from '../read-example.ts';
import { goodPage, siteTest, type SiteFileTexts } from '../site-test.ts';

const files: Readonly<Record<string, string>> = {
  'docs.config.ts': `// Settings.
export default {
  title: 'Test',
  url: 'https://docs.example.com',
  description: \`Several
lines\`,
  cards: { draw: false },
  languages: ['en', 'nl'],
  products: [{ id: 'lib', name: 'Lib' }],
  demos: { wrapper: './content/Root.tsx' },
};
`,
  'nav/lib.ts': `export default [
  { pathname: '/lib/a' },
  { pathname: '/lib/b', title: \`Two
words\` },
];
`,
  'redirects.txt': '# Old\n/old/  /lib/a/  301\n\n/gone/  /lib/b/\n',
  'paths.txt': '/lib/a/\n/lib/b/\n',
  'locales/translations-nl.json': '{\n  "toc": { "label": "Op deze pagina" }\n}\n',
  'partials/install.md': '---\nnote: left out\n---\n\nInstall **{package}**:\n\n```bash\nnpm install {package}\n```\n',
  'src/code.ts': 'const a = 1;\n// #region part\nconst b = `x\ny`;\n\nconst c = 3;\n// #endregion\n',
  'content/Root.tsx':
    'export default function Root({ children }: { children: unknown }) {\n  return <div>{children as never}</div>;\n}\n',
  'content/index.md': goodPage('Home'),
  'content/lib/a.md': `---
title: Page A
description: >-
  A description
  on two lines.
keywords:
  - one
  - two
redirectFrom: /earlier/
---

# A

<p class="description">Shows A.</p>

Text with two blanks  
and a break.

:::details[More]
Inside.

- a list
  of two lines

  > a quote
:::

| a | b |
|---|---|
| 1 | 2 |

\`\`\`tsx title="a.tsx" {2}
const a = 1; // [!code ++]
// highlight-next-line
const b = \`x
y\`;
\`\`\`

    indented code
    of two lines

<codeblock storageKey="k">

\`\`\`bash npm
npm install a
\`\`\`

\`\`\`bash yarn
yarn add a
\`\`\`

</codeblock>

\`\`\`ts file="src/code.ts#part"
\`\`\`

\`\`\`ts file="src/code.ts#L1-3"
\`\`\`

{{"include": "partials/install.md", "package": "@acme/ui"}}

{{"demo": "Demo.tsx"}}

<div title="two
lines">raw

HTML</div>

Slot
: A definition.
`,
  'content/lib/a.nl.md': '---\ntitle: Pagina A\n---\n\n# A\n\n<p class="description">Toont A.</p>\n\nTekst.\n',
  'content/lib/b.md': goodPage('B', '[a](/lib/a/#more)\n\n- [ ] to do\n- [x] done'),
  'content/lib/Demo.tsx': `import { words } from './words';
import styles from './demo.module.css';

export default function Demo() {
  const text = \`two
lines\`;
  return (
    <p className={styles.text}>
      {words}
      {text}
    </p>
  );
}
`,
  'content/lib/words.ts': 'export const words = `a\nb`;\n',
  'content/lib/demo.module.css': '.text {\n  color: red;\n}\n',
  'content/blog/first.md': '---\ntitle: First\ndate: 2024-01-31\ndescription: The first.\n---\n\nText.\n\nMore.\n',
  'public/data.txt': 'kept as it is\n',
};

/** Every text file of a site written in another way; what is copied byte for byte stays. */
function write(change: (text: string, file: string) => string): SiteFileTexts {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, file.startsWith('public/') ? text : change(text, file)]),
  );
}

describe('a site with the line ends of Windows', () => {
  const plain = siteTest(files);
  // Every file has a byte order mark; every fifth line ends as on other systems.
  let count = 0;
  const windows = siteTest(
    write((text) => `\uFEFF${text.replace(/\n/g, () => ((count += 1) % 5 === 0 ? '\n' : '\r\n'))}`),
  );

  it.runIf(isEvery)('has the same output, to the byte', async () => {
    await plain.build();
    await windows.build();

    expect(plain.read('lib/a/index.html')).toContain('Page A');
    expect(windows.hashes()).toEqual(plain.hashes());
  });

  it.runIf(isEvery)('has its faults reported at their places', async () => {
    windows.write('content/lib/b.md', '# B\r\n\r\n[x](/none/)\r\n\r\n```zsh\r\nx\r\n```\r\n');

    expect((await windows.buildAndFail()).lines).toEqual([
      expect.stringContaining('content/lib/b.md:1:1 warning description-missing'),
      expect.stringContaining('content/lib/b.md:3:1 error link-broken'),
      expect.stringContaining('content/lib/b.md:5:1 error fence-shell'),
    ]);
  });
});

describe('the example of docs/machines.md', () => {
  const { 'locales/translations.json': texts = '', 'a killed program': _, ...example } = readExample('machines.md');
  const site = siteTest({ ...exampleSite(example), 'locales/translations.json': texts });

  it('gets the messages that the manual shows, with the line ends of Windows as well', async () => {
    const manual = readFileSync(fileURLToPath(new URL('../../docs/machines.md', import.meta.url)), 'utf8');
    const isMessage = (line: string) => line.startsWith('content/acme/paths.md:');
    const messages = manual.split('\n').filter(isMessage);
    expect(messages).toHaveLength(2);
    expect((await site.buildAndFail()).lines.filter(isMessage)).toEqual(messages);

    for (const [file, text] of Object.entries(example)) site.write(file, text.replaceAll('\n', '\r\n'));
    expect((await site.buildAndFail()).lines.filter(isMessage)).toEqual(messages);
  });

  it('has its wrapper and its offline text, once the paths have slashes', async () => {
    site.write('content/acme/paths.md', goodPage('Paths', '{{"demo": "Sizes.tsx"}}'));
    site.write('content/acme/Sizes.tsx', 'export default () => <b>3</b>;\n');
    await site.build();

    expect(site.read('acme/paths/index.html')).toContain('<main><b>3</b></main>');
    expect(site.read('sw.js')).toContain('You have not opened this page before.');
  });
});

describe('paths with backslashes', () => {
  it('are read in the settings', async () => {
    const site = siteTest({
      'docs.config.ts':
        "export default { title: 'T', products: [{ id: 'lib', name: 'Lib' }], demos: { wrapper: '.\\\\content\\\\Root.tsx', alias: { '@shared': '.\\\\content\\\\shared' } } };\n",
      'content/Root.tsx': "export default ({ children }) => <div className='root'>{children}</div>;",
      'content/shared/x.ts': "export const x = 'from shared';",
      'content/lib/Demo.tsx': "import { x } from '@shared/x';\nexport default () => <b>{x}</b>;",
      'content/lib/a.md': goodPage('A', '{{"demo": "Demo.tsx"}}'),
    });
    await site.build();

    expect(site.read('lib/a/index.html')).toContain('<div class="root"><b>from shared</b></div>');
  });

  it('are reported in texts and code, with the path that is meant', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage(
        'A',
        '```ts file=".\\x.ts"\n```\n\n{{"demo": "sub\\\\Demo.tsx"}}\n\n{{"include": "C:\\\\parts\\\\x.md"}}\n\n{{"demo": "Con.tsx"}}\n\n{{"demo": "Import.tsx"}}\n\n{{"demo": "import.tsx"}}',
      ),
      'content/lib/x.ts': 'x\n',
      'content/lib/Con.tsx': 'export default () => <b />;',
      'content/lib/Import.tsx': "import { x } from '.\\\\x';\nexport default () => <b>{x}</b>;",
      'content/lib/import.tsx': 'export default () => <b />;',
      'redirects.txt': '\\old\\  /lib/a/\n',
    });

    expect((await site.buildAndFail()).lines).toEqual([
      'content/lib/Import.tsx:1:19 error demo-import-missing  No file for the import ".\\\\x". Write "./x", with slashes.',
      'content/lib/a.md:5:1 error fence-file  ".\\\\x.ts" is not a file of this site. Write "./x.ts", with slashes.',
      'content/lib/a.md:8:1 error demo-name  "sub\\\\Demo.tsx" names no demo. Write "sub/Demo.tsx", with slashes.',
      'content/lib/a.md:10:1 error include-missing  There is no file "C:\\\\parts\\\\x.md" in this site. Write "C:/parts/x.md", with slashes.',
      'content/lib/a.md:12:1 error demo-name  "Con.tsx" names no demo. Rename the file: Windows reserves this name.',
      'content/lib/a.md:16:1 error demo-name  "import.tsx" has the same name as another demo of this page, content/lib/Import.tsx. Give one of the two files another name.',
      'redirects.txt:1:1 error redirect-syntax  The path "\\old\\" does not start with one slash. Write "/old/".',
    ]);
  });
});
