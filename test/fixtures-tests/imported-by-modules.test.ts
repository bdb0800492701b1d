// Settings, trees, templates, components, slots and plugins that import files from elsewhere in the repository: a save
// of these is a save of the module, and a fault in them is reported where it is.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const patience = { timeout: 60_000, interval: 50 };

/** Each imports one file of `shared/`, through another one. */
const files = {
  'docs.config.ts':
    "import { title } from './shared/title';\nimport { plugin } from './shared/plugin';\nexport default { title, url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], plugins: [plugin] };\n",
  'nav/lib.ts': "import { parts } from '../shared/parts';\nexport default parts;\n",
  'components/Note.tsx':
    "import { text } from '../shared/note';\nexport function Note() {\n  return <p>{text}</p>;\n}\n",
  'slots/AfterText.tsx':
    "import { end } from '../shared/end';\nexport default function AfterText() {\n  return <p>{end}</p>;\n}\n",
  'shared/title.ts': "export { title } from './names';\n",
  'shared/names.ts': "export const title = 'Word title-1';\n",
  'shared/plugin.ts': "export { plugin } from './own-plugin';\n",
  'shared/own-plugin.ts': "export const plugin = { name: 'own', slots: { BeforeText: () => 'Word plugin-1' } };\n",
  'shared/parts.ts': "import entries from './entries.json';\nexport const parts = entries;\n",
  'shared/entries.json': '[{ "pathname": "/lib/a", "title": "Word tree-1" }]\n',
  'shared/note.ts': "export * from './words';\n",
  'shared/words.ts': "export const text = 'Word component-1';\n",
  'shared/end.ts': "export { end } from './more';\n",
  'shared/more.ts': "export const end = 'Word slot-1';\n",
  'content/lib/a.md': goodPage('A', '{{"component": "Note"}}'),
};

const helpers = [
  ['settings', 'title', 'shared/names.ts'],
  ['a tree', 'tree', 'shared/entries.json'],
  ['a component', 'component', 'shared/words.ts'],
  ['a slot', 'slot', 'shared/more.ts'],
  ['a plugin', 'plugin', 'shared/own-plugin.ts'],
] as const;

function save(site: SiteTest, [file, word, number]: readonly [keyof typeof files, string, number]): void {
  site.write(file, files[file].replace(`Word ${word}-1`, `Word ${word}-${number}`));
}

describe('what a module of a site imports', () => {
  const site = siteTest(files);
  beforeAll(() => site.build());

  it.each(helpers)('is followed by the next build: %s', async (_name, word, file) => {
    const before = site.read('lib/a/index.html');
    save(site, [file, word, 2]);
    await site.build();

    expect(before).toContain(`Word ${word}-1`);
    expect(site.read('lib/a/index.html')).toContain(`Word ${word}-2`);
  });

  it('has its faults reported at their places', async () => {
    const site = siteTest(files);
    for (const [, , file] of helpers) if (file.endsWith('.ts')) site.write(file, 'export const a = ;\n');

    const { lines } = await site.buildAndFail();
    save(site, ['shared/names.ts', 'title', 1]);
    save(site, ['shared/own-plugin.ts', 'plugin', 1]);
    const others = await site.buildAndFail();

    const found = [...lines, ...others.lines].map((line) => line.split('  ')[0] ?? '');
    expect(found.filter((line) => line.endsWith('module-syntax'))).toEqual([
      'shared/names.ts:1:18 error module-syntax',
      'shared/own-plugin.ts:1:18 error module-syntax',
      'shared/more.ts:1:18 error module-syntax',
      'shared/words.ts:1:18 error module-syntax',
    ]);
  });
});

describe('docs serve --watch', () => {
  const site = siteTest(files);
  let stop = (): Promise<unknown> => Promise.resolve();
  afterAll(() => stop());

  it.runIf(isEvery)(
    'shows an imported file when it is saved, reports a fault in it, and that the fault is fixed',
    async () => {
      site.write('shared/words.ts', 'export const text = ;\n');
      const watched = await watchTest(site);
      stop = watched.stop;
      const shows = async (text: string) => (await watched.read('/lib/a/')).text.includes(text);
      const problems = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text ?? '';
      const last = () => watched.log().at(-1) ?? '';
      await expect.poll(() => watched.builds(), patience).toBeGreaterThan(0);

      // It was wrong from the beginning.
      save(site, ['shared/words.ts', 'component', 1]);
      await expect.poll(() => shows('Word component-1'), patience).toBe(true);
      for (const [, word, file] of everyday(helpers, 2)) {
        save(site, [file, word, 3]);
        await expect.poll(() => shows(`Word ${word}-3`), patience).toBe(true);
      }

      for (const file of everyday(['shared/own-plugin.ts', 'shared/words.ts'] as const, 2)) {
        site.write(file, 'export const text = ;\n');
        await expect.poll(problems, patience).toContain(`${file}:1:21 error module-syntax`);
        const [, word = ''] = helpers.find(([, , helper]) => helper === file) ?? [];
        save(site, [file, word, 3]);
        await expect.poll(last, patience).toMatch(/pages in \d+ ms, \d errors? fixed, no errors left/);
      }

      site.remove('shared/parts.ts');
      await expect.poll(problems, patience).toContain('nav/lib.ts:1:23 error module-syntax');
      site.write('shared/parts.ts', files['shared/parts.ts']);
      await expect.poll(last, patience).toMatch(/pages in \d+ ms, \d errors? fixed, no errors left/);
    },
  );
});
