// Pages with playgrounds, on a site with a small package of its own: what is in them, the
// scripts that bring them to life, and what becomes of them when something changes.

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const declarations = (sizes: string) =>
  [
    'export interface ReactElement { type: string }',
    'export interface ButtonProps {',
    '  children?: ReactNode;',
    `  /** @default 'md' */\n  size?: ${sizes};`,
    '  /** @default false */\n  disabled?: boolean;',
    '  /** @deprecated Use size. */\n  big?: boolean;',
    '  max?: number;',
    '  onClick?: () => void;',
    '}',
    'export type ReactNode = import("react").ReactNode;',
    'export declare function Button(props: ButtonProps): ReactElement;',
    'export declare function Meter(props: { max?: number }): ReactElement;',
    '',
  ].join('\n');
const code = `const { createElement } = require('react');
exports.Button = ({ children, size = 'md', disabled }) => createElement('button', { className: 'kit-' + size, disabled }, children);
exports.Meter = ({ max = 10 }) => createElement('meter', { max, 'aria-label': 'Meter' });
`;

const page = (title: string, ...markers: string[]) =>
  `---\ncomponents: Button, Meter\n---\n\n${goodPage(title, markers.join('\n\n'))}`;

function kitSite(files: SiteFileTexts = {}, { config = '', sizes = "'sm' | 'md'" } = {}): SiteTest {
  const texts = {
    'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'kit' }], ${config} };\n`,
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
    'content/lib/a.md': page('A', '{{"component": "Playground"}}'),
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
    'node_modules/kit/index.js': code,
    'node_modules/kit/index.d.ts': declarations(sizes),
    ...files,
  };
  const site = siteTest(texts, { sharesApi: true });
  mkdirSync(join(site.root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', '@types/react', 'csstype', '@types/prop-types'])
    symlinkSync(join(installed, name), join(site.root, 'node_modules', name));
  return site;
}

const jsonOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, json = '']) =>
      JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')) as Record<
        string,
        unknown
      >,
  );

describe('a playground', () => {
  it('is in the page with its component, the controls that its types ask for, and its code', async () => {
    const site = kitSite();
    const { stderr } = await site.build();
    const html = site.read('lib/a/index.html');

    expect(stderr).toBe('');
    expect(html).toContain('<button class="kit-md">Button</button>');
    expect(jsonOf(html, 'data-docs-playground')).toEqual([
      {
        component: 'Button',
        head: [
          { role: 't-k', text: 'import ' },
          { role: '', text: '{ Button } ' },
          { role: 't-k', text: 'from ' },
          { role: 't-s', text: "'kit'" },
          { role: '', text: ';\n' },
          { role: '', text: '\n' },
        ],
        start: { children: 'Button' },
        controls: [
          { kind: 'choice', prop: 'size', options: ['sm', 'md'], fallback: 'md' },
          { kind: 'text', prop: 'children' },
          { kind: 'number', prop: 'max' },
          { kind: 'switch', prop: 'disabled', fallback: false },
        ],
      },
    ]);
    expect(html).toContain('<div class="playground-controls" role="group" aria-label="Button props">');
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      "import { Button } from 'kit';\n\n&lt;Button&gt;Button&lt;/Button&gt;\n",
    );
  });

  it('begins with the values of its marker', async () => {
    const site = kitSite({
      'content/lib/a.md': page('A', '{{"component": "Playground", "props": {"size": "sm", "children": "Save {it}"}}}'),
    });
    await site.build();
    const html = site.read('lib/a/index.html');

    expect(html).toContain('<button class="kit-sm">Save {it}</button>');
    expect(html.replace(/<[^>]+>/g, '')).toContain('&lt;Button size="sm"&gt;{\'Save {it}\'}&lt;/Button&gt;');
  });

  it('has its component in the script of its page, and leaves no trace in a page without one', async () => {
    const site = kitSite({
      'content/lib/a.md': page(
        'A',
        '{{"component": "Playground"}}',
        '{{"component": "Playground", "of": "Meter"}}',
        '{{"component": "Playground", "of": "Meter", "props": {"max": 5}}}',
      ),
      'content/lib/b.md': goodPage('B'),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    });
    await site.build();
    const html = site.read('lib/a/index.html');
    const facts = jsonOf(html, 'data-docs-props').filter(({ start }) => start) as { module: string; start: object }[];
    const script = site.read(facts[0]?.module.slice(1) ?? '');

    expect(facts.map(({ start }) => start)).toEqual([{ children: 'Button' }, {}, { max: 5 }]);
    expect(new Set(facts.map(({ module }) => module)).size).toBe(1);
    expect(script.match(/["'`]?playground\/\w+-\w+["'`]?:/g)).toHaveLength(2);
    expect(
      [...html.matchAll(/data-docs-key="([^"]*)" data-docs-prefix="([^"]*)"/g)].map(
        ([, key = '', prefix]) => `${key.replace(/-.*/, '')} ${prefix}`,
      ),
    ).toEqual([
      'playground/Button docs--playground-1-',
      'playground/Meter docs--playground-2-',
      'playground/Meter docs--playground-3-',
    ]);
    expect(site.read('lib/b/index.html')).not.toMatch(/playground|demos\./);
  });

  it.runIf(isEvery)(
    'is the same when it is built again, and is made anew when the types or the code of its package change',
    async () => {
      const site = kitSite();
      await site.build();
      expect(await site.rewritten(() => site.build())).toEqual([]);

      site.write('node_modules/kit/index.d.ts', declarations("'sm' | 'md' | 'lg'"));
      site.write(
        'node_modules/kit/package.json',
        '{ "name": "kit", "version": "1.0.1", "main": "index.js", "types": "index.d.ts" }',
      );
      expect(await site.rewritten(() => site.build())).toContain('lib/a/index.html');
      expect(jsonOf(site.read('lib/a/index.html'), 'data-docs-playground')[0]?.controls).toContainEqual({
        kind: 'choice',
        prop: 'size',
        options: ['sm', 'md', 'lg'],
        fallback: 'md',
      });
      await site.build('--verify');
    },
  );

  it('is wrapped like the demos of its product, beside demos', async () => {
    const files = {
      'content/lib/a.md': page('A', '{{"component": "Playground"}}', '{{"demo": "Own.js"}}'),
      'content/lib/Own.tsx': 'export default () => <p>Own</p>;\n',
      'content/Root.tsx':
        'export default ({ mode, children }: { mode: string; children?: unknown }) => <main className={mode}>{children as never}</main>;\n',
    };
    const site = kitSite(files, { config: "demos: { wrapper: './content/Root.tsx' }" });
    await site.build();
    const html = site.read('lib/a/index.html');

    expect(html).toContain('<main class="light"><button class="kit-md">Button</button></main>');
    expect(html).toContain('<main class="light"><p>Own</p></main>');
  });

  it('names the members of the enums that the package exports, and no others', async () => {
    const site = kitSite({
      'content/lib/a.md': page(
        'A',
        '{{"component": "Playground"}}',
        '{{"component": "Playground", "of": "Meter", "props": {"kind": "Kind.Round"}}}',
        '{{"component": "Playground", "stage": "ButtonStage.tsx", "props": {"size": "sm"}}}',
        '{{"component": "Playground", "stage": "SizedStage.tsx", "props": {"size": "Size.Small"}}}',
      ),
      'content/lib/SizedStage.tsx':
        "import { Button } from 'kit';\nimport { Kind as Size } from 'kit/kinds';\n\nexport default function SizedStage(props: object) {\n  return <Button {...props}>{Size.Tall}</Button>;\n}\n",
      'content/lib/ButtonStage.tsx':
        "import { Button } from 'kit';\n\nexport default function ButtonStage(props: object) {\n  return <Button {...props}>Save</Button>;\n}\n",
      'node_modules/kit/package.json':
        '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts", "exports": { ".": { "types": "./index.d.ts", "default": "./index.js" }, "./kinds": { "types": "./kinds.d.ts", "default": "./kinds.js" } } }',
      'node_modules/kit/index.d.ts': [
        "import { Kind } from './kinds';",
        'export interface ReactElement { type: string }',
        "export declare enum Size { Small = 'sm', Normal = 'md' }",
        "declare enum Hidden { One = 'one', Two = 'two' }",
        "export declare const enum Ready { One = 'one', Two = 'two' }",
        'export interface ButtonProps {',
        '  children?: import("react").ReactNode;',
        '  /** @default Size.Normal */\n  size?: Size;',
        '  hidden?: Hidden;\n  ready?: Ready;',
        '}',
        'export declare function Button(props: ButtonProps): ReactElement;',
        'export declare function Meter(props: { kind: Kind }): ReactElement;',
        'export {};\n',
      ].join('\n'),
      'node_modules/kit/kinds.d.ts': 'export declare enum Kind { Flat = 0, Round = 1, Tall = 2 }\n',
      'node_modules/kit/kinds.js': 'exports.Kind = { Flat: 0, Round: 1, Tall: 2 };\n',
      'node_modules/kit/index.js':
        "const { createElement } = require('react');\nexports.Size = { Small: 'sm', Normal: 'md' };\nexports.Button = ({ children, size = 'md' }) => createElement('button', { className: 'kit-' + size }, children);\nexports.Meter = ({ kind }) => createElement('b', null, kind.toFixed(1));\n",
    });
    const { stderr } = await site.build();
    const html = site.read('lib/a/index.html');
    const text = html.replace(/<[^>]+>/g, '');
    const size = {
      kind: 'choice',
      prop: 'size',
      options: ['sm', 'md'],
      members: { 'Size.Small': 'sm', 'Size.Normal': 'md' },
      fallback: 'md',
    };

    expect(stderr).toBe('');
    expect(jsonOf(html, 'data-docs-playground').map(({ controls, start }) => [start, controls])).toEqual([
      [{ children: 'Button' }, [size, { kind: 'text', prop: 'children' }]],
      [
        { kind: 1 },
        [
          {
            kind: 'choice',
            prop: 'kind',
            options: [0, 1, 2],
            members: { 'Kind.Flat': 0, 'Kind.Round': 1, 'Kind.Tall': 2 },
            required: true,
          },
        ],
      ],
      [{ size: 'sm' }, [size]],
      // The stage gives the name of the enum to another one.
      [{ size: 'sm' }, [{ ...size, members: { 'ButtonSize.Small': 'sm', 'ButtonSize.Normal': 'md' } }]],
    ]);
    expect(html).toMatch(/<button value="&quot;md&quot;"[^>]*aria-pressed="true"[^>]*><span[^>]*>Size\.Normal</);
    expect(html).toContain('<b>1.0</b>');
    expect(text).toContain("import { Button } from 'kit';\n\n&lt;Button&gt;Button&lt;/Button&gt;\n");
    expect(text).toContain(
      "import { Meter } from 'kit';\nimport { Kind } from 'kit/kinds';\n\n&lt;Meter kind={Kind.Round} /&gt;\n",
    );
    expect(text).toContain(
      "import { Button, Size } from 'kit';\n\n&lt;Button size={Size.Small}&gt;Save&lt;/Button&gt;\n",
    );
    expect(text).toContain(
      "import { Button, Size as ButtonSize } from 'kit';\nimport { Kind as Size } from 'kit/kinds';\n\n&lt;Button size={ButtonSize.Small}&gt;{Size.Tall}&lt;/Button&gt;\n",
    );
  });

  it('is reported, and shows why it is missing, in a build that goes on', async () => {
    const site = kitSite({ 'content/lib/a.md': page('A', '{{"component": "Playground", "of": "Buton"}}') });
    const { lines, status } = await site.run(['build', '--root', site.root, '--out', site.out, '--keep-going']);

    expect(status).toBe(1);
    expect(lines).toEqual([
      'content/lib/a.md:9:1 error playground-component  No component "Buton" in the API of this product. Did you mean "Button"?',
    ]);
    expect(site.read('lib/a/index.html')).toContain(
      '<pre>No component &quot;Buton&quot; in the API of this product</pre>',
    );
  });

  it('is not reported where the front matter that names its component cannot be read', async () => {
    const head = (front: string) => `---\n${front}\n---\n\n${goodPage('A', '{{"component": "Playground"}}')}`;
    const site = kitSite({
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
      'content/lib/a.md': head('title: "A\ncomponents: Button'),
      'content/lib/b.md': head('components: 3'),
    });
    const { lines } = await site.buildAndFail();

    expect(lines.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
      'content/lib/a.md:2:8 error front-matter-syntax',
      'content/lib/b.md:2:1 error front-matter-type',
    ]);
  });

  it.runIf(isEvery)('is stopped when it does not end, like a demo', async () => {
    const site = kitSite(
      {
        'content/lib/a.md': page('A', '{{"component": "Playground", "props": {"size": "sm"}}}'),
        // The extraction, which renders it as well, gives it no size.
        'node_modules/kit/index.js':
          "exports.Button = ({ size }) => {\n  while (size === 'sm');\n  return null;\n};\nexports.Meter = () => null;\n",
      },
      { config: 'limits: { demoSeconds: 1 }' },
    );
    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      'content/lib/a.md:9:1 error playground-render  The playground of "Button" cannot be shown: it did not render within 1 second. Give it what it needs: "props": { "name": "value" }, or a file of parts and data: "stage": "Stage.tsx".',
    ]);
  });

  it('is shown on the stage that its marker names: in its code, in its script, and made again with it', async () => {
    const stage = (label: string) =>
      `import { Button } from 'kit';\nimport { word } from './word';\nimport './stage.css';\n\nexport default function ButtonStage(props: object) {\n  return (\n    <section>\n      <Button {...props} disabled>\n        {word} ${label}\n      </Button>\n    </section>\n  );\n}\n`;
    const site = kitSite({
      'content/lib/a.md': page(
        'A',
        '{{"component": "Playground", "stage": "ButtonStage.tsx", "props": {"size": "sm"}}}',
      ),
      'content/lib/ButtonStage.tsx': stage('it'),
      'content/lib/stage.css': '.kit-sm { color: teal; }\n',
      'content/lib/word.ts': "export const word = 'Save';\n",
    });
    await site.build();
    const html = site.read('lib/a/index.html');
    const [playground] = jsonOf(html, 'data-docs-playground') as [{ controls: { prop: string }[] }];

    expect(html).toMatch(
      /<section><button class="kit-sm" disabled="">Save(?:<!-- -->)? (?:<!-- -->)?it<\/button><\/section>/,
    );
    expect(html).toMatch(/<style[^>]*>[^<]*\.kit-sm ?\{ ?color: ?(?:teal|#008080);? ?\}/);
    expect(playground.controls.map(({ prop }) => prop)).toEqual(['size', 'max']);
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      "import { Button } from 'kit';\nimport { word } from './word';\n\n&lt;section&gt;\n  &lt;Button size=\"sm\" disabled&gt;\n    {word} it\n  &lt;/Button&gt;\n&lt;/section&gt;\n",
    );
    const [facts] = jsonOf(html, 'data-docs-props').filter(({ start }) => start) as [{ module: string }];
    expect(site.read(facts.module.slice(1))).toMatch(/playground\/ButtonStage-\w+/);

    site.write('content/lib/word.ts', "export const word = 'Keep';\n");
    expect(await site.rewritten(() => site.build())).toContain('lib/a/index.html');
    site.write('content/lib/ButtonStage.tsx', stage('them'));
    await site.build();
    expect(site.read('lib/a/index.html').replace(/<[^>]+>/g, '')).toContain('{word} them');
    await site.build('--verify');
  });

  it('gives way to a component of the site that has its name', async () => {
    const site = kitSite({
      'components/Playground.tsx': 'export function Playground() {\n  return <p>Our own</p>;\n}\n',
    });
    await site.build();

    expect(site.read('lib/a/index.html')).toContain('<p>Our own</p>');
    expect(site.read('lib/a/index.html')).not.toContain('playground');
  });
});
