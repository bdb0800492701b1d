// Sites with plugins: the examples as they are, the examples of docs/plugins.md, and plugins at fault.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { findFences } from '../find-fences.ts';
import { goodPage, siteTest, type CommandResult } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const examples = join(root, 'examples/plugins');
const exampleFiles = Object.fromEntries(
  readdirSync(examples, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.vitrine|dist/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(examples.length + 1), readFileSync(path, 'utf8')]),
);

const settings = (plugins: string, imports = '') =>
  `${imports}export default {\n  title: 'Test',\n  url: 'https://docs.example.com',\n  cards: { draw: false },\n  products: [{ id: 'lib', name: 'Lib' }],\n  plugins: [\n${plugins}\n  ],\n};\n`;

const tree = "export default [{ pathname: '/lib/a' }];\n";

describe('the examples', () => {
  const site = siteTest({
    ...exampleFiles,
    'docs.config.ts': exampleFiles['docs.config.ts']!.replace('products:', 'cards: { draw: false },\n  products:'),
    'content/lib/theming.md': `${exampleFiles['content/lib/theming.md']}\nSimply set [[Tokn]]; \`simply\` is code.\n`,
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.build();
  });

  it('link terms once, to a page that the plugin has added', () => {
    expect(site.read('lib/start/index.html')).toContain(
      'has a <a href="/lib/glossary/#slot">slot</a> for its icon, and a slot for its end',
    );
    expect(site.read('lib/glossary/index.html')).toContain('<h2 id="slot">');
    expect(site.read('lib/start/index.html')).toContain('href="/lib/glossary/"');
    expect(site.read('search/en.json')).toContain('/lib/glossary/');
    expect(site.read('lib/glossary.md')).toContain('A place of a component that its user fills.');
  });

  it('report terms that are missing and words that are banned, at their places', () => {
    expect(built.lines).toEqual([
      'content/lib/theming.md:7:1 warning banned-words-word  The word "Simply" is not used here. Leave it out.',
      'content/lib/theming.md:7:1 warning glossary-unknown-term  The glossary has no term "Tokn". Add it to the terms, or take the brackets away.',
    ]);
  });

  it('fill the slots', () => {
    expect(site.read('index.html')).toContain(
      '<div class="slot" data-docs-slot="Banner"><span>Version 2 is here. <a href="/lib/start/">Read on</a></span></div><header',
    );
    expect(site.read('lib/start/index.html')).toContain('data-docs-slot="BeforeText"><p>1 min read</p></div>');
    expect(site.read('index.html')).not.toContain('data-docs-slot="BeforeText"');
    expect(site.read('index.html')).toMatch(/href="\/_app\/slots\.\w+\.css"/);
  });

  it('add a file', () => {
    expect(site.read('.well-known/security.txt')).toBe(
      'Contact: mailto:security@example.com\nExpires: 2030-01-01T00:00:00Z\nPreferred-Languages: en\nCanonical: https://ui.example.com/.well-known/security.txt\n',
    );
  });

  it('cause no work where nothing has changed, and make pages again where their data has', async () => {
    const again = await site.build();
    expect(again.stdout).toContain('0 files written');
    expect(again.lines).toEqual(built.lines);

    site.write('terms.json', exampleFiles['terms.json']!.replace('user fills', 'user may fill'));
    await site.build();
    expect(site.read('lib/glossary/index.html')).toContain('user may fill');

    site.write(
      'docs.config.ts',
      readFileSync(join(site.root, 'docs.config.ts'), 'utf8').replace('Version 2', 'Version 3'),
    );
    await site.build();
    expect(site.read('lib/start/index.html')).toContain('Version 3 is here');
  });

  it('have their problems in SARIF', async () => {
    const { stderr } = await site.build('--format', 'sarif');
    const [run] = (JSON.parse(stderr) as { runs: { results: { ruleId: string; locations: unknown }[] }[] }).runs;

    expect(run?.results.map(({ ruleId }) => ruleId)).toEqual(['banned-words-word', 'glossary-unknown-term']);
  });
});

describe('the manual', () => {
  const fences = findFences(readFileSync(join(root, 'docs/plugins.md'), 'utf8'), 'docs/plugins.md').filter(
    ({ language, code }) => /^tsx?$/.test(language) && code.includes('definePlugin'),
  );
  const files = fences.map(({ code }, index) => [`plugins/p${index}.tsx`, code] as const);
  const names = files.map(([, code]) => /export (?:const|function) (\w+)/.exec(code)?.[1] ?? '');

  it.runIf(isEvery)('has examples that build', async () => {
    expect(names.length).toBeGreaterThan(5);
    const calls = names.map((name) => (name === 'bannedWords' ? "bannedWords(['simply'])" : name));
    const imports = files.map(([file], index) => `import { ${names[index]} } from './${file}';\n`).join('');
    const site = siteTest({
      ...Object.fromEntries(files),
      'docs.config.ts': settings(calls.join(',\n'), imports),
      'nav/lib.ts': tree,
      'content/lib/a.md': goodPage('A', 'A simply [good](https://example.com) :rocket:.'),
      'data/terms.txt': 'Kept here.',
      // Stand-ins of the same form.
      'node_modules/remark-emoji/package.json': '{ "name": "remark-emoji", "type": "module", "exports": "./index.js" }',
      'node_modules/remark-emoji/index.js':
        "export default function remarkEmoji() { const walk = (node) => { if (node.type === 'text') node.value = node.value.replace(':rocket:', '🚀'); node.children?.forEach(walk); }; return async (tree) => { await null; walk(tree); }; }\n",
      'node_modules/rehype-external-links/package.json':
        '{ "name": "rehype-external-links", "type": "module", "exports": "./index.js" }',
      'node_modules/rehype-external-links/index.js':
        "export default function external(options) { const walk = (node) => { if (node.tagName === 'a' && String(node.properties.href).startsWith('https:')) Object.assign(node.properties, options); node.children?.forEach(walk); }; return walk; }\n",
    });
    const { lines } = await site.buildAndFail();
    expect(lines).toEqual(['content/lib/a.md:5 error banned-words  The word "simply" is not used here. Leave it out.']);

    site.write('content/lib/a.md', goodPage('A', 'A [good](https://example.com) :rocket:.'));
    await site.build('--verify');
    const page = site.read('lib/a/index.html');

    expect(page).toContain('A <a href="https://example.com" target="_blank" rel="noopener">good</a> 🚀.');
    expect(page).toContain('<p>1 min read</p>');
    expect(page).toContain('<p>Made with care.</p></div></footer>');
    expect(page).toContain('<meta name="docs:file" content="content/lib/a.md"></head>');
    expect(site.read('lib/terms/index.html')).toContain('Kept here.');
    expect(site.read('lib/all/index.html')).toContain('href="/lib/a/"');
    expect(JSON.parse(site.read('pages.json'))).toContain('/lib/all/');
  });
});

describe('plugins at fault', () => {
  it('are reported by name, with the lines of their code, and nothing is written', async () => {
    const site = siteTest({
      'docs.config.ts': settings(
        [
          "{ name: 'taken', hooks: { addPages: () => [{ path: '/lib/a/', text: '' }, { path: '../up/', text: '' }] } },",
          "{ name: 'files', hooks: { addFiles: () => [{ path: '/../up.txt', contents: '' }, { path: 'robots.txt', contents: '' }] } },",
          "{ name: 'values', hooks: { check: () => 'fine', addFiles: () => [{ pth: 'x', contents: '' }] } },",
          'thrower,',
          "{ name: 'slots', slots: { Footer: ({ page }) => page.author.name } },",
        ].join('\n'),
        "import { thrower } from './plugins/thrower.ts';\n",
      ),
      'plugins/thrower.ts':
        "export const thrower = {\n  name: 'thrower',\n  remark: [\n    function strict() {\n      return (tree: unknown, file: { path: string }) => {\n        if (file.path.includes('/b')) throw new Error('Not this one');\n      };\n    },\n  ],\n  hooks: { check: () => { throw new TypeError('Never'); } },\n};\n",
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }, { pathname: '/lib/b2' }];\n",
      'content/lib/a.md': goodPage('A'),
      'content/lib/b.md': goodPage('B'),
      'content/lib/b2.md': goodPage('B2'),
    });
    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      'docs.config.ts:8:27 error plugin-page  The plugin "taken" adds a page at "../up/", which is not a page path. Write it like "/guide/glossary/": with a slash at both ends, and without dots, spaces, "?" or "#".',
      'docs.config.ts:8:27 error plugin-page  The plugin "taken" adds the page "/lib/a/", which already comes from "content/lib/a.md". Use a different path, or remove the other one.',
      'docs.config.ts:9:27 error plugin-file  The plugin "files" adds a file at "/../up.txt", which is not a path in the site. Write it like "/.well-known/security.txt": relative to the root of the site, with "/" and without "..".',
      'docs.config.ts:9:27 error plugin-file  The plugin "files" adds the file "/robots.txt", which already comes from the engine. Use a different path, or remove the other one.',
      'docs.config.ts:10:28 error plugin-value  The hook "check" of the plugin "values" returns a string. Return a list of objects with "message".',
      'docs.config.ts:10:49 error plugin-value  The hook "addFiles" of the plugin "values" returns an object whose "path" is undefined, but has "pth". Return a list of objects with "path" and "contents".',
      'docs.config.ts:12:61 error plugin-run  The slot "Footer" of the plugin "slots" fails on "/" and 2 more with "Cannot read properties of undefined (reading \'name\')". Correct its code at this place, or remove the plugin from "plugins" in docs.config.ts.',
      'plugins/thrower.ts:6:45 error plugin-run  The remark plugin "strict" of "thrower" fails on "content/lib/b.md" and 1 more with "Not this one". Correct its code at this place, or remove the plugin from "plugins" in docs.config.ts.',
      'plugins/thrower.ts:10:33 error plugin-run  The hook "check" of the plugin "thrower" fails with "Never". Correct its code at this place, or remove the plugin from "plugins" in docs.config.ts.',
    ]);
    expect(site.outputFiles()).toEqual([]);
  });

  it('are reported in their own files, however the settings import them', async () => {
    const site = siteTest({
      'docs.config.ts': settings(
        "glossary({ path: '/lib/words/' }),\nterms,\nown,\npackaged(),\nblames,",
        "import { glossary, terms } from './plugins/index.ts';\nimport packaged from 'packaged-plugin';\nimport blames from './plugins/blames';\nconst own = { name: 'own', hooks: { addFiles: () => [{ path: '../up.txt', contents: '' }] } };\n",
      ),
      'plugins/index.ts': "export { glossary } from './glossary.ts';\nexport { all as terms } from './terms.tsx';\n",
      'plugins/glossary.ts':
        "export function glossary({ path }: { path: string }) {\n  const text = '# Words\\n\\nSee [it](/none/).\\n';\n  return {\n    name: 'glossary',\n    hooks: {\n      addPages: () => [{ path, text }],\n    },\n  };\n}\n",
      'plugins/terms.tsx':
        "import { readFileSync } from 'node:fs';\nimport { definePlugin } from 'vitrine';\nexport const all = definePlugin({\n  name: 'terms',\n  reads: ['data'],\n  hooks: {\n    async addPages({ root }) {\n      return [{ path: '/lib/terms/', text: `# Terms\\n\\n<p class=\"description\">All.</p>\\n\\n${readFileSync(`${root}/data/terms.txt`, 'utf8')}` }];\n    },\n  },\n});\n",
      'data/terms.txt': 'A first line.\n\nA [slot](/nowhere/) of a component.\n',
      'plugins/blames.js':
        "const blames = { name: 'blames', hooks: { check: () => [{ message: 'Not like this' }] } };\nexport default blames;\n",
      'node_modules/packaged-plugin/package.json':
        '{ "name": "packaged-plugin", "version": "1.0.0", "type": "module", "exports": "./main.js" }',
      'node_modules/packaged-plugin/main.js':
        "export default function packaged() {\n  return {\n    name: 'packaged',\n    remark: [() => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'link', url: '/gone/', children: [{ type: 'text', value: 'Gone' }] }] })],\n    hooks: { addFiles: () => 'none' },\n  };\n}\n",
      'nav/lib.ts': tree,
      'content/lib/a.md': goodPage('A', 'The last line.'),
    });
    const { lines } = await site.buildAndFail();
    const hint =
      'Correct the path, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.';

    expect(lines).toEqual([
      'docs.config.ts:4:37 error plugin-file  The plugin "own" adds a file at "../up.txt", which is not a path in the site. Write it like "/.well-known/security.txt": relative to the root of the site, with "/" and without "..".',
      `content/lib/a.md:5:15 error link-broken  No page has the path "/gone/" (added by the plugin "packaged"). ${hint}`,
      `data/terms.txt:3:3 error link-broken  No page has the path "/nowhere/" (in the page "/lib/terms/" of the plugin "terms", line 7). ${hint}`,
      `data/terms.txt:3:36 error link-broken  No page has the path "/gone/" (added by the plugin "packaged") (in the page "/lib/terms/" of the plugin "terms", line 7). ${hint}`,
      `node_modules/packaged-plugin/main.js:4:5 error link-broken  No page has the path "/gone/" (added by the plugin "packaged" to "/"). ${hint}`,
      `node_modules/packaged-plugin/main.js:4:5 error link-broken  No page has the path "/gone/" (added by the plugin "packaged" to "/404.html"). ${hint}`,
      'node_modules/packaged-plugin/main.js:5:14 error plugin-value  The hook "addFiles" of the plugin "packaged" returns a string. Return a list of objects with "path" and "contents".',
      'plugins/blames.js:1:43 error blames  Not like this.',
      `plugins/glossary.ts:2:32 error link-broken  No page has the path "/none/" (in the page "/lib/words/" of the plugin "glossary", line 3). ${hint}`,
      `plugins/glossary.ts:2:45 error link-broken  No page has the path "/gone/" (added by the plugin "packaged") (in the page "/lib/words/" of the plugin "glossary", line 3). ${hint}`,
      'plugins/glossary.ts:6:7 warning description-missing  The page has no description (in the page "/lib/words/" of the plugin "glossary", line 1). Write <p class="description">…</p> below the title, or "description:" in the front matter.',
    ]);
  });

  it.runIf(isEvery)('are stopped where they do not end', async () => {
    const loops =
      "{ name: 'loops', hooks: { check() { for (;;); } } },\n{ name: 'hangs', rehype: [() => (tree, file) => (file.path.startsWith('content') ? new Promise(() => undefined) : tree)] },";
    const limits = settings(loops).replace('cards:', 'limits: { pluginSeconds: 0.3, pageSeconds: 0.5 },\n  cards:');
    const site = siteTest({ 'docs.config.ts': limits, 'nav/lib.ts': tree, 'content/lib/a.md': goodPage('A') });

    expect((await site.buildAndFail()).lines).toEqual([
      'docs.config.ts:8:27 error plugin-stopped  The hook "check" of the plugin "loops" did not finish within 0.3 seconds. Look for an endless loop or a promise that never settles, or raise limits.pluginSeconds in docs.config.ts.',
      'docs.config.ts:9:18 error plugin-stopped  The rehype plugin of "hangs" did not finish within 0.5 seconds on "content/lib/a.md". Look for an endless loop or a promise that never settles, or raise limits.pageSeconds in docs.config.ts.',
    ]);
  });

  it.runIf(isEvery)('that differ from build to build are found by --verify', async () => {
    const differs =
      "{ name: 'clock', hooks: { addFiles: () => [{ path: 'now.txt', contents: String(process.hrtime.bigint()) }] } },";
    const site = siteTest({
      'docs.config.ts': settings(differs),
      'nav/lib.ts': tree,
      'content/lib/a.md': goodPage('A'),
    });

    const { lines } = await site.buildAndFail('--verify');

    expect(lines.filter((line) => line.includes('verify-differs'))).toContainEqual(expect.stringContaining('now.txt'));
  });
});

describe('slots of the site', () => {
  it('need no plugin; a wrong name is reported with the nearest, and one that throws with its line', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A'),
      'slots/Footer.tsx': 'export default function Footer({ language }) {\n  return <p>Foot {language}</p>;\n}\n',
    });
    await site.build();
    expect(site.read('lib/a/index.html')).toContain('<p>Foot en</p></div></footer>');

    site.write('slots/Foter.tsx', 'export default () => null;\n');
    site.write('slots/Footer.tsx', 'export default function Footer({ page }) {\n  return page.author.name;\n}\n');
    expect((await site.buildAndFail()).lines).toEqual([
      'slots/Footer.tsx:2:22 error slot-render  The slot "Footer" of the site fails on "/" and 2 more with "Cannot read properties of undefined (reading \'name\')". Correct the code at this place.',
      'slots/Foter.tsx error slot-unknown  There is no slot with this name. Did you mean slots/Footer.tsx?',
    ]);
  });
});

describe('docs serve --watch', () => {
  const site = siteTest({
    'docs.config.ts': settings('words,', "import { words } from './src/words.ts';\n"),
    'src/words.ts':
      "import { readFileSync } from 'node:fs';\nexport const words = { name: 'words', reads: ['data'], hooks: { addPages: ({ root }) => [{ path: '/lib/words/', text: `# Words\\n\\n<p class=\"description\">Words.</p>\\n\\n${readFileSync(`${root}/data/words.txt`, 'utf8')}` }] } };\n",
    'data/words.txt': 'first',
    'nav/lib.ts': tree,
    'content/lib/a.md': goodPage('A'),
  });
  let stop = (): Promise<unknown> => Promise.resolve();
  afterAll(() => stop());

  it.runIf(isEvery)('follows the code of plugins, and the files that they declare', async () => {
    const watched = await watchTest(site);
    stop = watched.stop;
    const shows = async (text: string) => (await watched.read('/lib/words/')).text.includes(text);
    const patience = { timeout: 60_000, interval: 50 };
    await expect.poll(() => watched.builds(), patience).toBeGreaterThan(0);
    expect(await shows('first')).toBe(true);

    site.write('data/words.txt', 'second');
    await expect.poll(() => shows('second'), patience).toBe(true);

    site.write('src/words.ts', readFileSync(join(site.root, 'src/words.ts'), 'utf8').replace('# Words', '# All words'));
    await expect.poll(() => shows('All words'), patience).toBe(true);
  });
});
