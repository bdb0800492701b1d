// What the engine itself costs on a page that uses all of it: the default budgets leave room for that.

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { dotPicture, goodPage, siteTest } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** What a text can hold beside prose, each in a construct of its own. */
const text = `## Everything :badge[New]

\`\`\`ts twoslash title="own.ts" showLineNumbers
const one = 1; // [!code ++]
const two = one;
//    ^?
\`\`\`

:::steps
1. Install
:::

:::cards
- [Home](/)
:::

:::files
- src/
  - a.ts
:::

:::info
Info
:::

Term
: Definition

| a |
| - |
| 1 |

<img src="/dot.png#only-light" alt="A dot">

[![A dot](/dot.png)](/)
`;

it.runIf(isEvery)('every feature on one page keeps to the default budgets', async () => {
  const site = siteTest({
    'docs.config.ts':
      "export default { title: 'Test', url: 'https://docs.example.com', repository: 'https://code.example.com/kit', theme: { accent: '#0b6e4f' }, logo: './logo.svg', analytics: { endpoint: '/collect' }, feedback: { endpoint: '/feedback' }, products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'kit' }] };\n",
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
    'content/lib/a.md': `---\ncomponents: Button\n---\n\n${goodPage('A', `{{"demo": "Basic.js"}}\n\n{{"component": "Playground"}}\n\n${text}`)}`,
    'content/index.md': goodPage('Home', '{{"component": "ApiIndex"}}'),
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
    'public/dot.png': dotPicture,
    'slots/Footer.tsx': 'export default function Footer() { return <p>Footer</p>; }\n',
    'content/lib/Basic.js':
      "import { createElement } from 'react';\nexport default function Basic() {\n  return createElement('b', null, 'bold');\n}\n",
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
    'node_modules/kit/index.js':
      "const { createElement } = require('react');\nexports.Button = ({ size = 'md' }) => createElement('button', { className: size }, size);\n",
    'node_modules/kit/index.d.ts':
      "export interface ReactElement {\n  type: string;\n}\nexport interface ButtonProps {\n  /** @default 'md' */\n  size?: 'sm' | 'md';\n}\nexport declare function Button(props: ButtonProps): ReactElement;\n",
  });
  for (const name of ['react', 'react-dom']) symlinkSync(join(installed, name), join(site.root, 'node_modules', name));

  const built = await site.build();
  const html = site.read('lib/a/index.html');
  const checked = await site.run(['check', '--root', site.root, '--out', site.out]);

  expect(built.lines).toEqual([]);
  for (const part of [
    'data-island="Feedback"',
    'data-island="Demo"',
    'data-docs-playground=',
    'data-island="Settings"',
  ])
    expect(html).toContain(part);
  const sheets = (file: string) =>
    [...site.read(file).matchAll(/stylesheet" href="\/_app\/([a-z-]+)\.\w+\.css/g)].map(([, name]) => name);
  expect(sheets('lib/a/index.html')).toEqual(['theme', 'style', 'playground', 'extras', 'slots']);
  expect(sheets('lib/api/button/index.html')).toEqual(['theme', 'style', 'api', 'slots']);
  expect(sheets('index.html')).toEqual(['theme', 'style', 'home', 'api-lists', 'slots']);
  console.info(checked.stdout);
  expect(checked.stdout).toMatch(/script of islands +\d+\.\d kB of 24\.0 kB/);
  expect(checked.stdout).toMatch(/React +\d+\.\d kB {2,}/);
  expect(checked.stdout).toMatch(/script of demos +\d+(?:\.\d)? k?B {2,}/);
  const [, heaviest] = /style sheet +(\d+\.\d) kB of 16\.0 kB/.exec(checked.stdout) ?? [];
  // What is added next needs room.
  expect(Number(heaviest)).toBeLessThanOrEqual(15.7);
  expect(checked.lines.filter((line) => line.includes('budget'))).toEqual([]);
});
