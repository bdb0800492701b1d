// The style sheets of a library that is read from its sources: what is wrong with one is an error of the site.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const patience = { timeout: 60_000, interval: 50 };

const errorAt = (place: string, message: string, hint = 'Correct it here.') =>
  `${place} error library-source  The source of a library cannot be read: ${message}. ${hint} Pages that use it are updated after that.`;

describe('an error in a plain style sheet of a library', () => {
  it.each(
    everyday(
      [
        ['barrel', 'sheet.css', '.a {\n  background: url(./gone.svg);\n}\n', '2:15', 'Could not resolve "./gone.svg"'],
        ['barrel', 'sheet.scss', '.a {\n  color red;\n}\n', '2:12', 'expected "{"'],
        ['barrel', 'sheet.less', '.a {\n  color: red;\n', '3:1', 'Unrecognised input. Possibly missing something'],
        ['component', 'sheet.css', '.a {\n  color: red;\n', '1:4', 'Expected "}" to go with "{"'],
        [
          'component',
          'sheet.scss',
          "@font-face {\n  src: url('./gone.woff2');\n}\n",
          '2:3',
          'Could not resolve "./gone.woff2"',
        ],
        ['component', 'sheet.less', '.a { color: @tone; }\n', '1:13', 'variable @tone is undefined'],
      ],
      6,
    ),
  )('is reported at its place: imported by the %s, %s %j', async (importer, sheet, text, place, message) => {
    const site = libraryTest({ importer, sheet });
    site.write(`packages/ui/src/${sheet}`, text);

    expect((await site.buildAndFail()).lines).toEqual([errorAt(`packages/ui/src/${sheet}:${place}`, message)]);
    site.write(`packages/ui/src/${sheet}`, '.a { color: red }\n');
    await site.build();
    expect(site.read('lib/button/index.html')).toContain('.a{color:red}');
  });

  it('is reported at the place in the file that the sheet loads', async () => {
    const site = libraryTest({ sheet: 'sheet.scss' });
    site.write('packages/ui/src/sheet.scss', "@use 'parts/tone';\n\n.a { color: tone.$main }\n");
    site.write('packages/ui/src/parts/_tone.scss', '$main: red;\n$other $main;\n');

    expect((await site.buildAndFail()).lines).toEqual([
      errorAt('packages/ui/src/parts/_tone.scss:2:8', 'expected ":"'),
    ]);
  });

  it.runIf(isEvery)('is reported while the site is served, until it is corrected', async () => {
    const site = libraryTest({ sheet: 'sheet.scss' });
    site.write('packages/ui/src/sheet.scss', '.a { color: red }\n');
    const watched = await watchTest(site);
    const problems = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text;
    await expect.poll(() => watched.builds(), patience).toBe(1);

    site.write('packages/ui/src/sheet.scss', ".a { background: url('./gone.svg') }\n");
    await expect.poll(problems, patience).toContain('packages/ui/src/sheet.scss:1:6 error library-source ');
    site.write('packages/ui/src/gone.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect.poll(problems, patience).toBe('');
    await watched.stop();
  });
});

describe('a file that a style sheet of a library names', () => {
  it.runIf(isEvery).each([
    ['sheet.css', "@font-face {\n  src: url('./big.woff2');\n}\n", '2:12'],
    ['sheet.scss', "@font-face {\n  src: url('./big.woff2');\n}\n", '2:3'],
    ['sheet.less', "@font-face { src: url('./big.woff2'); }\n", '1:23'],
  ])('is reported once where it is heavy, and keeps its fragment: %s', async (sheet, text, place) => {
    const demo = '{{"demo": "Plain.tsx"}}';
    const site = libraryTest({
      sheet,
      files: {
        [`packages/ui/src/${sheet}`]: `${text}.a { background: url('./sprite.svg?v=1#star') }\n`,
        'packages/ui/src/big.woff2': 'a'.repeat(64 * 1024),
        'packages/ui/src/sprite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'content/lib/Other.tsx': "import { Button } from '@acme/ui';\nexport default () => <Button />;\n",
        'content/lib/button.md': goodPage('Button', `${demo}\n\n{{"demo": "Other.tsx"}}`),
      },
    });

    expect((await site.build()).lines).toEqual([
      `packages/ui/src/${sheet}:${place} warning demo-style-heavy  The file "packages/ui/src/big.woff2" weighs 64.0 kB, and every page with this style sheet loads it. Save the font as WOFF2, with only the letters that demos show, or use a system font.`,
    ]);
    const [style = ''] = site.outputFiles().filter((file) => /^_app\/assets\/sheet\..*css$/.test(file));
    expect(site.read(style)).toMatch(/background:url\([^)]*#star['"]?\)/);
  });
});

describe('a style sheet that is imported from a package of the workspace', () => {
  const tokens = '{ "name": "@acme/tokens", "version": "0.0.0", "exports": { "./theme.css": "./dist/theme.css" } }';
  const load = "@import '@acme/tokens/theme.css';\n";

  it.runIf(isEvery).each([
    ['the plain sheet of a library', 'packages/ui/src/sheet.css', load],
    ['the sheet of a component', 'packages/ui/src/button.module.css', load],
    ['the sheet of a demo', 'content/lib/Plain.css', load],
    ['the looks of the site', 'site.css', load],
    ['a sheet in Sass', 'content/lib/Plain.scss', "@import url('@acme/tokens/theme.css');\n"],
  ])('is taken from its source while it is not built, and then as it is built: %s', async (_what, file, text) => {
    const site = libraryTest({ importer: file.endsWith('sheet.css') ? 'barrel' : 'none', sheet: 'sheet.css' });
    link(site, 'tokens');
    site.write('packages/tokens/package.json', tokens);
    site.write(file, text);
    if (file.includes('module'))
      site.write(
        'packages/ui/src/button.tsx',
        "import styles from './button.module.css';\nexport const Button = () => <button className={styles.a}>Press</button>;\n",
      );
    if (file.startsWith('content'))
      site.write('content/lib/Plain.tsx', `import './${file.split('/').at(-1)}';\nexport default () => <b>demo</b>;\n`);
    if (file === 'site.css') site.write('docs.config.ts', settings("sources: true, styles: './site.css'"));
    const shown = () =>
      site
        .outputFiles()
        .filter((each) => /^(?:_app\/theme\.\w+\.css|lib\/button\/index\.html)$/.test(each))
        .map((each) => site.read(each))
        .join('');

    const lost = await site.buildAndFail();
    expect(lost.lines).toHaveLength(1);
    expect(lost.lines[0]).toContain(
      'The package "@acme/tokens" has no file "dist/theme.css", which its "exports" name for "@acme/tokens/theme.css". Build the package',
    );
    expect(lost.lines[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:1:\\d+ error `));

    site.write('packages/tokens/src/theme.css', ':root { --of: source }\n');
    await site.build();
    expect(shown()).toContain('--of: source');

    site.write('packages/tokens/dist/theme.css', ':root { --of: build }\n');
    await site.build();
    expect(shown()).toContain('--of: build');
  });
});

/** A library whose barrel or component imports a sheet, and a page that shows the component. */
function libraryTest({
  importer = 'barrel',
  sheet = 'sheet.css',
  files = {},
}: { importer?: string; sheet?: string; files?: SiteFileTexts } = {}): SiteTest {
  const load = (place: string) => (importer === place ? `import './${sheet}';\n` : '');
  const site = siteTest({
    'docs.config.ts': settings('sources: true'),
    'content/lib/button.md': '---\ntitle: Button\ndescription: A button.\n---\n\n# Button\n\n{{"demo": "Plain.tsx"}}\n',
    'content/lib/Plain.tsx':
      "import { Button } from '@acme/ui';\nexport default function Plain() {\n  return <Button />;\n}\n",
    'nav/lib.ts': "export default [{ pathname: '/lib/button' }];\n",
    'packages/ui/package.json':
      '{ "name": "@acme/ui", "version": "0.0.0", "type": "module", "exports": { ".": "./dist/index.js" } }',
    'packages/ui/src/index.ts': `${load('barrel')}export * from './button';\n`,
    'packages/ui/src/button.tsx': `${load('component')}export function Button() {\n  return <button>Press</button>;\n}\n`,
    ...files,
  });
  mkdirSync(join(site.root, 'node_modules/@acme'), { recursive: true });
  for (const name of ['react', 'sass', 'less'])
    symlinkSync(
      fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
      join(site.root, 'node_modules', name),
    );
  link(site, 'ui');
  return site;
}

function settings(own: string): string {
  return `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], ${own} };\n`;
}

function link({ root }: SiteTest, name: string): void {
  symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@acme', name));
}
