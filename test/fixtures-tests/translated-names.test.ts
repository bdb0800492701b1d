// A site in English and Portuguese that translates its own names and those of its products.

import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';
import { goodPackage, siteWithPackages } from './rules/api-cases.ts';

const site = siteTest({
  'docs.config.ts':
    "export default { title: 'Celadon', description: 'A library of components.', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt'], products: [{ id: 'lib', name: 'User guide', description: 'From the first page on.' }, { id: 'ref', name: 'Reference' }] };\n",
  'nav/lib.ts': "export default [{ pathname: '/lib/start', title: 'Start', children: [{ pathname: '/lib/a' }] }];\n",
  'nav/ref.ts': "export default [{ pathname: '/ref/b' }];\n",
  'content/lib/a.md': goodPage('A'),
  'content/lib/a.pt.md': goodPage('A'),
  'content/ref/b.md': goodPage('B'),
  'locales/translations-pt.json': JSON.stringify({
    site: { title: 'Celadão', description: 'Uma biblioteca.' },
    products: { lib: { name: 'Guia', description: 'Desde o início.' }, ref: { name: 'Referência' } },
  }),
});
let lines: readonly string[] = [];
beforeAll(async () => void ({ lines } = await site.build('--strict')));

describe('the names of a site and its products', () => {
  it('are those of the language in header, title, breadcrumbs, menus, and footer', () => {
    const html = site.read('pt/lib/a/index.html');

    expect(lines).toEqual([]);
    expect(html).toContain('<title>A – Guia</title>');
    expect(html).not.toMatch(/Celadon|User guide|Reference/);
    expect(/<ol[^]*?<\/ol>/.exec(html)?.[0]).toContain('Guia');
    expect(/<footer[^]*<\/footer>/.exec(html)?.[0]).toMatch(/Celadão[^]*Guia[^]*Referência/);
    expect(html).toContain('<meta property="og:site_name" content="Celadão"/>');
  });

  it('are those of the language on its home page, with the cards of products', () => {
    const html = site.read('pt/index.html');

    expect(html).toContain('<h1>Celadão</h1>');
    expect(html).toContain('Uma biblioteca.');
    expect(html).toContain('Desde o início.');
    expect(html).not.toMatch(/Celadon|User guide|From the first page on/);
  });

  it('are those of the language in its lists, for search and for other programs', () => {
    expect(JSON.parse(site.read('search/pt.words.json'))).toMatchObject({
      products: [
        { id: 'lib', name: 'Guia' },
        { id: 'ref', name: 'Referência' },
      ],
    });
    expect(site.read('pt/llms.txt')).toMatch(/^# Celadão\n\n> Uma biblioteca\./);
  });

  it('are those of the settings in the first language', () => {
    const html = site.read('lib/a/index.html');

    expect(html).toContain('<title>A – User guide</title>');
    expect(html).not.toMatch(/Celadão|Guia|Referência/);
  });
});

describe('a title that no entry of a tree has', () => {
  it('is reported with the key that was meant', async () => {
    const faulty = siteTest({
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib' }] };\n",
      'nav/lib.ts':
        "export default [{ pathname: '/lib/group', title: 'Group', children: [{ pathname: '/lib/a' }] }, { pathname: '/lib/b' }];\n",
      'content/lib/a.md': goodPage('A'),
      'content/lib/b.md': goodPage('B'),
      'content/lib/c.md': `---\ndraft: true\n---\n\n${goodPage('C')}`,
      'locales/translations-pt.json':
        '{\n  "pages": {\n    "/lib": "Biblioteca",\n    "/lib/a": "Um",\n    "/lib/b/": "Dois",\n    "/lib/bb": "Dois",\n    "/lib/c": "Três",\n    "/lib/group": "Grupo"\n  }\n}\n',
    });

    expect((await faulty.build()).lines).toEqual([
      'locales/translations-pt.json:3:5 warning translation-unused  No entry of a tree has the title "pages./lib", so this text is never shown. The name of the product is "products.lib.name".',
      'locales/translations-pt.json:5:5 warning translation-unused  No entry of a tree has the title "pages./lib/b/", so this text is never shown. Write "pages./lib/b", without the slash at the end.',
      'locales/translations-pt.json:6:5 warning translation-unused  No entry of a tree has the title "pages./lib/bb", so this text is never shown. Did you mean "pages./lib/b"?',
    ]);
  });

  it('may be that of a page of the API, or of one that a plugin adds', async () => {
    const known = siteTest(
      {
        ...siteWithPackages({ good: goodPackage }),
        'docs.config.ts':
          "const plugin = { name: 'more', hooks: { addPages: () => [{ path: '/lib/more/', text: '# More\\n\\n<p class=\"description\">More.</p>\\n' }] } };\nexport default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good' }], plugins: [plugin] };\n",
        'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/more' }];\n",
        'content/lib/a.md': goodPage('A'),
        'locales/translations-pt.json': JSON.stringify({
          pages: { '/lib/more': 'Mais', '/lib/api/button': 'Botão', '/lib/api/buton': 'Botão' },
        }),
      },
      { sharesApi: true },
    );

    expect((await known.build()).lines.filter((line) => line.includes('translation-unused'))).toEqual([
      'locales/translations-pt.json:1:56 warning translation-unused  No entry of a tree has the title "pages./lib/api/buton", so this text is never shown. Did you mean "pages./lib/api/button"?',
    ]);
  });
});
