// Sites of several repositories that are built apart, each with its own settings and packages, and joined with a
// third one: as if a single site had all of their pages.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodPage, hashFolder, runWarm, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';

const product = (id: string, name: string) => `{ id: '${id}', name: '${name}', version: '1.0.0' }`;

const settings = (products: readonly string[], more = '') => `export default {
  title: 'Family', url: 'https://docs.example.com', cards: { draw: false }, products: [${products.join(', ')}],${more}
  editUrl: 'https://github.com/example/docs/edit/main/{file}',
};
`;

const post = (title: string, date: string) =>
  `---\ndate: ${date}\nauthors: [Ann Example]\ntags: [News]\n---\n\n${goodPage(title)}`;

const demo = `import { Box } from 'tiny-ui';
export default function Small() {
  return <Box label="Small" />;
}
`;

/** What each repository has, but for its settings. */
const joy: SiteFileTexts = {
  'nav/joy.ts': "export default [{ pathname: '/joy/button' }, { pathname: '/joy/card', title: 'Cards' }];\n",
  'content/joy/button/index.md': goodPage(
    'Joy button',
    '{{"demo": "Small.js"}}\n\nSee [lines](/charts/line/#long-lines).',
  ),
  'content/joy/button/Small.tsx': demo,
  'content/joy/card.md': goodPage(
    'Joy card',
    '{{"component": "Note"}}\n\n```ts file="./card.ts"\n```\n\nSee [old](/charts/old/).',
  ),
  'content/joy/card.ts': 'export const card = 1;\n',
  'components/Note.tsx': 'export default function Note() {\n  return <p>Noted.</p>;\n}\n',
  'content/blog/joy.md': post('Joy is out', '2024-05-01'),
  'public/joy.txt': 'Joy.\n',
};
const charts: SiteFileTexts = {
  'nav/charts.ts': "export default [{ pathname: '/charts/line' }];\n",
  'content/charts/line.md': goodPage('Line chart', '## Long lines\n\nSee [the button](/joy/button/).'),
  'content/blog/charts.md': post('Charts are out', '2024-06-01'),
  'redirects.txt': '/charts/old/ /charts/line/\n',
};
const home: SiteFileTexts = {
  'content/index.md': goodPage('Family', 'Begin with [Joy](/joy/button/).'),
};

const joyProduct = product('joy', 'Joy');
const chartsProduct = product('charts', 'Charts');

function createSite(files: SiteFileTexts, products: readonly string[], more?: string): SiteTest {
  const site = siteTest({ 'docs.config.ts': settings(products, more), ...files });
  const modules = join(site.root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name));
  return site;
}

/** Only the repository of Joy has what its demos import. */
function installTinyUi({ root }: SiteTest): void {
  const folder = join(root, 'node_modules/tiny-ui');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "tiny-ui", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  );
  writeFileSync(
    join(folder, 'index.js'),
    "import * as React from 'react';\nexport function Box({ label }) { return React.createElement('p', null, label); }\n",
  );
}

describe('sites that are joined', () => {
  const sites = {
    joy: createSite(joy, [joyProduct]),
    charts: createSite(charts, [chartsProduct]),
  };
  const joinedSite = createSite(home, []);
  const singleSite = createSite({ ...joy, ...charts, ...home }, [joyProduct, chartsProduct]);
  for (const site of [sites.joy, singleSite]) installTinyUi(site);
  const folder = dirname(joinedSite.root);
  const partOf = (name: string) => join(folder, name);
  const buildPart = (name: keyof typeof sites, ...flags: string[]) =>
    sites[name].run(['build', '--root', sites[name].root, '--part', name, '--out', partOf(name), ...flags]);
  const merge = (names: readonly string[]) =>
    runWarm(['merge', '--root', joinedSite.root, '--out', joinedSite.out, ...names.map(partOf)], folder);

  it('have the pages, the menus, the search and the lists of a single site', async () => {
    await singleSite.build();
    for (const name of ['joy', 'charts'] as const)
      expect(await buildPart(name)).toMatchObject({ status: 0, stderr: '' });

    expect(await merge(['joy', 'charts'])).toMatchObject({ status: 0, stderr: '' });
    const [joined, single] = [hashFolder(joinedSite.out), singleSite.hashes()];
    const differing = Object.keys({ ...joined, ...single }).filter((file) => joined[file] !== single[file]);
    // Each site has a list of its own of what edited demos may import.
    expect(differing.filter((file) => !/^(?:_app|_demos)\/|^sw\.js$/.test(file))).toEqual(['joy/button/index.html']);
    const button = readFileSync(join(joinedSite.out, 'joy/button/index.html'), 'utf8');
    expect(button.replaceAll('manifest.joy.json', 'manifest.json')).toBe(singleSite.read('joy/button/index.html'));
    expect(joined['_demos/manifest.joy.json']).toBe(single['_demos/manifest.json']);
  });

  it('are rendered again only where a title has changed', async () => {
    const again = await merge(['joy', 'charts']);
    expect(again.stdout).toContain('(0 files written');

    sites.charts.write('content/charts/line.md', goodPage('Line', '## Long lines'));
    await buildPart('charts');
    const before = hashFolder(joinedSite.out);
    await merge(['joy', 'charts']);
    const after = hashFolder(joinedSite.out);
    // The missing page has the address of the list of all titles.
    expect(Object.keys(after).filter((file) => file.endsWith('.html') && after[file] !== before[file])).toEqual([
      '404.html',
      'charts/line/index.html',
    ]);
  });

  it('report every error that a single site reports, each with the name of its site', async () => {
    sites.joy.write(
      'content/joy/card.md',
      goodPage('Joy card', 'See [nobody](/charts/none/).\n\n{{"demo": "None.js"}}'),
    );
    singleSite.write(
      'content/joy/card.md',
      goodPage('Joy card', 'See [nobody](/charts/none/).\n\n{{"demo": "None.js"}}'),
    );
    singleSite.write('content/charts/line.md', goodPage('Line', '## Long lines'));
    const { lines } = await singleSite.buildAndFail();
    expect(lines).toHaveLength(2);

    expect((await buildPart('joy')).status).toBe(1);
    const before = hashFolder(joinedSite.out);
    const failed = await merge(['joy', 'charts']);
    expect(failed.lines).toEqual(lines.map((line) => `joy/${line}`));
    expect(failed.status).toBe(1);
    expect(hashFolder(joinedSite.out)).toEqual(before);
  });

  it('may not claim a product, a page or a file of another site', async () => {
    sites.joy.write('content/joy/card.md', goodPage('Joy card'));
    sites.joy.write('content/charts/line.md', goodPage('Another line'));
    sites.joy.write('public/joy.txt', 'Joy of Charts.\n');
    sites.charts.write('public/joy.txt', 'Charts.\n');
    sites.charts.write('docs.config.ts', settings([chartsProduct, joyProduct]));
    await buildPart('joy');
    await buildPart('charts');

    const { stderr } = await merge(['joy', 'charts']);
    expect(stderr).toContain(
      'charts/docs.config.ts error join-product  The product "joy" is in "joy/docs.config.ts" as well. Give one of the two products another id, or document it in one site.',
    );
    expect(stderr).toContain(
      'charts/content/charts/line.md error join-page  The page "/charts/line/" is also made from "joy/content/charts/line.md". Move or remove one of the two pages.',
    );
    expect(stderr).toContain(
      'charts/public/joy.txt error duplicate-output  This file would overwrite "joy.txt", which comes from "joy/public/joy.txt". Rename or remove one of the two.',
    );
  });

  it('must be complete, and match the site that they join', async () => {
    const twin = partOf('twin');
    cpSync(partOf('joy'), twin, { recursive: true });
    expect(await merge(['joy', 'twin'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('are both named "joy"'),
    });

    writeFileSync(join(twin, 'site/joy.txt'), 'Something else.\n');
    expect(await merge(['twin'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The file "joy.txt" of the part'),
    });

    await buildPart('joy', '--base', '/docs/');
    expect(await merge(['joy'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The site "joy" was built for the base "/docs/", but this one has "/"'),
    });
  });
});
