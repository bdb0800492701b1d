// Classes of CSS modules that are composed from others: of the same file, of another one, of one in Sass, from what
// is global. What is not read of CSS modules, and what its compiler warns of, is reported at its place.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

const files = {
  'content/lib/One.tsx':
    "import names from './One.module.css';\nexport default function One() {\n  return <b className={names.big}>one</b>;\n}\n",
  'content/lib/Two.tsx':
    "import names from './Two.module.scss';\nimport own from './shared.module.css';\nexport default function Two() {\n  return <i className={names.two} title={own.shadow}>two</i>;\n}\n",
  'content/lib/One.module.css':
    ".card { color: red; }\n.big { composes: card; composes: shadow from './shared.module.css'; composes: wide from global; }\n",
  'content/lib/Two.module.scss':
    "$c: blue;\n.two { composes: shadow from './shared.module.css'; margin: 1px; .in { color: $c; } }\n",
  'content/lib/shared.module.css': ".shadow { composes: deep from './deep.module.css'; margin: 2px; }\n",
  'content/lib/deep.module.css': '.deep { margin: 3px; padding: 3px; }\n',
  'content/lib/page.md': goodPage('Demo', '{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}'),
};

const withoutSums = (classes = '') => classes.replace(/_\w{5}(?= |$)/g, '');

describe('classes that are composed', () => {
  const site = siteTest(files);

  it('are on the element, and their rules are in the page once, before the rules of the classes composed from them', async () => {
    await site.build();
    const html = site.read('lib/page/index.html');
    const sheets = [...html.matchAll(/<style data-docs-demo-style="">([^<]*)<\/style>/g)].map(([, css = '']) => css);
    const [, one] = /<b class="([^"]+)">one/.exec(html) ?? [];
    const [, two, shadow] = /<i class="([^"]+)" title="([^"]+)">two/.exec(html) ?? [];

    expect(withoutSums(one)).toBe('One_big deep_deep shared_shadow One_card wide');
    expect(withoutSums(two)).toBe('Two_two deep_deep shared_shadow');
    expect(withoutSums(shadow)).toBe('shared_shadow deep_deep');
    expect(sheets.map((css) => css.replace(/_\w{5}(?=\W)/g, ''))).toEqual([
      '.deep_deep{margin:3px;padding:3px}',
      '.shared_shadow{margin:2px}',
      '.One_card{color:red}',
      '.Two_two{margin:1px}.Two_two .Two_in{color:#00f}',
    ]);
  });

  it('have the same names in the script of the page', () => {
    const [script = ''] = site.outputFiles().filter((file) => file.startsWith('_app/demos.'));
    const [, one = ''] = /<b class="([^"]+)">one/.exec(site.read('lib/page/index.html')) ?? [];

    expect(site.read(script)).toContain(one);
  });

  it('are among the sources of a demo that is edited or exported', () => {
    const [file = ''] = site.outputFiles().filter((each) => each.startsWith('_app/sources.'));

    expect(site.read(file)).toContain('content/lib/deep.module.css');
  });
});

describe('what has no effect in a style sheet of a demo', () => {
  it('is a warning at its place, and is not in the page', async () => {
    const site = siteTest({
      ...files,
      'content/lib/deep.module.css': '@value wide: 3px;\n.deep { margin: wide; }\n:export { wide: 3px; }\n',
      'content/lib/Two.module.scss': '$c: blue;\n\n.two {\n  composes: none;\n  widht: 3px;\n}\n',
      'content/lib/look.css': 'b {\n  colour-of-sky: blue;\n  colr: red;\n}\n',
      'content/lib/One.module.css': ".big { composes: deep from './deep.module.css'; }\n",
      'content/lib/One.tsx': `import './look.css';\n${files['content/lib/One.tsx']}`,
    });
    const { lines } = await site.build();
    const html = site.read('lib/page/index.html');

    expect(lines.map((line) => line.replace(/  .*$/, ''))).toEqual([
      'content/lib/Two.module.scss:4:3 warning demo-style',
      'content/lib/Two.module.scss:5:3 warning demo-style',
      'content/lib/deep.module.css:1:1 warning demo-style',
      'content/lib/deep.module.css:3:1 warning demo-style',
      'content/lib/look.css:3:3 warning demo-style',
    ]);
    expect(html).toContain('>one</b>');
    expect(html).not.toMatch(/@value|:export/);
  });

  it('is an error of that demo alone where a composed class does not exist', async () => {
    const site = siteTest({
      ...files,
      'content/lib/Two.module.scss': "$c: blue;\n.two {\n  composes: none from './shared.module.css';\n}\n",
    });
    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      expect.stringContaining(
        'content/lib/Two.module.scss:3:3 error demo-style  The name "none" never appears in "content/lib/shared.module.css"',
      ),
    ]);
  });
});
