// docs build, on a site with a small package of its own: the pages of its API, and what is around them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteTest, type CommandResult, type SiteTest } from '../site-test.ts';
import { siteWithPackages } from './rules/api-cases.ts';

const declarations = [
  'export interface ReactElement { type: string }',
  'export interface PaperProps {',
  '  /** How high it floats. See [buttons](/lib/buttons/#size) and [nothing](/gone/). */',
  '  elevation?: number;',
  '}',
  '/** A sheet. */',
  'export declare function Paper(props: PaperProps): ReactElement;',
  'export interface ButtonProps {',
  '  /**',
  '   * How **large** it is.',
  "   * @default 'md'",
  '   */',
  "  size?: 'sm' | 'md';",
  '  /** What stands behind it. */',
  '  paper: Partial<PaperProps>;',
  '}',
  '/** Starts something. */',
  'export declare function Button(props: ButtonProps): ReactElement;',
  'export interface UseToggleParameters {',
  '  /** At first. */',
  '  initial?: boolean;',
  '}',
  'export interface UseToggleReturnValue {',
  '  on: boolean;',
  '}',
  '/** Goes on and off. */',
  'export declare function useToggle(parameters: UseToggleParameters): UseToggleReturnValue;',
  '',
].join('\n');
const page =
  '---\ntitle: Buttons\ndescription: Says how to press a button, and when to have one.\ncomponents: Button\n---\n\n# Buttons\n\nSee [its size](/lib/api/button/#button-prop-size).\n\n## Size\n';

function apiSite(more: Readonly<Record<string, string>> = {}): SiteTest {
  const files = {
    ...siteWithPackages({
      good: { 'package.json': '{ "name": "good", "version": "1.0.0" }', 'index.js': '', 'index.d.ts': declarations },
    }),
    'content/lib/buttons.md': page,
    'nav/lib.ts': "export default [{ pathname: '/lib/buttons/' }];\n",
    ...more,
  };
  const site = siteTest(files, { sharesApi: true });
  site.write(
    'docs.config.ts',
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good' }] };\n",
  );
  return site;
}

describe('the pages of an API, as they are written', () => {
  const site = apiSite();
  const report = join(site.root, 'report.json');
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.build('--report', report);
  });

  it('exist for each component and hook, beside an index and a file for other tools', () => {
    expect(built.stderr).toBe('');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ pages: 9, apiPages: 3 });
    expect(site.outputFiles()).toEqual(
      expect.arrayContaining([
        'lib/api/button/index.html',
        'lib/api/paper/index.html',
        'lib/api/use-toggle/index.html',
        'lib/api/types/index.html',
        'api-docs/index.html',
        'api-docs/lib.json',
      ]),
    );
    expect(
      JSON.parse(site.read('api-docs/lib.json')).entries.map(
        ({ name, path }: { name: string; path: string }) => `${name} ${path}`,
      ),
    ).toEqual(['Button /lib/api/button/', 'Paper /lib/api/paper/', 'useToggle /lib/api/use-toggle/']);
    expect(site.read('api-docs/index.html')).toContain('<a href="/lib/api/use-toggle/">useToggle</a>');
  });

  it('have an index with the menu and the breadcrumbs of the only product', () => {
    const html = site.read('api-docs/index.html');

    expect(html).toContain('class="side-menu"');
    expect(html).toMatch(/<ol class="breadcrumbs"><li><a href="[^"]*">Lib<\/a><\/li><\/ol>/);
    expect(html).toContain('Every component and hook, by package.');
  });

  it('show what the types say, and link to the pages about the component', () => {
    const html = site.read('lib/api/button/index.html');

    expect(html).toContain('<h1>Button API</h1>');
    expect(html).toContain('<title>Button API – Lib</title>');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/lib/api/button/"/>');
    expect(html).toContain('<li><a href="/lib/buttons/">Buttons</a></li>');
    expect(html).toContain('<p>How <strong>large</strong> it is.</p>');
    expect(html).toContain('<span class="chip api-required">Required</span>');
    expect(html).toContain('<a href="/lib/api/paper/">PaperProps</a>');
    expect(site.read('sitemap.xml')).toContain('https://docs.example.com/lib/api/button/');
  });

  it('have a description that names the parts of the component, and no others', async () => {
    const slots = 'export interface BoxSlots { /** The outer one. */ root?: string }\n';
    const classes = (name: string) =>
      `export interface ${name}Classes { /** The outer one. */ root: string }\nexport declare const ${name.toLowerCase()}Classes: ${name}Classes;\n`;
    const holds = {
      Bare: 'export declare function Bare(): ReactElement;\n',
      Box: `${slots}export declare function Box(props: { slots?: BoxSlots }): ReactElement;\n`,
      Card: `${classes('Card')}export declare function Card(props: { wide?: boolean }): ReactElement;\n`,
      Plain: 'export declare function Plain(props: { wide?: boolean }): ReactElement;\n',
    };
    const several = siteTest(
      siteWithPackages({
        good: {
          'package.json': '{ "name": "good", "version": "1.0.0", "type": "module" }',
          'index.js': "export const cardClasses = { root: 'Card-root' };\n",
          'index.d.ts': `export interface ReactElement { type: string }\n${Object.values(holds).join('')}`,
        },
      }),
    );

    const { status } = await several.build();

    expect(status).toBe(0);
    expect(
      Object.keys(holds).map(
        (name) =>
          several
            .read(`lib/api/${name.toLowerCase()}/index.html`)
            .match(/<meta name="description" content="([^"]*)"/)?.[1],
      ),
    ).toEqual([
      'API reference for the Bare component.',
      'API reference for the Box component: its props and slots.',
      'API reference for the Card component: its props and CSS classes.',
      'API reference for the Plain component: its props.',
    ]);
  });

  it('are linked from a last section of the page about the component, which its contents list', () => {
    const html = site.read('lib/buttons/index.html');

    expect(html).toContain('<a href="#api">API</a>');
    expect(html).toMatch(
      /id="size"[^]*<h2 id="api">API<a [^>]*><\/a><\/h2>[^]*<li><a href="\/lib\/api\/button\/"><code>&lt;Button \/&gt;<\/code><\/a><\/li>/,
    );
    expect(html).toContain('<a href="/lib/api/">All APIs of Lib</a>');
  });

  it('have an index for each product, with its packages in its contents', () => {
    const html = site.read('lib/api/index.html');
    const contents = [...html.matchAll(/<li class="toc-[23]"><a href="#([^"]*)">([^<]*)</g)].map(
      ([, id, text]) => `${id} ${text}`,
    );

    expect(contents).toEqual(['good good', 'good-types Types']);
    for (const id of ['good', 'good-types']) expect(html).toContain(` id="${id}"`);
    expect(site.read('lib/api/button/index.html')).toContain('<li><a href="/lib/api/">API</a></li>');
  });

  it('list other exports in one group of the menu, unless the settings leave them out', async () => {
    expect(site.read('lib/api/types/index.html')).toContain('<h2 id="react-element">');
    expect(site.read('lib/api/button/index.html')).toContain('Functions and types');
    expect(site.read('search/en.json')).toContain('{"id":"react-element","text":"ReactElement"}');
    expect(site.read('lib/api/types.md')).toMatch(/^## ReactElement\n[^]*\| `type` \| `string` \|/m);

    const without = apiSite();
    without.write(
      'docs.config.ts',
      readFileSync(join(without.root, 'docs.config.ts'), 'utf8').replace(
        "packageName: 'good'",
        "packageName: 'good', symbols: false",
      ),
    );
    await without.build();
    expect(without.outputFiles().filter((file) => file.startsWith('lib/api/types'))).toEqual([]);
    expect(without.read('lib/api/button/index.html')).not.toContain('Functions and types');
  });

  it('are in the menu, and link to the next one', () => {
    const html = site.read('lib/api/paper/index.html');

    expect(html).toMatch(/<a href="\/lib\/api\/paper\/"[^>]* aria-current="page"/);
    expect(html).toContain('<a class="neighbour neighbour-next" href="/lib/api/use-toggle/"');
    expect(html).toContain('<nav aria-label="Breadcrumbs"');
  });

  it('link only to pages that the site has', () => {
    expect(site.read('lib/api/paper/index.html')).toContain(
      '<p>How high it floats. See <a href="/lib/buttons/">buttons</a> and nothing.</p>',
    );
  });
});

describe('the pages of an API', () => {
  it('have fragments against which links of other pages are checked', async () => {
    const site = apiSite();
    site.write('content/lib/buttons.md', page.replace('button-prop-size', 'button-prop-sise'));

    expect((await site.build()).lines).toEqual([
      expect.stringMatching(/^content\/lib\/buttons\.md:9:5 warning anchor-broken {2}.*"button-prop-sise"/),
    ]);
  });

  it('give way to a page that is written by hand', async () => {
    const site = apiSite({
      'content/lib/api/button.md': page
        .replaceAll('Buttons', 'By hand')
        .replace('components: Button\n', '')
        .replace('/#button-prop-size', '/'),
    });
    await site.build();

    expect(site.read('lib/api/button/index.html')).toContain('<h1>By hand</h1>');
    expect(site.read('lib/api/paper/index.html')).toContain('<h1>Paper API</h1>');
  });

  it('are not made again while the types stay as they are', async () => {
    const site = apiSite();
    await site.build();

    expect(await site.rewritten(() => site.build())).toEqual([]);
    const changed = await site.rewritten(() => {
      site.write('node_modules/good/index.d.ts', declarations.replace('At first.', 'In the beginning.'));
      return site.build();
    });
    expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['lib/api/use-toggle/index.html']);
  });

  it('fill the tabs of a page that shows the API itself', async () => {
    const site = apiSite();
    site.write(
      'content/lib/buttons.md',
      '---\ntitle: Buttons\ndescription: Says how to press a button, and when to have one.\npackageName: good\ncomponents: Button\nhooks: useToggle\n---\n\n# Buttons\n\n{{"component": "ComponentPageTabs"}}\n',
    );
    await site.build();

    expect(site.read('lib/buttons/components-api/index.html')).toContain('id="button-prop-size"');
    expect(site.read('lib/buttons/hooks-api/index.html')).toContain('id="use-toggle-parameters-initial"');
    expect(site.outputFiles().filter((file) => /^lib\/api\/.*\.html$/.test(file))).toEqual([
      'lib/api/index.html',
      'lib/api/paper/index.html',
      'lib/api/types/index.html',
    ]);
  });

  it('report faults of a package as diagnostics of the build', async () => {
    const site = apiSite();
    site.remove('node_modules/good');

    expect((await site.buildAndFail()).lines).toContainEqual(expect.stringContaining('error api-package-missing'));
  });
});

describe('a site without an API', () => {
  it('has no API pages', async () => {
    const site = siteTest({
      'content/lib/a.md': '---\ntitle: A\ndescription: Says a few words about the letter.\n---\n\n# A\n',
    });
    await site.build();

    expect(site.outputFiles().filter((file) => file.includes('api') && !file.startsWith('_app/'))).toEqual([]);
  });
});

describe('a page that lists the changes of an API', () => {
  it('names both versions, and links to the pages of the API', async () => {
    const older = declarations
      .replace("'sm' | 'md'", "'md'")
      .replace(
        'export interface UseToggleReturnValue',
        '/** A card. */\nexport declare function Card(props: {}): ReactElement;\nexport interface UseToggleReturnValue',
      );
    const site = apiSite({
      'node_modules/good-0/package.json': '{ "name": "good", "version": "0.9.0" }',
      'node_modules/good-0/index.js': '',
      'node_modules/good-0/index.d.ts': older,
      'content/lib/buttons.md': `${page}\n## Changes\n\nSee [Button](#changes-button).\n\n{{"component": "ApiChanges"}}\n`,
    });
    site.write(
      'docs.config.ts',
      "export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good', before: 'good-0' }] };\n",
    );
    const { stderr } = await site.build();
    const html = site.read('lib/buttons/index.html');

    expect(stderr).toBe('');
    expect(html).toContain('0.9.0 → 1.0.0');
    expect(html).toContain('<a href="/lib/api/button/#button-prop-size"><code>size</code></a>');
    expect(html).toMatch(/<h3 id="changes-card">Card</);
    expect(site.outputFiles()).not.toContain('lib/api/card/index.html');
  });
});
