// The example of docs/looks.md, built under a sub-path, and what goes wrong with such settings.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFences } from '../find-fences.ts';
import { dotPicture, siteTest } from '../site-test.ts';

const manual = readFileSync(new URL('../../docs/looks.md', import.meta.url), 'utf8');
const fences = findFences(manual, 'docs/looks.md');
const config = fences.find(({ language }) => language === 'ts')?.code ?? '';
const sheet = fences.find(({ language }) => language === 'css')?.code ?? '';
const font = readFileSync(
  new URL('../../node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2', import.meta.url),
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 0h60v30H0z"/></svg>';

const pages = {
  'content/lib/a.md': '# A\n\n<p class="description">Text.</p>\n',
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
};
const example = {
  'docs.config.ts': config,
  'site.css': `@import './more.css';\n@import url('https://cdn.example.com/a.css');\n${sheet}`,
  'more.css': "h2 { color: green; background: url('/plain.svg#a'); }",
  'paper.svg': svg,
  'public/plain.svg': svg,
  'logo.svg': svg,
  'logo-dark.svg': svg.replace('60v30', '60v29'),
  'favicon.png': dotPicture,
  'fonts/inter.woff2': font,
  ...pages,
};

describe('a site with looks of its own', () => {
  it('has its theme in one file, under any base, and allows it in its own policy', async () => {
    const site = siteTest(example);

    await site.build('--base', '/docs/', '--strict');

    const html = site.read('lib/a/index.html');
    const [, theme = ''] =
      /<link rel="stylesheet" href="\/docs\/(_app\/theme\.\w+\.css)" integrity="sha256-/.exec(html) ?? [];
    const css = site.read(theme);
    expect(html.indexOf(theme)).toBeLessThan(html.indexOf('/docs/_app/style.'));
    expect(css).toMatch(
      /^@layer site,theme,styles,ground;@import"https:\/\/cdn\.example\.com\/a\.css"layer\(styles\);/,
    );
    expect(css).toContain('@layer styles{h2{color:green;background:url(../plain.svg#a)}}');
    expect(css).toContain('light-dark(#0b6e4f,');
    expect(css).toContain('--radius-case:6px;--radius-control:4px');
    expect(css).toContain('--case:light-dark(#fffdf7,#121b17)');
    expect(css).toContain('--text:"Inter","Inter fallback",system-ui,sans-serif;--heading:Georgia, serif');
    expect(css).toMatch(/@font-face\{font-family:Inter;src:url\(assets\/inter\.\w+\.woff2\)/);
    expect(css).toContain('font-display:swap');
    for (const [, file = ''] of css.matchAll(/url\((assets\/[^)]+)\)/g))
      expect(site.outputFiles()).toContain(`_app/${file}`);
    expect(html).toMatch(/<link rel="preload" href="\/docs\/_app\/assets\/inter\.\w+\.woff2" as="font" crossorigin=/);
    expect(html).toMatch(/style-src [^;]*https:\/\/cdn\.example\.com/);
    expect(html).toMatch(
      /<img class="logo-picture logo-light-picture" src="\/docs\/_app\/assets\/logo\.\w+\.svg" width="56" height="28" alt=""/,
    );
    expect(html).toMatch(/<link rel="icon" href="\/docs\/_app\/assets\/favicon\.\w+\.png" type="image\/png"\/>/);
    expect(html).toContain('content="#0b6e4f"');
    expect(JSON.parse(site.read('manifest.webmanifest'))).toMatchObject({ theme_color: '#0b6e4f' });
    expect(site.read('sw.js')).toBeTruthy();

    site.write('site.css', 'h3 { color: red }');
    await site.build('--base', '/docs/');
    expect(
      site
        .outputFiles()
        .filter((file) => file.startsWith('_app/theme.'))
        .map(site.read)
        .join(),
    ).toContain('h3{color:red}');
  });

  it('has every missing file and every mistake reported, with the place', async () => {
    const site = siteTest({
      'docs.config.ts': `export default {
  title: 'T',
  products: [{ id: 'lib', name: 'Lib' }],
  theme: { fonts: { body: { family: 'Inter', src: './fonts/intr.woff2' } } },
  styles: ['./site.css', './gone.css'],
  logo: './notes.txt',
  favicon: './site.css',
};
`,
      'site.css': "@import './no.css';\nh1 { color: red }\n",
      'notes.txt': 'no picture',
      'fonts/inter.woff2': font,
      ...pages,
    });

    const first = await site.buildAndFail();
    site.write('site.css', "h1 { color: red; }\nh2 { background: url('./none.png'); }\n");
    const second = await site.buildAndFail();
    site.write('site.css', "h1 { colr: red; }\n@import './late.css';\nh2 } color: blue; }\n");
    const third = await site.buildAndFail();

    expect(first.lines).toEqual([
      'docs.config.ts:4:46 error theme-file  The key "theme.fonts.body.src" names "./fonts/intr.woff2", but there is no file "fonts/intr.woff2". Did you mean "fonts/inter.woff2"?',
      'docs.config.ts:5:26 error theme-file  The key "styles.1" names "./gone.css", but there is no file "gone.css". Add the file, or correct the path: it is relative to the root of the site, or starts with "/" for a file in public/.',
      'docs.config.ts:6:3 error theme-file  The logo "./notes.txt" is not a picture with a known size. Use an SVG with a "viewBox", or a PNG, WebP, AVIF, JPEG or GIF file.',
      'docs.config.ts:7:3 error theme-file  Browsers cannot show "./site.css" as a favicon. Use a .svg, .png or .ico file.',
      'site.css:1:9 error site-style  Could not resolve "./no.css". Correct the style sheet at this place.',
    ]);
    expect(second.lines.find((line) => line.startsWith('site.css'))).toBe(
      'site.css:2:22 error site-style  url() names "none.png", but there is no such file. Correct the style sheet at this place.',
    );
    expect(third.lines.filter((line) => line.startsWith('site.css')).map((line) => line.split('  ')[0])).toEqual([
      'site.css:1:6 warning site-style',
      'site.css:2:1 error site-style',
      'site.css:3:4 error site-style',
    ]);
  });

  it('stops with status 2 at an invalid theme', async () => {
    const site = siteTest({
      'docs.config.ts': `export default {
  title: 'T',
  products: [{ id: 'lib', name: 'Lib' }],
  theme: { acent: '#fff', tokens: { '--papr': '#fff' } },
};
`,
      ...pages,
    });

    const unknown = await site.buildAndFail();
    site.write(
      'docs.config.ts',
      "export default { title: 'T', products: [{ id: 'lib', name: 'Lib' }], theme: { accent: 'nice', tokens: { '--papr': '#fff' } } };",
    );
    const wrong = await site.buildAndFail();

    expect([unknown.status, unknown.lines]).toEqual([
      2,
      ['docs.config.ts:4:12 error config-unknown-key  Unknown key "acent" in "theme". Did you mean "accent"?'],
    ]);
    expect([wrong.status, wrong.lines.map((line) => line.split(' ')[2])]).toEqual([2, ['theme-color', 'theme-token']]);
  });
});
