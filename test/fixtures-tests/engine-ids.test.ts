// A page whose headings are named as the parts of the engine are.

import { beforeAll, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

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

it.each(['index.html', 'lib/a/index.html'])('each id stands once: %s', (file) => {
  const ids = [...site.read(file).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['docs-settings', 'product-menu', 'site-header', 'docs--settings']));
});

it('what is around the text has no id without the prefix, but the promised one', () => {
  const around = site.read('other/a/index.html');
  const ids = [...around.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

  expect(ids.filter((id) => !id.startsWith('docs--'))).toEqual(['main-content']);
});

it('an author’s element with the id of the settings loses it', () => {
  expect(site.read('lib/b/index.html')).toContain('<div>{"base":"/evil/"}</div>');
  expect(site.read('lib/b/index.html').split('id="docs--settings"')).toHaveLength(2);
});
