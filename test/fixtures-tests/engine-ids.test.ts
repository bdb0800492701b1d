// Pages whose headings, ids and attributes are named as the parts of the engine are.

import { beforeAll, expect, it } from 'vitest';
import { isEngineHook } from '../../core/model/engine-ids.ts';
import { dotPicture, goodPage, siteTest } from '../site-test.ts';

const parts = ['Docs settings', 'Docs versions', 'Product menu', 'Site header', 'Page copy', 'Side menu', 'Products'];

const site = siteTest({
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }, { id: 'other', name: 'Other' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
  'nav/other.ts': "export default [{ pathname: '/other/a' }];\n",
  'content/index.md': goodPage('Welcome', parts.map((part) => `\n## ${part}\n`).join('')),
  'content/lib/a.md': goodPage('A', parts.map((part) => `\n## ${part}\n`).join('')),
  'content/lib/b.md': goodPage('B', '\n<div id="docs--settings">{"base":"/evil/"}</div>\n'),
  'content/other/a.md': goodPage('Other A'),
});
beforeAll(async () => void (await site.build()));

it.each(['index.html', 'lib/a/index.html'])('each id is in the page once: %s', (file) => {
  const ids = [...site.read(file).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['docs-settings', 'product-menu', 'site-header', 'docs--settings']));
});

it('elements around the text have no id without the prefix, except the promised one', () => {
  const around = site.read('other/a/index.html');
  const ids = [...around.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

  expect(ids.filter((id) => !id.startsWith('docs--'))).toEqual(['main-content']);
});

it('an author’s element with the id of the settings loses it', () => {
  expect(site.read('lib/b/index.html')).toContain('<div>{"base":"/evil/"}</div>');
  expect(site.read('lib/b/index.html').split('id="docs--settings"')).toHaveLength(2);
});

const drawn = `<codeblock storageKey="package-manager">

\`\`\`bash npm
npm i
\`\`\`

\`\`\`bash yarn
yarn add
\`\`\`

</codeblock>

\`\`\`ts showLineNumbers
const a = 'a\u200Bb';
\`\`\`

[![A dot](/dot.png)](/)

![A dot](/dot.png)

A note.[^1]

[^1]: Its text.

{{"demo": "Basic.js"}}
`;

const forged = `<p data-docs-ripple class="own">A</p>
<span data-Island="Settings" data-own="1">B</span>
<div data-code-block data-docs-tip="Evil">C</div>
<b data-hydrated>D</b>`;

const trusting = siteTest({
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', markdown: { html: 'trusted' }, feedback: { endpoint: '/feedback' }, cards: { draw: false }, blog: {}, products: [{ id: 'lib', name: 'Lib' }, { id: 'other', name: 'Other' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
  'nav/other.ts': "export default [{ pathname: '/other/a' }];\n",
  'content/index.md': goodPage('Welcome'),
  'content/blog/first.md': '---\ntitle: First\ndate: 2024-01-02\n---\n\n<p class="description">A post.</p>\n\nText.\n',
  'content/lib/a.md': goodPage('A', `\n${drawn}`),
  'content/lib/b.md': goodPage('B', `\n${forged}\n`),
  'content/lib/Basic.js':
    "import { createElement } from 'react';\nexport default function Basic() {\n  return createElement('b', null, 'bold');\n}\n",
  'content/other/a.md': goodPage('Other A'),
  'public/dot.png': dotPicture,
});

it('a trusted author loses attributes of the engine as well, and each is reported with its place', async () => {
  const { lines } = await trusting.build();

  const html = trusting.read('lib/b/index.html');
  for (const left of ['<p class="own">A</p>', '<span data-own="1">B</span>', '<div>C</div>', '<b>D</b>'])
    expect(html).toContain(left);
  expect(lines.filter((line) => line.includes('name-reserved'))).toEqual(
    [
      ['6:1', 'data-docs-ripple'],
      ['7:1', 'data-island'],
      ['8:1', 'data-code-block'],
      ['8:1', 'data-docs-tip'],
      ['9:1', 'data-hydrated'],
    ].map(
      ([at, attribute]) =>
        `content/lib/b.md:${at} warning name-reserved  The attribute "${attribute}" is reserved for the page around the text, so it is left out. Choose another name for the attribute, one that does not begin with "data-docs-".`,
    ),
  );
});

it('every attribute on every page is promised, or has the prefix', () => {
  const pages = trusting.outputFiles().filter((file) => file.endsWith('.html'));
  const names = pages.flatMap((file) =>
    [...trusting.read(file).matchAll(/[\s"'](data-[\w-]+)(?=[\s=>])/g)].map(([, name = '']) => name),
  );
  const others = new Set(names.filter((name) => !isEngineHook(name)));

  expect(pages).toHaveLength(9);
  // Of GitHub's footnotes, of what counts clicks, and of the author.
  expect([...others].sort()).toEqual([
    'data-footnote-backref',
    'data-footnote-ref',
    'data-footnotes',
    'data-ga-event-action',
    'data-ga-event-category',
    'data-ga-event-label',
    'data-own',
  ]);
  expect(names).toEqual(
    expect.arrayContaining([
      'data-docs-storage-key',
      'data-docs-line',
      'data-docs-point',
      'data-docs-tool',
      'data-docs-props',
    ]),
  );
});
