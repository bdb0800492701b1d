// A file that a style sheet loads and that is missing: once it exists, the next build has it, with the cache too.

import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const patience = { timeout: 60_000, interval: 50 };

describe('a file that a style sheet loads', () => {
  it.each(
    everyday(
      [
        ['Demo.scss', "@use 'sizes';\n", '_sizes.scss', '.a { color: red }\n'],
        ['Demo.scss', "@use 'parts/sizes';\n", 'parts/sizes/_index.scss', '.a { color: red }\n'],
        ['Demo.module.scss', "@import './sizes';\n:global(.a) { color: $c }\n", 'sizes.sass', '$c: red\n'],
        ['Demo.less', "@import './sizes';\n", 'sizes.less', '.a { color: red }\n'],
        [
          'Demo.css',
          "@import '@acme/tokens/theme.css';\n",
          '../../node_modules/@acme/tokens/dist/theme.css',
          '.a { color: red }\n',
        ],
      ],
      5,
    ),
  )('is found by the next build: %s, %j', async (sheet, text, file, contents) => {
    const site = sheetTest(sheet, text);
    await site.buildAndFail();
    site.write(`content/lib/${file}`, contents);
    await site.build();

    expect(site.read('lib/page/index.html')).toContain('.a{color:red}');

    site.remove(`content/lib/${file}`);
    await site.buildAndFail();
    site.write(`content/lib/${file}`, contents);
    await site.build();
    expect(site.read('lib/page/index.html')).toContain('.a{color:red}');
  });

  it.runIf(isEvery)('is followed while the site is served: of a demo, of the wrapper, and of the looks', async () => {
    const site = sheetTest('Demo.module.scss', "@use '../shared/sizes';\n.b { width: sizes.$a }\n", {
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], demos: { wrapper: './content/Wrapper.tsx' }, styles: './site.scss' };\n",
      'content/Wrapper.tsx':
        "import './Wrapper.scss';\nexport default function Wrapper({ children }) {\n  return <div>{children}</div>;\n}\n",
      'content/Wrapper.scss': "@use 'shared/sizes';\n.w { width: sizes.$a }\n",
      'content/shared/_sizes.scss': '$a: 1px;\n',
      'site.scss': "@use 'content/shared/sizes';\nh1 { width: sizes.$a }\n",
    });
    const watched = await watchTest(site);
    const problems = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text;
    await expect.poll(() => watched.builds(), patience).toBe(1);

    site.remove('content/shared/_sizes.scss');
    await expect.poll(problems, patience).toContain('Demo.module.scss:1:1 error demo-style ');
    expect(problems()).toContain('Wrapper.scss:1:1 error demo-style ');
    expect(problems()).toContain('site.scss:1:1 error site-style ');
    site.write('content/shared/_sizes.scss', '$a: 1px;\n');
    await expect.poll(problems, patience).toBe('');

    site.write('content/Wrapper.scss', "@use 'shared/more';\n.w { width: more.$b }\n");
    await expect.poll(problems, patience).toContain('Wrapper.scss:1:1 error demo-style ');
    site.write('content/shared/more/_index.scss', '$b: 3px;\n');
    await expect.poll(problems, patience).toBe('');
    expect((await watched.read('/lib/page/')).text).toContain('.w{width:3px}');
    await watched.stop();
  });
});

describe('a file that a style sheet of the looks loads', () => {
  it.each(
    everyday(
      [
        ['site.scss', "@use 'look/colors';\n", 'look/_colors.scss', 'h1 { color: red }\n'],
        ['site.css', "@import './look/colors.css';\n", 'look/colors.css', 'h1 { color: red }\n'],
        ['site.less', "@import 'look/colors';\n", 'look/colors.less', 'h1 { color: red }\n'],
        [
          'site.css',
          "@import '@acme/tokens/theme.css';\n",
          'node_modules/@acme/tokens/dist/theme.css',
          'h1 { color: red }\n',
        ],
      ],
      4,
    ),
  )('is found by the next build: %s, %j', async (sheet, text, file, contents) => {
    const site = sheetTest('Demo.css', '.a { color: red }\n', {
      'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], styles: './${sheet}' };\n`,
      [sheet]: text,
    });
    await site.buildAndFail();
    site.write(file, contents);
    await site.build();

    const theme = site.outputFiles().find((each) => /^_app\/theme\.\w+\.css$/.test(each)) ?? '';
    expect(site.read(theme)).toContain('h1{color:red}');
  });
});

/** A page with a demo that imports a sheet. */
function sheetTest(sheet: string, text: string, files: SiteFileTexts = {}): SiteTest {
  return siteTest({
    'content/lib/page.md': goodPage('Page', '{{"demo": "Demo.tsx"}}'),
    'content/lib/Demo.tsx': `import './${sheet}';\nexport default function Demo() {\n  return <b className="a">demo</b>;\n}\n`,
    [`content/lib/${sheet}`]: text,
    'nav/lib.ts': "export default [{ pathname: '/lib/page' }];\n",
    'node_modules/@acme/tokens/package.json':
      '{ "name": "@acme/tokens", "version": "1.0.0", "exports": { "./theme.css": "./dist/theme.css" } }',
    ...files,
  });
}
