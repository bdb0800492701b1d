// A site in English, Portuguese and Arabic: where its pages are, what they say of each other, and
// what becomes of a translation whose original goes on.

import { describe, expect, it } from 'vitest';
import english from '../../locales/translations.json' with { type: 'json' };
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';
import { listElements } from '../torture/list-elements.ts';

const files = {
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt', 'ar'], products: [{ id: 'lib', name: 'Lib' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
  'content/index.md': goodPage('Home'),
  'content/index.pt.md': goodPage('Início'),
  'content/lib/a.md': goodPage('A', '[b](/lib/b/)'),
  'content/lib/a.pt.md': goodPage('Á', '[b](/lib/b/)'),
  'content/lib/a.ar.md': goodPage('ألف', '[b](/lib/b/)'),
  'content/lib/b.md': goodPage('B'),
  'content/lib/b.pt.md': goodPage('Bê'),
  'content/blog/first.md': `---\ndate: 2023-12-23\n---\n${goodPage('First')}`,
  'locales/translations-pt.json': JSON.stringify({
    toc: { label: 'Nesta página' },
    blog: { title: 'Novidades' },
    language: { choose: '{{language}}, escolher um idioma' },
  }),
};

function rootOf(site: SiteTest, file: string) {
  return listElements(site.read(file))[0]?.attributes;
}

function alternatesOf(html: string): string[] {
  return listElements(html).flatMap(({ attributes }) =>
    attributes.hreflang && attributes.rel === 'alternate' ? `${attributes.hreflang} ${attributes.href}` : [],
  );
}

function menuOf(html: string): string | undefined {
  return /<nav class="panel" aria-label="[^"]*" id="docs--language-menu".*?<\/nav>/.exec(html)?.[0];
}

describe('a site in English, Portuguese and Arabic', () => {
  const site = siteTest(files);
  const built = site.build();

  it('writes each page under the prefix of its language', async () => {
    await built;

    expect(site.outputFiles().filter((file) => file.endsWith('index.html'))).toEqual([
      'ar/index.html',
      'ar/lib/a/index.html',
      'blog/first/index.html',
      'blog/index.html',
      'index.html',
      'lib/a/index.html',
      'lib/b/index.html',
      'pt/index.html',
      'pt/lib/a/index.html',
      'pt/lib/b/index.html',
    ]);
  });

  it('says language and direction on every page', async () => {
    await built;

    expect(rootOf(site, 'lib/a/index.html')).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(rootOf(site, 'pt/lib/a/index.html')).toMatchObject({ lang: 'pt', dir: 'ltr' });
    expect(rootOf(site, 'ar/lib/a/index.html')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(rootOf(site, 'blog/first/index.html')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  it('names all versions of a page in the head of each, and in the sitemap', async () => {
    await built;
    const all = [
      'en https://docs.example.com/lib/a/',
      'pt https://docs.example.com/pt/lib/a/',
      'ar https://docs.example.com/ar/lib/a/',
      'x-default https://docs.example.com/lib/a/',
    ];

    expect(alternatesOf(site.read('lib/a/index.html'))).toEqual(all);
    expect(alternatesOf(site.read('ar/lib/a/index.html'))).toEqual(all);
    expect(alternatesOf(site.read('blog/first/index.html'))).toEqual([]);
    expect(site.read('sitemap.xml')).toContain(
      '<xhtml:link rel="alternate" hreflang="ar" href="https://docs.example.com/ar/lib/a/"/>',
    );
  });

  it('has a menu that leads from every language to every other', async () => {
    await built;

    const hrefsOf = (file: string) =>
      [...(menuOf(site.read(file)) ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const file of ['lib/a/index.html', 'pt/lib/a/index.html', 'ar/lib/a/index.html'])
      expect(hrefsOf(file)).toEqual(['/lib/a/', '/pt/lib/a/', '/ar/lib/a/']);
    // Posts have one language: from there, the others lead to their homes.
    expect(hrefsOf('blog/first/index.html')).toEqual(['/blog/first/', '/pt/', '/ar/']);
  });

  it('shows the words of the site over those of the engine', async () => {
    await built;

    expect(site.read('pt/lib/a/index.html')).toContain('aria-label="Português, escolher um idioma"');
    expect(site.read('ar/lib/a/index.html')).toContain('aria-label="العربية، اختر لغة"');
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/blog/">Novidades</a>');
  });

  it('links to pages in the language of the page wherever a translation exists', async () => {
    await built;

    expect(site.read('pt/lib/a/index.html')).toContain('<a class="brand" href="/pt/"');
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/pt/lib/b/">b</a>');
    expect(site.read('ar/lib/a/index.html')).toContain('<a class="brand" href="/ar/"');
    expect(site.read('ar/lib/a/index.html')).toContain('<a href="/lib/b/">b</a>');
  });
});

/** Text that a reader sees or hears: words between tags, and names. */
function wordsOf(html: string): string[] {
  const shown = html.replace(/<(script|style)[^]*?<\/\1>/g, '');
  const names = [...shown.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, name = '']) => name);
  return [...shown.replace(/<[^>]*>/g, '\n').split('\n'), ...names].map((word) =>
    word.replaceAll('&#x27;', "'").trim(),
  );
}

function wrapTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `⟦${text}⟧` : wrapTexts(text as object),
    ]),
  );
}

function listTexts(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : listTexts(text as object),
  );
}

describe('the pages that the engine writes, in every language', () => {
  const packageFiles = {
    'node_modules/good/package.json': '{ "name": "good", "version": "1.0.0", "main": "index.js" }',
    'node_modules/good/index.js': '',
    'node_modules/good/index.d.ts':
      'export interface ReactElement { type: string }\nexport interface PaperProps { tall?: boolean }\nexport declare function Paper(props: PaperProps): ReactElement;\nexport declare function Button(props: PaperProps): ReactElement;\n',
  };
  const tabbed = (title: string) =>
    `---\ncomponents: Button\n---\n${goodPage(title, '{{"component": "ComponentLinkHeader"}}\n\n{{"component": "ComponentPageTabs"}}\n\n## Parte\n\n:::info\nNota.\n:::\n\n```js\nnota\n```\n\n{{"demo": "Amostra.tsx"}}\n')}`;
  const { 'content/index.md': _home, 'content/index.pt.md': _início, ...pages } = files;
  const site = siteTest({
    ...pages,
    ...packageFiles,
    'docs.config.ts':
      "export default { title: 'Livro', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt', 'ar'], editUrl: 'https://example.com/{file}', repository: 'https://example.com/', products: [{ id: 'lib', name: 'Livraria', packageName: 'good', version: '1.0.0', versions: [{ text: 'v1.0.0', current: true }, { text: 'v0', href: 'https://old.example.com/' }] }], api: [{ product: 'lib', packageName: 'good' }] };\n",
    'content/lib/a.md': tabbed('A'),
    'content/lib/a.pt.md': tabbed('Á'),
    'content/lib/Amostra.tsx': 'export default function Amostra() {\n  return <p>amostra</p>;\n}\n',
    'content/versions.md': goodPage('Versões'),
    'content/versions.pt.md': goodPage('Versões'),
    'locales/translations-pt.json': JSON.stringify({
      ...wrapTexts(english),
      pages: { '/lib/a': '⟦A⟧', '/lib/b': '⟦B⟧' },
    }),
  });
  const built = site.build();
  const all = () => site.outputFiles().filter((file) => file.endsWith('.html'));

  it('are written under the prefix of the language, except posts and the reference, which have one language', async () => {
    await built;

    expect(all().filter((file) => file.startsWith('pt/'))).toEqual([
      'pt/404.html',
      'pt/index.html',
      'pt/lib/a/components-api/index.html',
      'pt/lib/a/demo/Amostra/index.html',
      'pt/lib/a/index.html',
      'pt/lib/b/index.html',
      'pt/versions/index.html',
    ]);
    expect(all().filter((file) => file.startsWith('ar/'))).toEqual([
      'ar/404.html',
      'ar/index.html',
      'ar/lib/a/index.html',
    ]);
    expect(all()).toEqual(
      expect.arrayContaining(['blog/index.html', 'api-docs/index.html', 'lib/api/paper/index.html']),
    );
  });

  it('say their language and their direction', async () => {
    await built;
    const attributes = all().map((file) => [file, rootOf(site, file)?.lang, rootOf(site, file)?.dir]);

    expect(attributes).toEqual(
      all().map((file) =>
        file.startsWith('pt/')
          ? [file, 'pt', 'ltr']
          : file.startsWith('ar/')
            ? [file, 'ar', 'rtl']
            : [file, 'en', 'ltr'],
      ),
    );
  });

  it('show no English text that has a translation', async () => {
    await built;
    const texts = new Set(listTexts(english).filter((text) => !text.includes('{{')));
    const found = all()
      .filter((file) => file.startsWith('pt/'))
      .flatMap((file) =>
        wordsOf(site.read(file))
          .filter((word) => texts.has(word))
          .map((word) => `${file}: ${word}`),
      );

    expect(found).toEqual([]);
  });

  it('name their versions in other languages, and none where there is only one', async () => {
    await built;

    expect(alternatesOf(site.read('ar/index.html'))).toEqual([
      'en https://docs.example.com/',
      'pt https://docs.example.com/pt/',
      'ar https://docs.example.com/ar/',
      'x-default https://docs.example.com/',
    ]);
    expect(alternatesOf(site.read('pt/lib/a/components-api/index.html'))).toContain(
      'pt https://docs.example.com/pt/lib/a/components-api/',
    );
    for (const file of ['pt/404.html', 'blog/index.html', 'lib/api/paper/index.html', 'api-docs/index.html'])
      expect(alternatesOf(site.read(file))).toEqual([]);
    expect(site.read('ar/lib/a/index.html')).toContain('<a class="brand" href="/ar/"');
  });

  it('redirect old addresses of the reference to the only one, and missing ones to the page of the language', async () => {
    await built;

    expect(site.read('_redirects')).toBe(
      '/api/* /api-docs/:splat 301\n/pt/api/* /api-docs/:splat 301\n/ar/api/* /api-docs/:splat 301\n/pt/* /pt/404.html 404\n/ar/* /ar/404.html 404\n',
    );
  });
});

describe('the search indexes', () => {
  it('hold the pages of their language, and are written again when headings change', async () => {
    const site = siteTest({ ...files, 'content/lib/a.md': goodPage('A', '## One\n\n[b](/lib/b/)\n\n### Two') });
    await site.build();
    const read = (language: string) =>
      JSON.parse(site.read(`search/${language}.json`)) as {
        pathname: string;
        headings: { id: string; text: string }[];
      }[];

    expect(read('en').map(({ pathname }) => pathname)).toEqual(['/', '/blog/', '/blog/first/', '/lib/a/', '/lib/b/']);
    expect(read('pt').map(({ pathname }) => pathname)).toEqual(['/pt/', '/pt/lib/a/', '/pt/lib/b/']);
    expect(read('ar').map(({ pathname }) => pathname)).toEqual(['/ar/', '/ar/lib/a/']);
    expect(read('en')[3]).toEqual({
      pathname: '/lib/a/',
      title: 'A',
      description: 'Shows A.',
      headings: [
        { id: 'one', text: 'One' },
        { id: 'two', text: 'Two' },
      ],
      product: 'lib',
      kind: 'page',
      names: ['A'],
    });

    // Text between headings is in the index of words alone, and a page that is kept brings its records along.
    site.write('content/lib/a.md', goodPage('A', '## One\n\nOther words.\n\n### Two'));
    expect(await site.rewritten(() => site.build())).not.toContain('search/en.json');
    site.write('content/lib/a.md', goodPage('A', '## One\n\n### Three'));
    const rewritten = await site.rewritten(() => site.build());
    expect(rewritten.filter((file) => file.startsWith('search/'))).toEqual(['search/en.json', 'search/en.words.json']);
    expect(read('en').map(({ headings }) => headings.map(({ id }) => id))).toEqual([[], [], [], ['one', 'three'], []]);
  });
});

describe('a demo on pages in several languages', () => {
  it('passes the language and the direction of each page to its wrapper', async () => {
    const demo = goodPage('A', '{{"demo": "Basic.js"}}');
    const site = siteTest({
      ...files,
      'docs.config.ts': files['docs.config.ts'].replace(' };', ", demos: { wrapper: './content/Wrapper.tsx' } };"),
      'content/Wrapper.tsx':
        'export default function Wrapper({ language, direction, children }: any) {\n  return <p>{`${language} ${direction}`}{children}</p>;\n}\n',
      'content/lib/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
      'content/lib/a.md': demo,
      'content/lib/a.pt.md': demo,
      'content/lib/a.ar.md': demo,
    });

    await site.build();

    expect(
      ['', 'pt/', 'ar/'].map((prefix) => /<p>(\w+ (?:ltr|rtl))<\/p>/.exec(site.read(`${prefix}lib/a/index.html`))?.[1]),
    ).toEqual(['en ltr', 'pt ltr', 'ar rtl']);
  });
});

describe('a site in one language', () => {
  it('has no language menu, and names no other version', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    await site.build();

    expect(site.read('lib/a/index.html')).not.toContain('docs--language-menu');
    expect(alternatesOf(site.read('lib/a/index.html'))).toEqual([]);
  });
});

describe('a translation that says what it was made from', () => {
  const banner = 'class="stale-banner ';
  const translation = (hash: string) => `---\nsourceHash: ${hash}\n---\n${goodPage('Á')}`;

  it.runIf(isEvery)('has a banner as soon as its original changes', async () => {
    const site = siteTest({
      ...files,
      'content/lib/a.md': goodPage('A'),
      'content/lib/a.pt.md': translation('bwttMMRcNtEaGeuaIHbjLc'),
    });
    await site.build();
    expect(site.read('pt/lib/a/index.html')).not.toContain(banner);

    site.write('content/lib/a.md', goodPage('A', 'More text.'));
    await site.build();
    expect(site.read('pt/lib/a/index.html')).toContain(banner);
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/lib/a/" hrefLang="en">');
    expect(site.read('lib/a/index.html')).not.toContain(banner);
    expect(site.read('ar/lib/a/index.html')).not.toContain(banner);
  });
});

describe('docs check --translations', () => {
  const check = (site: SiteTest, ...flags: string[]) =>
    site.run(['check', '--root', site.root, '--out', site.out, ...flags]);

  it('lists what each language lacks, and the hash that each page has to write', async () => {
    const site = siteTest({
      ...files,
      'docs.config.ts': files['docs.config.ts'].replace("'ar'", "'ar', 'nl'"),
      'content/lib/b.pt.md': `---\nsourceHash: gone\n---\n${goodPage('Bê')}`,
    });
    await site.build();

    const { status, lines, stdout } = await check(site, '--translations');

    expect(status).toBe(0);
    expect(lines.filter((line) => line.startsWith('content/'))).toEqual([
      expect.stringMatching(
        /^content\/index\.pt\.md:1 warning page-source-unknown {2}The translation does not say which text of "content\/index\.md" it was made from\. Compare the two, and write "sourceHash: [A-Za-z\d]{22}" in its front matter\.$/,
      ),
      expect.stringMatching(/^content\/lib\/a\.ar\.md:1 warning page-source-unknown {2}/),
      expect.stringMatching(/^content\/lib\/a\.pt\.md:1 warning page-source-unknown {2}/),
      expect.stringMatching(
        /^content\/lib\/b\.pt\.md:2 warning page-outdated {2}The original "content\/lib\/b\.md" has changed since this translation was made\. Translate the changes, and write "sourceHash: [A-Za-z\d]{22}" in the front matter\.$/,
      ),
    ]);
    // Words that the engine has are missing nowhere.
    expect(lines.filter((line) => line.startsWith('locales/'))).toEqual([
      'locales/translations-nl.json warning translation-file-missing  The language "nl" has no texts of the interface, so readers see the English ones. Write the file with the keys of the English texts.',
    ]);
    expect(stdout).toContain(', translations to 3 languages in ');
  });

  it.runIf(isEvery)('reports nothing of a site whose translations are complete and up to date', async () => {
    const site = siteTest({
      ...files,
      'docs.config.ts': files['docs.config.ts'].replace(", 'ar'", ''),
      'locales/translations-pt.json': JSON.stringify({ ...english, pages: { '/lib/a': 'Á' }, $source: english }),
    });
    site.remove('content/lib/a.ar.md');
    for (const name of ['index', 'lib/a', 'lib/b']) await writeHash(site, name);
    await site.build();

    expect(await check(site, '--translations')).toMatchObject({ status: 0, stderr: '' });
    expect(site.read('pt/lib/a/index.html')).not.toContain('stale-banner');
  });

  it('reports no translations without the flag', async () => {
    const site = siteTest(files);
    await site.build();

    expect((await check(site)).lines).toEqual([]);
  });

  it('reports a file that it cannot read', async () => {
    const site = siteTest(files);
    await site.build();
    site.write('locales/translations-pt.json', '{,}');

    const { status, lines } = await check(site, '--translations');

    expect(status).toBe(1);
    expect(lines.filter((line) => line.startsWith('locales/translations-pt.json'))).toEqual([
      expect.stringContaining('error translations-invalid  The file is not JSON'),
    ]);
  });

  /** Writes the hash that the check asks for. */
  async function writeHash(site: SiteTest, name: string): Promise<void> {
    const file = `content/${name}.pt.md`;
    const { lines } = await check(await built(site), '--translations');
    const hash = lines.flatMap((line) => (line.startsWith(file) ? (/sourceHash: (\w+)/.exec(line)?.[1] ?? []) : []))[0];
    site.write(file, `---\nsourceHash: ${hash}\n---\n${goodPage(`Á ${name.at(-1)}`)}`);
  }

  async function built(site: SiteTest): Promise<SiteTest> {
    if (site.outputFiles().length === 0) await site.build();
    return site;
  }
});

describe('a site in Chinese that adds English', () => {
  const site = siteTest({
    'docs.config.ts':
      "export default { title: '青瓷', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'zh'], defaultLanguage: 'zh', products: [{ id: 'lib', name: '指南' }] };\n",
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
    'content/lib/a.md': goodPage('主题', '[b](/lib/b/) 组件库'),
    'content/lib/b.md': goodPage('安装', '**重点。**然后'),
    'content/lib/a.en.md': goodPage('Theming', '[b](/lib/b/)'),
  });
  const built = site.build('--strict');

  it('has no prefix for Chinese, and one for English', async () => {
    await built;

    expect(site.outputFiles().filter((file) => file.endsWith('index.html'))).toEqual([
      'en/index.html',
      'en/lib/a/index.html',
      'index.html',
      'lib/a/index.html',
      'lib/b/index.html',
    ]);
    expect(rootOf(site, 'lib/a/index.html')).toMatchObject({ lang: 'zh', dir: 'ltr' });
    expect(rootOf(site, 'en/lib/a/index.html')).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(alternatesOf(site.read('en/lib/a/index.html'))).toEqual([
      'zh https://docs.example.com/lib/a/',
      'en https://docs.example.com/en/lib/a/',
      'x-default https://docs.example.com/lib/a/',
    ]);
  });

  it('shows the interface in the language of the page, and lists Chinese first', async () => {
    await built;

    expect(site.read('lib/b/index.html')).toContain('<strong>重点。</strong>然后');
    expect(menuOf(site.read('en/lib/a/index.html'))).toMatch(/中文[^]*English/);
    expect(site.read('404.html')).toContain('<html lang="zh"');
    expect(site.read('en/404.html')).toContain('<html lang="en"');
  });

  it('lists its pages by their titles, for the missing page to offer', async () => {
    await built;

    const list = site.outputFiles().find((file) => file.startsWith('_app/paths.zh.'));
    expect(JSON.parse(site.read(list ?? ''))).toEqual([
      ['/', '青瓷'],
      ['/lib/a/', '主题'],
      ['/lib/b/', '安装'],
    ]);
  });

  it('is searched in Chinese by the command', async () => {
    await built;

    const { status, stdout } = await site.run(['search', '组件库', '--root', site.root, '--out', site.out]);

    expect(status).toBe(0);
    expect(stdout).toContain('/lib/a/');
  });
});
