// The search of a built site on the console: what it finds, and a file of queries that is checked.

import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const site = siteTest({
  'docs.config.ts': libConfig,
  'content/lib/drawer.md': `---\nkeywords: sidebar, side panel\n---\n\n${goodPage('Drawer', '<p>A panel.</p>\n\n## Sides\n\nOpens `hydrated`.\n')}`,
  'content/lib/menu.md': goodPage('Menu', '<p>A list.</p>\n\n## Nested menus\n\nText.\n'),
  'good.json': JSON.stringify({
    queries: [
      { query: 'drawer', pages: '/lib/drawer/' },
      { query: 'sidebar', pages: ['/lib/drawer/'] },
      { query: 'nested menus', pages: ['/lib/menu/#nested-menus'] },
    ],
  }),
  'bad.json': '{\n  "queries": [\n    { "query": "drawer", "pages": "/lib/drawr/" }\n  ]\n}\n',
  'weak.json': '{ "queries": [{ "query": "menu", "pages": "/lib/drawer/" }] }',
});
const search = (...args: string[]) => site.run(['search', '--root', site.root, '--out', site.out, ...args]);
const check = (file: string) => search('--check', `${site.root}/${file}`);

describe('docs search', () => {
  it('asks for a built site', async () => {
    const { status, stderr } = await search('drawer');

    expect(status).toBe(2);
    expect(stderr).toContain('There is no search index in');
    await site.build();
  });

  it('finds pages and sections, by their names, their keywords and their text', async () => {
    const [byName, byKeyword, byText] = await Promise.all([
      search('drawr'),
      search('side', 'panel'),
      search('hydrated'),
    ]);

    expect(byName.stdout).toContain('Drawer (Lib)  /lib/drawer/\n');
    expect(byKeyword.stdout).toContain('/lib/drawer/\n');
    expect(byText.stdout).toContain('    section Sides  /lib/drawer/#sides\n');
    expect([byName.status, byKeyword.status, byText.status]).toEqual([0, 0, 0]);
  });

  it('offers the closest titles where it finds nothing, with status 1', async () => {
    const { status, stdout } = await search('drxwxr');

    expect(status).toBe(1);
    expect(stdout).toBe('No results for "drxwxr".\nClosest titles:\n  Drawer  /lib/drawer/\n');
  });

  it.each([
    [['--product', 'nop', 'x'], 'No product has the id "nop"'],
    [['--language', 'pt', 'x'], 'The site has no index for the language "pt"'],
    [[], 'Nothing to search for'],
    [['--check', 'missing.json'], 'The file missing.json cannot be read'],
  ])('refuses %j with status 2', async (args, message) => {
    const { status, stderr } = await search(...args);

    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  it('checks queries against thresholds', async () => {
    const [good, weak] = await Promise.all([check('good.json'), check('weak.json')]);

    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toContain('right page first                  100.0 % of  90.0 %');
    expect(weak.status).toBe(1);
    expect(weak.lines[0]).toContain('weak.json error search-below-threshold');
  });

  it('names the line and column of a query that asks for a page which is not there', async () => {
    const { status, lines } = await check('bad.json');

    expect(status).toBe(1);
    expect(lines).toEqual([
      'bad.json:3:35 error search-query-page  No page in the index has the path "/lib/drawr/". Did you mean "/lib/drawer/"?',
    ]);
  });
});
