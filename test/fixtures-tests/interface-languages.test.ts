// A site in English, German and Arabic without a text of its own: the engine brings the words.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';
import { goodPackage, siteWithPackages } from './rules/api-cases.ts';

const tabbed = (title: string) =>
  `---\ncomponents: Button\n---\n${goodPage(title, '{{"component": "ComponentPageTabs"}}\n')}`;

const files = {
  ...siteWithPackages({ good: goodPackage }),
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'de', 'ar'], products: [{ id: 'lib', name: 'Lib', packageName: 'good', version: '1.0.0' }], api: [{ product: 'lib', packageName: 'good' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
  'content/lib/a.md': tabbed('A'),
  'content/lib/a.de.md': tabbed('A'),
  'content/lib/a.ar.md': tabbed('ألف'),
  'content/lib/b.md': goodPage('B'),
};

describe('a site in English, German and Arabic without texts of its own', () => {
  const site = siteTest(files, { sharesApi: true });
  const built = site.build();
  const check = () => site.run(['check', '--root', site.root, '--out', site.out, '--translations']);

  it('misses no text of the interface', async () => {
    expect((await built).stderr).not.toContain('Missing translation');
    const { stdout, lines } = await check();
    expect(stdout).toContain(', translations to 2 languages in ');
    expect(lines.filter((line) => line.includes(' translation-'))).toEqual([]);
  });

  it('shows the texts of the engine around its pages', async () => {
    await built;

    expect(site.read('de/lib/a/index.html')).toContain('>Zum Inhalt springen</a>');
    expect(site.read('de/lib/a/index.html')).toContain('aria-label="Deutsch, Sprache auswählen"');
    expect(site.read('ar/lib/a/index.html')).toContain('>الانتقال إلى المحتوى</a>');
    expect(site.read('ar/404.html')).toContain('<h1>لا شيء معروض هنا</h1>');
    expect(site.read('lib/a/index.html')).toContain('>Skip to content</a>');
  });

  it('says that a page is not translated, in the language of the reader', async () => {
    await built;

    expect(site.read('de/lib/a/index.html')).not.toContain('Diese Seite ist noch nicht übersetzt');
    expect(site.read('de/404.html')).toMatch(
      /<div class="prose lost-words" data-docs-untranslated="true" hidden=""><h1>Diese Seite ist noch nicht übersetzt<\/h1><p class="description"><bdi lang="en" dir="ltr"><\/bdi><\/p>/,
    );
    expect(site.read('404.html')).not.toContain('data-docs-untranslated');
  });

  it('marks English texts of the library with their language and direction', async () => {
    await built;
    const words = (file: string) => [...site.read(file).matchAll(/<div[^>]* class="api-words"[^>]*>/g)].map(String);

    const tab = 'lib/a/components-api/index.html';
    // Of the component, of its prop and of its two classes.
    expect(words(`ar/${tab}`)).toHaveLength(4);
    expect(new Set(words(`ar/${tab}`))).toEqual(new Set(['<div lang="en" dir="ltr" class="api-words">']));
    expect(new Set(words(tab))).toEqual(new Set(['<div class="api-words">']));
  });

  it('may replace some of the texts of the engine', async () => {
    await built;
    site.write('locales/translations-de.json', JSON.stringify({ header: { skip: 'Zur Hauptsache' } }));
    expect((await site.build()).stderr).not.toContain('Missing translation');

    expect(site.read('de/lib/a/index.html')).toContain('>Zur Hauptsache</a>');
    expect(site.read('de/lib/a/index.html')).toContain('aria-label="Deutsch, Sprache auswählen"');
    expect((await check()).lines.filter((line) => line.includes(' translation-'))).toEqual([]);
  });
});

describe('a language with a region', () => {
  const config = (languages: string) =>
    `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ${languages}, products: [{ id: 'lib', name: 'Lib' }] };\n`;
  const check = (site: ReturnType<typeof siteTest>) =>
    site.run(['check', '--root', site.root, '--out', site.out, '--translations']);

  it.each(['en-US', 'en-GB', 'en-AU'])('%s has the English texts, those of the site included', async (language) => {
    const site = siteTest({
      'docs.config.ts': config(`['zh', '${language}']`),
      'content/lib/a.md': goodPage('甲'),
      [`content/lib/a.${language}.md`]: goodPage('A'),
      'locales/translations.json': '{ "toc": { "label": "In this article" } }\n',
    });

    expect((await site.build()).stderr).not.toContain('Missing translation');
    expect((await check(site)).lines.filter((line) => line.includes(' translation-'))).toEqual([]);
    expect(site.read(`${language}/lib/a/index.html`)).toContain('>Skip to content</a>');
  });

  it('has its own texts over those of the language that it builds on', async () => {
    const site = siteTest({
      'docs.config.ts': config(`['en', 'pt-BR', 'pt']`),
      'content/lib/a.md': goodPage('A'),
      'content/lib/a.pt.md': goodPage('A'),
      'content/lib/a.pt-BR.md': goodPage('A'),
      'locales/translations-pt.json': '{ "shell": { "skip": "Saltar" }, "header": { "home": "{{title}}, casa" } }\n',
      'locales/translations-pt-BR.json': '{ "header": { "home": "{{title}}, começo" } }\n',
    });

    expect((await site.build()).stderr).not.toContain('Missing translation');
    expect(site.read('pt-BR/lib/a/index.html')).toContain('aria-label="Test, começo"');
    expect(site.read('pt/lib/a/index.html')).toContain('aria-label="Test, casa"');
  });
});
