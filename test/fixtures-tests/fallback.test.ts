// A site in English, Portuguese and Hebrew that shows untranslated pages in each language: what they are to
// readers, to search engines, and to each other.

import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const withHead = (head: string, page: string) => `---\n${head}\n---\n\n${page}`;
const site = siteTest({
  'docs.config.ts': libConfig.replace('{ title', "{ languages: ['en', 'pt', 'he'], i18n: { fallback: true }, title"),
  'nav/lib.ts': "export default [{ pathname: '/lib/a', title: 'What is new?' }, { pathname: '/lib/b' }];\n",
  'content/index.md': goodPage('Welcome'),
  'content/lib/a.md': withHead(
    'redirectFrom: /lib/old/',
    goodPage('What is new?', '## How?\n\n## Why?\n\n[b](/lib/b/)'),
  ),
  'content/lib/b.md': goodPage('B'),
  'content/lib/b.pt.md': goodPage('Bê', '[a](/lib/a/)'),
  'content/lib/hidden.md': withHead('draft: true', goodPage('Draft')),
  'content/blog/first.md': withHead('date: 2023-12-23', goodPage('First')),
});
beforeAll(async () => void (await site.build('--strict')));

describe('a page that a language lacks', () => {
  it('is there in the default language, and says so', () => {
    const html = site.read('pt/lib/a/index.html');

    expect(html).toMatch(/^<!doctype html><html lang="pt" dir="ltr"/i);
    expect(html).toMatch(/<aside class="stale-banner[^>]*><p><strong>Esta página ainda não foi traduzida<\/strong>/);
    expect(html).toContain('<a href="/lib/a/" hrefLang="en">Ler o original</a>');
    expect(html).toContain('<div class="page-body prose" lang="en" dir="ltr">');
    expect(site.read('he/lib/a/index.html')).toContain('<div class="page-body prose" lang="en" dir="ltr">');
    expect(site.outputFiles().filter((file) => /^(pt|he)\/.*index\.html$/.test(file))).toEqual(
      ['he', 'he/lib/a', 'he/lib/b', 'pt', 'pt/lib/a', 'pt/lib/b'].map((folder) => `${folder}/index.html`),
    );
  });

  it('keeps a reader in their language: links, menus, neighbors, languages, search', () => {
    const html = site.read('pt/lib/b/index.html');
    const [, main = ''] = /<main([^]*)<\/main>/.exec(html) ?? [];

    expect(html).toContain('<a href="/pt/lib/a/" class="menu-page"');
    expect(main.match(/href="\/pt\/lib\/a\/"/g)).toHaveLength(3);
    expect(site.read('lib/a/index.html')).toMatch(/<a class="panel-link" href="\/pt\/lib\/a\/" hrefLang="pt">/);
    expect(site.read('_menus/he/lib.txt')).toContain('href="/he/lib/b/"');
    expect(site.read('search/pt.json')).toContain('"/pt/lib/a/"');
  });

  it('is the original to search engines', () => {
    const html = site.read('pt/lib/a/index.html');

    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/lib/a/"/>');
    expect(html).not.toContain('<link rel="alternate" hrefLang');
    expect(site.read('pt/lib/b/index.html')).toContain(
      '<link rel="canonical" href="https://docs.example.com/pt/lib/b/"/>',
    );
    expect(site.read('sitemap.xml')).not.toContain('/pt/lib/a/');
    expect(site.read('sitemap.xml')).toContain('/pt/lib/b/');
    expect(site.read('_redirects')).not.toContain('/pt/lib/a/');
    expect(site.read('llms.txt')).not.toContain('/pt/lib/a');
  });

  it('has question marks at the end of English words on a page from right to left', () => {
    const html = site.read('he/lib/a/index.html');

    expect(html).toContain('<span class="menu-title"><bdi>What is new?</bdi></span>');
    expect(html).toContain('<a href="#how"><bdi>How?</bdi></a>');
    expect(site.read('he/lib/b/index.html')).toMatch(/<span class="neighbour-title"><bdi>What is new\?<\/bdi>/);
    expect(site.read('pt/lib/a/index.html')).not.toContain('<bdi>What is new?');
  });

  it('passes the checks, is kept by the next build, and follows its original', async () => {
    const { stdout, stderr, status } = await site.run(['check', '--root', site.root, '--out', site.out]);
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);

    expect(await site.rewritten(() => site.build())).toEqual([]);
    site.write('content/lib/a.md', goodPage('Newer'));
    await site.build();

    expect(site.read('he/lib/a/index.html')).toContain('<h1>Newer</h1>');
  });
});

describe('a page that languages lack', () => {
  it('is reported once when it moves, by the page that was written', async () => {
    const moving = siteTest({
      'docs.config.ts': libConfig.replace(
        '{ title',
        "{ languages: ['en', 'pt', 'he'], i18n: { fallback: true }, title",
      ),
      'content/lib/a.md': goodPage('A'),
      'content/lib/b.md': goodPage('B'),
    });
    await moving.build('--strict');
    moving.remove('content/lib/b.md');
    moving.write('content/lib/表单.md', goodPage('B'));
    moving.write('nav/lib.ts', "export default [{ pathname: '/lib/a' }, { pathname: '/lib/表单' }];\n");

    expect((await moving.build()).lines).toEqual([
      'content/lib/表单.md warning page-moved  There was a page at "/lib/b/", but its address no longer works. It is at "/lib/表单/" now: write "redirectFrom: /lib/b/" in the front matter of that page.',
    ]);
  });

  it('is not reported a second time when it has a redirect', async () => {
    const moving = siteTest({
      'docs.config.ts': libConfig.replace('{ title', "{ languages: ['en', 'pt'], i18n: { fallback: true }, title"),
      'content/lib/a.md': goodPage('A'),
      'content/lib/b.md': goodPage('B'),
    });
    await moving.build('--strict');
    moving.remove('content/lib/b.md');
    moving.write('content/lib/c.md', withHead('redirectFrom: /lib/b/', goodPage('B')));
    moving.write('nav/lib.ts', "export default [{ pathname: '/lib/a' }, { pathname: '/lib/c' }];\n");

    expect((await moving.build('--strict')).lines).toEqual([]);
  });

  it('has a broken link to an id reported at the translation that lacks the id', async () => {
    const linking = siteTest({
      'docs.config.ts': libConfig.replace('{ title', "{ languages: ['en', 'pt'], i18n: { fallback: true }, title"),
      'content/lib/a.md': goodPage('A', '## Design tokens\n\nText.'),
      'content/lib/a.pt.md': goodPage('A', '## Tokens de design\n\nText.'),
      'content/lib/b.md': goodPage('B', '[a](./a.md#design-tokens)'),
      'content/lib/c.md': goodPage('C', '[a](/lib/a/#design-tokens)'),
    });

    expect((await linking.build()).lines).toEqual([
      'content/lib/a.pt.md:1:1 warning anchor-broken  The page "/lib/a/" has the id "design-tokens", but its translation "/pt/lib/a/" does not. Write "{#design-tokens}" after the heading of that section, whose id is "tokens-de-design" now: "content/lib/c.md", which is not translated, links to it on line 5.',
    ]);
    linking.write('content/lib/a.pt.md', goodPage('A', '## Tokens de design {#design-tokens}\n\nText.'));
    expect((await linking.build('--strict')).lines).toEqual([]);
  });
});

describe('links to a page whose path has other letters', () => {
  it('lead to the same place however they are written, with the language of the reader', async () => {
    const links = '[1](/lib/配置/#一览) [2](./配置.md#一览) [3](/lib/%E9%85%8D%E7%BD%AE/#一览)';
    const linking = siteTest({
      'docs.config.ts': libConfig.replace(
        '{ title',
        "{ languages: ['zh', 'en'], defaultLanguage: 'zh', i18n: { fallback: true }, title",
      ),
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }, { pathname: '/lib/配置' }];\n",
      'content/lib/配置.md': goodPage('配置', '## 一览'),
      'content/lib/配置.en.md': goodPage('Settings', '## List {#一览}'),
      'content/lib/a.md': goodPage('甲', links),
      'content/lib/b.md': goodPage('乙'),
      'content/lib/b.en.md': goodPage('B', links),
    });
    await linking.build('--strict');
    const targets = (file: string) =>
      [...linking.read(file).matchAll(/<a href="([^"]*)">\d<\/a>/g)].map(([, href = '']) => decodeURI(href));

    expect(targets('lib/a/index.html')).toEqual(Array(3).fill('/lib/配置/#一览'));
    expect(targets('en/lib/a/index.html')).toEqual(Array(3).fill('/en/lib/配置/#一览'));
    expect(targets('en/lib/b/index.html')).toEqual(Array(3).fill('/en/lib/配置/#一览'));
  });
});
