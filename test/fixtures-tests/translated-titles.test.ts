// A site of which some pages are translated: by which titles the pages of each language are known.

import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';
import { goodPackage, siteWithPackages } from './rules/api-cases.ts';

const site = siteTest(
  {
    ...siteWithPackages({ good: goodPackage }),
    'docs.config.ts':
      "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good' }] };\n",
    'nav/lib.ts':
      "export default [{ pathname: '/lib/guides', title: 'Guides', children: [{ pathname: '/lib/button', title: 'Button' }, { pathname: '/lib/theme' }, { pathname: '/lib/grid', title: 'Grid' }] }];\n",
    'content/index.md': goodPage('Welcome'),
    'content/lib/guides.md': goodPage('Guides'),
    'content/lib/guides.pt.md': goodPage('Guias'),
    'content/lib/button.md': `---\ncomponents: Button\n---\n${goodPage('Button')}`,
    'content/lib/button.pt.md': `---\ntitle: Componente React Botão\ncomponents: Button\n---\n${goodPage('Botão')}`,
    'content/lib/theme.md': goodPage('Theme'),
    'content/lib/theme.pt.md': `---\ntitle: Temas\n---\n\n<p class="description">Mostra os temas.</p>\n`,
    'content/lib/grid.md': goodPage('Grid'),
    'locales/translations-pt.json': JSON.stringify({ pages: { '/lib/theme': 'Os temas' } }),
  },
  { sharesApi: true },
);
beforeAll(async () => void (await site.build()));

function menuOf(file: string): string[] {
  const menu = /<nav[^>]*class="[^"]*side-menu[^]*?<\/nav>/.exec(site.read(file))?.[0] ?? '';
  return [...menu.matchAll(/<(?:a|summary)\b[^>]*>([^]*?)<\/(?:a|summary)>/g)]
    .map(([, html = '']) => html.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean);
}

describe('a page in two languages', () => {
  it('is known in the menu by the heading of the language, and by English where it is not translated', () => {
    expect(menuOf('pt/lib/button/index.html')).toEqual(expect.arrayContaining(['Guias', 'Botão', 'Os temas', 'Grid']));
    expect(menuOf('lib/button/index.html')).toEqual(expect.arrayContaining(['Guides', 'Button', 'Theme', 'Grid']));
    expect(site.read('_menus/pt/lib.txt')).toContain('Botão');
  });

  it('has the title of the language on the pages beside it, and in the breadcrumbs', () => {
    const html = site.read('pt/lib/theme/index.html');

    expect(/rel="prev"[^]*?<\/a>/.exec(html)?.[0]).toContain('Botão');
    expect(/<ol class="breadcrumbs"[^]*?<\/ol>/.exec(html)?.[0]).toContain('Guias');
  });

  it('is known by its English title on pages of the API', () => {
    const html = site.read('lib/api/button/index.html');

    expect(html).toContain('>Button</a>');
    expect(html).not.toContain('Botão');
  });
});

describe('a home page in English alone', () => {
  it('is beside a home page of the engine in the other language, and each links to the other', () => {
    expect(site.read('pt/index.html')).toContain('<html lang="pt"');
    expect(site.read('pt/index.html')).toContain('href="/pt/lib/guides/"');
    expect(/id="docs--language-menu"[^]*?<\/nav>/.exec(site.read('index.html'))?.[0]).toContain('href="/pt/"');
    expect(/id="docs--language-menu"[^]*?<\/nav>/.exec(site.read('pt/index.html'))?.[0]).toContain('href="/"');
    expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example.com/pt/</loc>');
  });
});
