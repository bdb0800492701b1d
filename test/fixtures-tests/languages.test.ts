// A site in English, Portuguese and Arabic: where its pages are, what they say of each other, and
// what becomes of a translation whose original goes on.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';
import { listElements } from '../torture/list-elements.ts';

const files = {
  'docs.config.ts': "export default { title: 'Test', url: 'https://docs.example.com', languages: ['en', 'pt', 'ar'], products: [{ id: 'lib', name: 'Lib' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
  'content/index.md': goodPage('Home'),
  'content/index.pt.md': goodPage('Início'),
  'content/lib/a.md': goodPage('A', '[b](/lib/b/)'),
  'content/lib/a.pt.md': goodPage('Á', '[b](/lib/b/)'),
  'content/lib/a.ar.md': goodPage('ألف', '[b](/lib/b/)'),
  'content/lib/b.md': goodPage('B'),
  'content/lib/b.pt.md': goodPage('Bê'),
  'content/blog/first.md': `---\ndate: 2023-12-23\n---\n${goodPage('First')}`,
  'locales/translations-pt.json': JSON.stringify({ toc: { label: 'Nesta página' }, blog: { title: 'Novidades' }, language: { choose: '{{language}}, escolher um idioma' } }),
};

function rootOf(site: SiteTest, file: string) {
  return listElements(site.read(file))[0]?.attributes;
}

function alternatesOf(html: string): string[] {
  return listElements(html).flatMap(({ attributes }) => (attributes.hreflang && attributes.rel === 'alternate' ? `${attributes.hreflang} ${attributes.href}` : []));
}

function menuOf(html: string): string | undefined {
  return /<nav class="panel" aria-label="[^"]*" id="language-menu".*?<\/nav>/.exec(html)?.[0];
}

describe('a site in English, Portuguese and Arabic', () => {
  const site = siteTest(files);
  const built = site.build();

  it('writes each page under the prefix of its language', async () => {
    await built;

    expect(site.outputFiles().filter((file) => file.endsWith('index.html'))).toEqual([
      'ar/lib/a/index.html', 'blog/first/index.html', 'blog/index.html', 'index.html', 'lib/a/index.html', 'lib/b/index.html',
      'pt/index.html', 'pt/lib/a/index.html', 'pt/lib/b/index.html',
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
    const all = ['en https://docs.example.com/lib/a/', 'pt https://docs.example.com/pt/lib/a/', 'ar https://docs.example.com/ar/lib/a/', 'x-default https://docs.example.com/lib/a/'];

    expect(alternatesOf(site.read('lib/a/index.html'))).toEqual(all);
    expect(alternatesOf(site.read('ar/lib/a/index.html'))).toEqual(all);
    expect(alternatesOf(site.read('blog/first/index.html'))).toEqual([]);
    expect(site.read('sitemap.xml')).toContain('<xhtml:link rel="alternate" hreflang="ar" href="https://docs.example.com/ar/lib/a/"/>');
  });

  it('has a menu that leads from every language to every other', async () => {
    await built;

    for (const file of ['lib/a/index.html', 'pt/lib/a/index.html', 'ar/lib/a/index.html']) {
      const hrefs = [...(menuOf(site.read(file)) ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs).toEqual(['/lib/a/', '/pt/lib/a/', '/ar/lib/a/']);
    }
    expect(menuOf(site.read('blog/first/index.html'))).toBeUndefined();
  });

  it('shows the words of the language, and English where it has none', async () => {
    await built;

    expect(site.read('pt/lib/a/index.html')).toContain('aria-label="Português, escolher um idioma"');
    expect(site.read('ar/lib/a/index.html')).toContain('aria-label="العربية, choose a language"');
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/blog/">Novidades</a>');
  });

  it('logs each text that a language lacks once', async () => {
    const { stderr } = await built;
    const missing = stderr.split('\n').filter((line) => line.startsWith('Missing'));

    expect(missing).toContain('Missing translation for ar:language.choose');
    expect(missing).not.toContain('Missing translation for pt:language.choose');
    expect(missing).toEqual([...new Set(missing)]);
  });

  it('stays in the language of the page wherever a translation is there', async () => {
    await built;

    expect(site.read('pt/lib/a/index.html')).toContain('<a class="brand" href="/pt/"');
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/pt/lib/b/">b</a>');
    expect(site.read('ar/lib/a/index.html')).toContain('<a class="brand" href="/"');
    expect(site.read('ar/lib/a/index.html')).toContain('<a href="/lib/b/">b</a>');
  });
});

describe('a site in one language', () => {
  it('has no language menu, and names no other version', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    await site.build();

    expect(site.read('lib/a/index.html')).not.toContain('language-menu');
    expect(alternatesOf(site.read('lib/a/index.html'))).toEqual([]);
  });
});

describe('a translation that says what it was made from', () => {
  const banner = 'The original of this page has changed since it was translated';
  const translation = (hash: string) => `---\nsourceHash: ${hash}\n---\n${goodPage('Á')}`;

  it('has a banner as soon as its original changes, until it is made anew', async () => {
    const site = siteTest({ ...files, 'content/lib/a.md': goodPage('A'), 'content/lib/a.pt.md': translation('bwttMMRcNtEaGeuaIHbjLc') });
    await site.build();
    expect(site.read('pt/lib/a/index.html')).not.toContain(banner);

    site.write('content/lib/a.md', goodPage('A', 'More text.'));
    await site.build();
    expect(site.read('pt/lib/a/index.html')).toContain(banner);
    expect(site.read('pt/lib/a/index.html')).toContain('<a href="/lib/a/" hrefLang="en">Read the original</a>');
    expect(site.read('lib/a/index.html')).not.toContain(banner);
    expect(site.read('ar/lib/a/index.html')).not.toContain(banner);
  });
});
