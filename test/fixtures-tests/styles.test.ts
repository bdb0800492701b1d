import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LiveSheets } from '../../runtime/demos/live/live-sheets.ts';
import { siteTest } from '../site-test.ts';

const config = `export default {
  title: 'Test', cards: { draw: false }, demos: { wrapper: './content/Root.tsx' }, products: [{ id: 'lib', name: 'Lib' }],
};
`;

/** A site whose demo and wrapper import style sheets of every kind. */
const files = {
  'docs.config.ts': config,
  'node_modules/reset.css/package.json': '{"name":"reset.css","version":"1.2.3","main":"reset.css"}',
  'node_modules/reset.css/reset.css': '.reset { margin: 0 }\n',
  'node_modules/boot/package.json': '{"name":"boot","version":"5.0.0"}',
  'node_modules/boot/dist/css/boot.min.css': '.btn{color:red}',
  'content/Root.tsx':
    "import 'boot/dist/css/boot.min.css';\nimport './root.css';\nimport './look.less';\nexport default ({ children }) => <div className=\"root\">{children}</div>;\n",
  'content/root.css': '.root { padding: 1px }\n',
  'content/look.less': '.look { .inner { margin: 1px } }\n',
  'content/lib/Demo.tsx':
    "import 'reset.css';\nimport names from './Demo.module.scss';\nexport default function Demo() {\n  return <b className={names.card}>demo</b>;\n}\n",
  'content/lib/Demo.module.scss': "@use 'colors';\n.card { b { color: colors.$main } }\n",
  'content/lib/_colors.scss': '$main: tomato;\n',
  'content/lib/index.md': '# Demo\n\n{{"demo": "Demo.tsx"}}\n',
};

describe('the style sheets of demos', () => {
  const site = siteTest(files);

  it('are in the page: those of packages, of the wrapper, and what Sass and Less become', async () => {
    await site.build();
    const html = site.read('lib/index.html');
    const sheets = [...html.matchAll(/<style data-docs-demo-style="">([^<]*)<\/style>/g)].map(([, css]) => css);
    const card = /class="(Demo_card_\w+)"/.exec(html)?.[1];

    expect(sheets).toEqual([
      '.btn{color:red}',
      '.root{padding:1px}',
      '.look .inner{margin:1px}',
      '.reset{margin:0}',
      `.${card} b{color:tomato}`,
    ]);
  });

  it('come with an edited demo as well', () => {
    const [file = ''] = site.outputFiles().filter((each) => each.startsWith('_app/sources.'));
    const { around, demos } = JSON.parse(site.read(file)) as {
      around: { sheets: LiveSheets };
      demos: { Demo: { system: { variants: { TS: { project: { devDependencies: object; dependencies: object } } } } } };
    };
    const live = readdirSync(join(site.out, '_app/live')).map((name) =>
      readFileSync(join(site.out, '_app/live', name), 'utf8'),
    );

    const { own, order } = around.sheets;
    const card = own['content/lib/Demo.module.scss']?.names?.card;
    expect(own).toEqual({
      'content/root.css': { css: '.root{padding:1px}', names: {} },
      'content/look.less': { css: '.look .inner{margin:1px}', names: {} },
      'content/lib/Demo.module.scss': { css: `.${card} b{color:tomato}`, names: { card } },
    });
    expect(card).toMatch(/^Demo_card_\w{5}$/);
    expect(order.filter((key) => own[key])).toEqual(Object.keys(own));
    expect(order).toHaveLength(5);
    expect(live.filter((code) => code.includes('.reset{margin:0}'))).toHaveLength(1);
    expect(live.filter((code) => code.includes('.btn{color:red}'))).toHaveLength(1);
    expect(demos.Demo.system.variants.TS.project.dependencies).toHaveProperty('sass');
  });

  it('change with the sheets that they import', async () => {
    site.write('content/lib/_colors.scss', '$main: navy;\n');
    await site.build();

    expect(site.read('lib/index.html')).toContain('b{color:navy}');
  });
});

describe('a large style sheet of demos', () => {
  const rules = Array.from({ length: 600 }, (_, index) => `.kit-${index}{margin:${index}px}`).join('');
  const site = siteTest({
    'docs.config.ts': config.replace("wrapper: './content/Root.tsx'", ''),
    'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","main":"kit.css"}',
    'node_modules/kit/kit.css': rules,
    'content/lib/One.tsx':
      "import 'kit/kit.css';\nimport './one.css';\nexport default () => <b className=\"kit-1\">one</b>;\n",
    'content/lib/one.css': '.one { color: red }\n',
    'content/lib/Two.tsx': 'import \'kit/kit.css\';\nexport default () => <b className="kit-2">two</b>;\n',
    'content/lib/index.md': '# One\n\n{{"demo": "One.tsx"}}\n',
    'content/lib/two.md': '# Two\n\n{{"demo": "Two.tsx"}}\n',
  });

  it('is one file, which all pages load with a hash, before the small ones', async () => {
    await site.build();
    const [file = '', ...others] = site.outputFiles().filter((name) => name.startsWith('_app/assets/kit.'));
    const pages = ['lib/index.html', 'lib/demo/One/index.html', 'lib/two/index.html', 'lib/two/demo/Two/index.html'];
    const link = new RegExp(
      `<link data-docs-demo-style="" rel="stylesheet" href="/${file}" integrity="sha256-[^"]+"/>`,
    );

    expect(others).toEqual([]);
    expect(site.read(file)).toBe(rules.replace('margin:0px', 'margin:0'));
    for (const page of pages) {
      expect(site.read(page)).toMatch(link);
      expect(site.read(page)).not.toContain('.kit-7{');
    }
    expect(site.read('lib/index.html')).toMatch(new RegExp(`${link.source}<style data-docs-demo-style="">\\.one\\{`));
    expect((await site.run(['check', '--root', site.root, '--out', site.out])).status).toBe(0);
  });

  it('gets another name when it changes, in all pages', async () => {
    const before = site.outputFiles().find((name) => name.startsWith('_app/assets/kit.'));
    site.write('node_modules/kit/kit.css', `${rules}.more{color:blue}`);
    await site.build();
    const files = site.outputFiles().filter((name) => name.startsWith('_app/assets/kit.'));

    expect(files).toHaveLength(1);
    expect(files).not.toContain(before);
    expect(site.read('lib/two/index.html')).toContain(`href="/${files[0]}"`);
  });
});
