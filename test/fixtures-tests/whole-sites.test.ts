// Sites as the contract describes them: languages, API paths, tabs, templates, components, HTML.

import { beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, libConfig, siteTest, type CommandResult } from '../site-test.ts';
import { listElements } from '../torture/list-elements.ts';

const inTwoLanguages = libConfig.replace(' };', ", languages: ['en', 'nl'] };");

describe('a site in two languages', () => {
  const site = siteTest({
    'docs.config.ts': inTwoLanguages,
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    'content/lib/a.md': goodPage('A', '[b](/lib/b/)'),
    'content/lib/a.nl.md': '# A\n\n<p class="description">Toont A.</p>\n\n[a](/lib/a/) [b](/lib/b/)\n',
    'content/lib/b.md': goodPage('B'),
    'locales/translations-nl.json': JSON.stringify({ pages: { '/lib/a': 'Titel van A' } }),
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.build();
  });

  it('writes the translation under its prefix, and English without one', () => {
    expect(site.outputFiles().filter((file) => /^(lib|nl)\/.*\.html$/.test(file))).toEqual([
      'lib/a/index.html',
      'lib/b/index.html',
      'nl/404.html',
      'nl/index.html',
      'nl/lib/a/index.html',
    ]);
    expect(listElements(site.read('nl/lib/a/index.html'))[0]?.attributes.lang).toBe('nl');
    expect(listElements(site.read('lib/a/index.html'))[0]?.attributes.lang).toBe('en');
  });

  it('links to the translation where there is one, and to English where there is none', () => {
    expect(site.read('nl/lib/a/index.html')).toContain('<a href="/nl/lib/a/">a</a> <a href="/lib/b/">b</a>');
  });

  it('counts the texts that a language lacks in one line, and shows the English one', () => {
    const missing = built.stderr.split('\n').filter((line) => line.startsWith('Missing'));
    expect(missing).toEqual([
      expect.stringMatching(
        /^Missing translations for nl: \d+ texts are shown in English\. Run docs check --translations to see which\.$/,
      ),
    ]);
    expect(built.stderr).not.toContain('Missing translation for en:');
  });

  it('takes the title of a page from the translations first', () => {
    expect(site.read('nl/lib/a/index.html')).toContain('Titel van A');
    expect(site.read('lib/a/index.html')).not.toContain('Titel van A');
  });
});

describe.concurrent('the family /api', () => {
  it('is written under /api-docs, and links follow', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A', '[api](/api/) [button](/api/button/#part) [other](/lib/api/x/)'),
      'content/lib/api/x.md': goodPage('X'),
      'content/api/index.md': goodPage('All'),
      'content/api/button.md': goodPage('Button', '## Part'),
    });

    await site.build();

    expect(site.outputFiles().filter((file) => /api.*\.html$/.test(file))).toEqual([
      'api-docs/button/index.html',
      'api-docs/index.html',
      'lib/api/x/index.html',
    ]);
    expect(site.read('lib/a/index.html')).toContain(
      '<a href="/api-docs/">api</a> <a href="/api-docs/button/#part">button</a> <a href="/lib/api/x/">other</a>',
    );
  });

  it.runIf(isEvery)('does not include "/apiary"', async () => {
    const site = siteTest({
      'content/apiary/bees.md': goodPage('Bees'),
      'content/lib/a.md': goodPage('A', '[bees](/apiary/bees/)'),
    });

    await site.build();

    expect(site.outputFiles()).toContain('apiary/bees/index.html');
    expect(site.read('lib/a/index.html')).toContain('href="/apiary/bees/"');
  });
});

describe.concurrent('a page with API tabs', () => {
  it('gives a page for each tab, which links may name', async () => {
    const site = siteTest({
      'content/lib/button.md':
        '---\ncomponents: Button\nhooks: useButton\npackageName: "@acme/lib"\n---\n\n# Button\n\n<p class="description">Shows a button.</p>\n\n{{"component": "ComponentPageTabs"}}\n\n## Use\n\n[props](/lib/button/components-api/) [hook](/lib/button/hooks-api/)\n',
    });

    const built = await site.build();

    expect(built.lines).toEqual([]);
    expect(site.outputFiles().filter((file) => /^lib\/.*\.html$/.test(file))).toEqual([
      'lib/button/components-api/index.html',
      'lib/button/hooks-api/index.html',
      'lib/button/index.html',
    ]);
    expect(site.read('lib/button/hooks-api/index.html')).toContain('useButton');
  });
});

describe.concurrent('templates and components of a site', () => {
  it('replace a template, with the props of the page', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A'),
      'templates/Documentation.tsx':
        'export default function Documentation({ title, userLanguage }: { title: string; userLanguage: string }) {\n  return <main id="main-content">Mine: {title}, {userLanguage}</main>;\n}\n',
    });

    await site.build();

    expect(site.read('lib/a/index.html').replaceAll('<!-- -->', '')).toContain('Mine: A, en');
  });

  it.runIf(isEvery)('place a component with what its marker says', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage(
        'A',
        '{{"component": "Hello", "name": "reader"}}\n\n{{"component": "modules/components/Hello.js", "name": "again"}}',
      ),
      'components/Hello.tsx':
        'export default function Hello({ name }: { name: string }) {\n  return <p className="hello">Hello {name}</p>;\n}\n',
    });

    await site.build();

    const html = site.read('lib/a/index.html').replaceAll('<!-- -->', '');
    expect(html).toContain('<p class="hello">Hello reader</p>');
    expect(html).toContain('<p class="hello">Hello again</p>');
  });

  it('have each page reported whose component throws, and the other pages checked', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A', '{{"component": "Boom"}}'),
      'content/lib/b.md': goodPage('B', '{{"component": "Boom"}}'),
      'content/lib/c.md': goodPage('C', '[x](/lib/gone/)'),
      'components/Boom.tsx': "export default function Boom() {\n  throw new Error('boom');\n}\n",
    });

    expect((await site.buildAndFail()).lines.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
      'content/lib/a.md:5:1 error component-render',
      'content/lib/b.md:5:1 error component-render',
      'content/lib/c.md:5:1 error link-broken',
    ]);
  });

  it.runIf(isEvery)(
    'have the page reported whose component ends the process, and the other pages checked',
    async () => {
      const site = siteTest({
        'content/lib/a.md': goodPage('A', '{{"component": "Exit"}}'),
        'content/lib/b.md': goodPage('B', '[x](/lib/gone/)'),
        'components/Exit.tsx': 'export default function Exit() {\n  process.exit(0);\n}\n',
      });

      const built = await site.buildAndFail();

      expect(built.status).toBe(1);
      expect(built.lines.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
        'content/lib/a.md:5:1 error page-exit',
        'content/lib/b.md:5:1 error link-broken',
      ]);
    },
  );

  it.runIf(isEvery)('stop the build when loading one of them ends the process', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A', '{{"component": "Exit"}}'),
      'components/Exit.tsx': 'process.exit(0);\nexport default function Exit() {\n  return null;\n}\n',
    });

    const built = await site.buildAndFail();

    expect(built).toMatchObject({
      status: 1,
      stderr:
        'error: A template or component of the site ends the process when it is loaded. Remove the call to process.exit from templates/ and components/.\n',
    });
    expect(site.outputFiles()).toEqual([]);
  });
});

describe.concurrent('raw HTML', () => {
  const files = {
    'content/lib/a.md': goodPage('A', '<custom-box onclick="go()">In a box</custom-box>\n\n<script>go()</script>'),
  };

  it('goes through a list of allowed elements', async () => {
    const site = siteTest(files);
    await site.build();

    expect(site.read('lib/a/index.html')).not.toMatch(/custom-box|go\(\)/);
    expect(site.read('lib/a/index.html')).toContain('In a box');
  });

  it.runIf(isEvery)('stays as it is where the site trusts its authors', async () => {
    const site = siteTest({
      ...files,
      'docs.config.ts': libConfig.replace(' };', ", markdown: { html: 'trusted' } };"),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
    });

    expect((await site.build()).lines).toEqual([]);
    expect(site.read('lib/a/index.html')).toContain('<custom-box onclick="go()">In a box</custom-box>');
  });
});
