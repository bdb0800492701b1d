// Pages with demos, built completely: what is in them, and the scripts that bring them to life.

import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LiveManifest } from '../../runtime/demos/live/manifest.ts';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, libConfig, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const demo = (word: string, imports = '') =>
  `${imports}export default function ${word}() {\n  return <p>${word} speaks</p>;\n}\n`;
const page = (title: string, ...names: string[]) =>
  goodPage(title, names.map((name) => `{{"demo": "${name}.js"}}`).join('\n\n'));

/** A site that finds the packages of this repository. */
function withPackages(site: SiteTest): SiteTest {
  mkdirSync(join(site.root, 'node_modules'), { recursive: true });
  for (const name of ['@emotion', '@mui', 'react', 'react-dom', 'stylis'])
    if (existsSync(join(installed, name))) symlinkSync(join(installed, name), join(site.root, 'node_modules', name));
  return site;
}

const scriptsOf = (site: SiteTest) => site.outputFiles().filter((file) => /^_app\/.*\.js$/.test(file));
const factsOf = (html: string) =>
  [...html.matchAll(/data-island="Demo"[^>]*data-docs-props="([^"]*)"/g)].map(
    ([, facts = '']) =>
      JSON.parse(facts.replaceAll('&quot;', '"')) as { name: string; module: string; sources: string },
  );
const scriptOf = (site: SiteTest, file: string) => site.read(factsOf(site.read(file))[0]?.module.slice(1) ?? '');

describe('a page with demos', () => {
  const files: SiteFileTexts = {
    'content/lib/a.md': page('A', 'Two', 'One', 'Two'),
    'content/lib/One.tsx': demo('One'),
    'content/lib/Two.tsx': demo('Two', "import './Two.css';\n"),
    'content/lib/Two.css': '.two { color: red; }\n',
  };

  const site = siteTest(files);
  beforeAll(() => site.build());

  it('finds its scripts where they were written, when nothing has changed: also with letters beyond ASCII', async () => {
    const other = siteTest({
      'content/lib/a.md': page('A', 'Word'),
      'content/lib/Word.tsx': demo('Word').replace('speaks', 'größe'),
    });
    await other.build();
    const before = other.hashes();
    rmSync(join(other.root, '.vitrine/scripts'), { recursive: true });
    await other.build();

    expect(existsSync(join(other.root, '.vitrine/scripts'))).toBe(false);
    expect(other.hashes()).toEqual(before);
  });

  it('has the demos, their styles, their sources and a page for each', () => {
    const html = site.read('lib/a/index.html');

    expect(html.match(/<p>Two speaks<\/p>/g)).toHaveLength(2);
    expect(
      [...html.matchAll(/data-docs-key="([^"]*)" data-docs-prefix="([^"]*)"/g)].map(
        ([, key, prefix]) => `${key} ${prefix}`,
      ),
    ).toEqual(['Two/system Two-', 'One/system One-', 'Two/system Two-2-']);
    expect(html.match(/ id="Two"/g)).toHaveLength(1);
    expect(html).toContain('<style data-docs-demo-style="">.two{color:red}</style>');
    expect(site.outputFiles()).toEqual(
      expect.arrayContaining(['lib/a/demo/One/index.html', 'lib/a/demo/Two/index.html']),
    );
    expect(site.read('lib/a/demo/One/index.html')).not.toContain('.two{');

    const sources = JSON.parse(site.read(factsOf(html)[0]?.sources.slice(1) ?? '')) as {
      demos: Record<string, { system: { variants: Record<string, { files: { name: string }[] }> } }>;
    };
    expect(Object.keys(sources.demos).sort()).toEqual(['One', 'Two']);
    expect(sources.demos.Two?.system.variants.TS?.files.map(({ name }) => name)).toEqual(['Two.tsx', 'Two.css']);
  });

  it('has one script for all of them, and other pages have none', async () => {
    const site = siteTest({ ...files, 'content/lib/b.md': goodPage('B') });
    await site.build();
    const facts = factsOf(site.read('lib/a/index.html'));

    expect(new Set(facts.map(({ module }) => module)).size).toBe(1);
    expect(scriptOf(site, 'lib/a/index.html')).toMatch(/One speaks[^]*Two speaks|Two speaks[^]*One speaks/);
    expect(factsOf(site.read('lib/b/index.html'))).toEqual([]);
  });

  it('has one script with the editor, and a site without demos has none', async () => {
    const other = siteTest({ 'content/lib/a.md': goodPage('A') });
    await other.build();
    const editors = (site: SiteTest) => scriptsOf(site).filter((file) => site.read(file).includes('cm-content'));

    expect(editors(site)).toHaveLength(1);
    expect(editors(other)).toEqual([]);
  });

  it.runIf(isEvery)('is the same on another machine', async () => {
    const other = siteTest(files);
    await other.build();

    expect(other.hashes()).toEqual(site.hashes());
  });
});

describe('a change of one demo', () => {
  it('renames the script of its page, and no other', async () => {
    const site = siteTest({
      'content/lib/a.md': page('A', 'One'),
      'content/lib/b.md': page('B', 'Two'),
      'content/lib/One.tsx': demo('One'),
      'content/lib/Two.tsx': demo('Two'),
    });
    await site.build();
    const before = scriptsOf(site);
    site.write('content/lib/One.tsx', demo('One').replace('speaks', 'sings'));
    await site.build();
    const after = scriptsOf(site);

    expect(after.filter((file) => !before.includes(file))).toHaveLength(1);
    expect(before.filter((file) => !after.includes(file))).toHaveLength(1);
    expect(scriptOf(site, 'lib/a/index.html')).toContain('One sings');
  });
});

describe('a demo that is wrong', () => {
  it.runIf(isEvery)('leaves every other demo its script', async () => {
    const site = siteTest({
      'content/lib/a.md': page('A', 'One', 'Two'),
      'content/lib/One.tsx': demo('One'),
      'content/lib/Two.tsx':
        "import { a } from './gone';\nimport b from 'no-such-package';\nexport default () => <p>{a}{b}</p>;\n",
    });
    await site.buildAndFail('--keep-going');

    expect(scriptOf(site, 'lib/a/index.html')).toContain('One speaks');
  });
});

describe('a site with Emotion', () => {
  const styled =
    "import styled from '@emotion/styled';\nconst Red = styled.p({ color: 'red', paddingLeft: 4 });\nexport default () => <Red>Red speaks</Red>;\n";

  it('has the rules of its demos in the page, for both directions', async () => {
    const site = withPackages(siteTest({ 'content/lib/a.md': page('A', 'Red'), 'content/lib/Red.tsx': styled }));
    await site.build();
    const [, name = '', text = ''] =
      /<style data-emotion="css (\w+)" data-s="">(.*?)<\/style>/s.exec(site.read('lib/a/index.html')) ?? [];

    expect(text).toBe(
      `.css-${name}:where(:dir(ltr)){color:red;padding-left:4px;}.css-${name}:where(:dir(rtl)){color:red;padding-right:4px;}`,
    );
    expect(site.read('lib/a/index.html')).toContain(`<p class="css-${name}">Red speaks</p>`);
  });
});

describe('modules that several pages use', () => {
  const heavy = `export const word = ${JSON.stringify('heavy '.repeat(40))};\n`;
  const demoWith = (name: string) => demo(name, "import { word } from './heavy';\n").replace('speaks', '{word}');

  it('are not loaded by a page that does not use them', async () => {
    const site = siteTest({
      'content/lib/a.md': page('A', 'One'),
      'content/lib/b.md': page('B', 'Two'),
      'content/lib/c.md': page('C', 'Three'),
      'content/lib/One.tsx': demoWith('One'),
      'content/lib/Two.tsx': demoWith('Two'),
      'content/lib/Three.tsx': demo('Three'),
      'content/lib/heavy.ts': heavy,
    });
    await site.build();

    expect(scriptOf(site, 'lib/c/index.html')).not.toContain('heavy heavy');
    expect(scriptsOf(site).some((file) => site.read(file).includes('heavy heavy'))).toBe(true);
  });
});

describe('the script of packages that several pages share', () => {
  const kit = (name: string) => `import { ${name} } from 'kit';\n`;
  const demoOf = (word: string, name: string) => demo(word, kit(name)).replace('speaks', `{${name}}`);
  const files: SiteFileTexts = {
    'content/lib/a.md': page('A', 'One'),
    'content/lib/b.md': page('B', 'Two'),
    'content/lib/One.tsx': demoOf('One', 'left'),
    'content/lib/Two.tsx': demoOf('Two', 'right'),
    'node_modules/kit/package.json': '{"name":"kit","type":"module","main":"./index.js","sideEffects":false}',
    'node_modules/kit/index.js': "export { left } from './left.js';\nexport { right } from './right.js';\n",
    'node_modules/kit/left.js': "import { common } from './common.js';\nexport const left = `left ${common.length}`;\n",
    'node_modules/kit/right.js':
      "import { common } from './common.js';\nexport const right = `right ${common.length}`;\n",
    'node_modules/kit/common.js': `export const common = ${JSON.stringify('common '.repeat(2000))};\n`,
  };
  const sharedOf = (site: SiteTest) => scriptsOf(site).filter((file) => file.startsWith('_app/library.'));

  it.runIf(isEvery)('stays as it is when an added demo imports what other demos import', async () => {
    const site = siteTest(files);
    await site.build();
    const [before, shared] = [scriptsOf(site), sharedOf(site)];
    site.write('content/lib/b.md', page('B', 'Two', 'Three'));
    site.write('content/lib/Three.tsx', demoOf('Three', 'left'));
    await site.build();

    expect(shared).toHaveLength(1);
    expect(site.read(shared[0] ?? '')).toContain('common common');
    expect(sharedOf(site)).toEqual(shared);
    expect(scriptsOf(site).filter((file) => !before.includes(file))).toHaveLength(1);
    expect(scriptOf(site, 'lib/b/index.html')).not.toContain('common common');
  });
});

/** A package with a barrel of many modules, all of which use one that is large. */
const many = Array.from({ length: 120 }, (_none, index) => `Part${index}`);
const largePackage: SiteFileTexts = {
  'node_modules/parts/package.json': '{"name":"parts","type":"module","main":"./index.js","sideEffects":false}',
  'node_modules/parts/index.js': ['Button', ...many]
    .map((name) => `export { ${name} } from './${name}.js';\n`)
    .join(''),
  'node_modules/parts/words.js': `export const words = ${JSON.stringify('words '.repeat(10_000))};\n`,
  ...Object.fromEntries(
    ['Button', ...many].map((name) => [
      `node_modules/parts/${name}.js`,
      `import { words } from './words.js';\nexport const ${name} = () => \`${name.repeat(200)} \${words.length}\`;\nexport default ${name};\n`,
    ]),
  ),
};

describe('a name that is imported from the barrel of a large package', () => {
  const names = ['A', 'B', 'C'];
  const siteOf = (statement: string) =>
    withPackages(
      siteTest({
        ...largePackage,
        ...Object.fromEntries(
          names.flatMap((name) => [
            [`content/lib/${name.toLowerCase()}.md`, page(name, name)],
            [`content/lib/${name}.tsx`, demo(name, `${statement}\n`).replace('speaks', '<Button />')],
          ]),
        ),
      }),
    );
  const bytesOf = (site: SiteTest) =>
    scriptsOf(site)
      .filter((file) => /^_app\/(?:demos|library)\./.test(file))
      .reduce((sum, file) => sum + site.read(file).length, 0);

  it.each(
    everyday(
      [
        ['parts', 'parts/Button.js'],
        ['@mui/material', '@mui/material/Button'],
      ] as const,
      2,
    ),
  )('costs the readers of several pages no more than the import of its file: %s', async (name, file) => {
    const barrel = siteOf(`import { Button } from '${name}';`);
    const deep = siteOf(`import Button from '${file}';`);
    await barrel.build();
    await deep.build();

    expect(bytesOf(deep)).toBeGreaterThan(50_000);
    expect(bytesOf(barrel) / bytesOf(deep)).toBeGreaterThan(0.95);
    expect(bytesOf(barrel) / bytesOf(deep)).toBeLessThan(1.05);
  });
});

describe('what edited demos may import', () => {
  it('are the packages that demos import, listed in a file of their own', async () => {
    const site = siteTest({
      'content/lib/a.md': page('A', 'One'),
      'content/lib/One.tsx': demo('One', "import { word } from 'words';\n").replace('speaks', '{word}'),
      'node_modules/words/package.json': '{"name":"words","main":"./index.js"}',
      'node_modules/words/index.js': "exports.word = 'wordy';\n",
    });
    await site.build();
    const { folder, modules } = JSON.parse(site.read('_demos/manifest.json')) as LiveManifest;

    expect(new URL(`${folder}${modules.words?.chunk}`, 'https://docs.test/_demos/').pathname).toSatisfy(
      (path: string) => site.read(path.slice(1)).includes('wordy'),
    );
    expect(site.read('lib/a/index.html')).toContain('&quot;live&quot;:&quot;/_demos/manifest.json&quot;');
  });

  it.runIf(isEvery)('are no part of a page: one more package leaves all other pages as they were', async () => {
    const site = siteTest({
      'content/lib/a.md': page('A', 'One'),
      'content/lib/b.md': page('B', 'Two'),
      'content/lib/One.tsx': demo('One'),
      'content/lib/Two.tsx': demo('Two'),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
      'node_modules/words/package.json': '{"name":"words","main":"./index.js"}',
      'node_modules/words/index.js': "exports.word = 'wordy';\n",
    });
    await site.build();
    const before = site.read('lib/a/index.html');
    site.write('content/lib/Two.tsx', demo('Two', "import { word } from 'words';\n").replace('speaks', '{word}'));
    await site.build();

    expect(site.read('_demos/manifest.json')).toContain('"words"');
    expect(site.read('lib/b/index.html')).toContain('wordy');
    expect(site.read('lib/a/index.html')).toBe(before);
  });
});

describe('the license of a grid', () => {
  it('is in no file without a grid that needs one', async () => {
    const site = siteTest({
      'docs.config.ts': libConfig.replace(' };', ", license: { dataGrid: 'secret-key' } };"),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
      'content/lib/a.md': page('A', 'One'),
      'content/lib/One.tsx': demo('One'),
    });
    await site.build();

    expect(
      site.outputFiles().filter((file) => /\.(?:js|html|json)$/.test(file) && site.read(file).includes('secret-key')),
    ).toEqual([]);
  });

  it('is set in the browser where such a grid is installed', async () => {
    const site = siteTest({
      'docs.config.ts': libConfig.replace(' };', ", license: { dataGrid: 'secret-key' } };"),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
      'content/lib/a.md': page('A', 'One'),
      'content/lib/One.tsx': demo('One'),
      'node_modules/@mui/x-data-grid-pro/package.json': '{"name":"@mui/x-data-grid-pro","main":"./index.js"}',
      'node_modules/@mui/x-data-grid-pro/index.js': '',
      'node_modules/@mui/x-license-pro/package.json': '{"name":"@mui/x-license-pro","main":"./index.js"}',
      'node_modules/@mui/x-license-pro/index.js':
        'exports.LicenseInfo = { setLicenseKey(key) { globalThis.licenseKey = key; } };\n',
    });
    await site.build();

    expect(
      scriptsOf(site).filter((file) => /\.setLicenseKey\(["'`]secret-key["'`]\)/.test(site.read(file))),
    ).toHaveLength(1);
  });
});
