// A site without a file in nav/, in two languages: its menus are made from folders and heads of pages.

import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';

const withHead = (head: string, page: string) => `---\n${head}\n---\n\n${page}`;
const site = siteTest({
  'docs.config.ts': libConfig.replace('{ title', "{ languages: ['en', 'pt'], title"),
  'content/index.md': goodPage('Welcome'),
  'content/lib/index.md': goodPage('The library'),
  'content/lib/01-install.md': goodPage('Install it'),
  'content/lib/zebra.md': withHead('group: Animals', goodPage('Zebra')),
  'content/lib/zebra.pt.md': withHead('group: Animais', goodPage('Zebra listrada')),
  'content/lib/inputs/index.md': withHead('order: 2\ngroup: Inputs & fields', goodPage('About inputs')),
  'content/lib/inputs/index.pt.md': withHead('group: Entradas', goodPage('Sobre entradas')),
  'content/lib/inputs/slider.md': goodPage('Slider'),
  'content/lib/inputs/draft.md': withHead('draft: true', goodPage('Draft')),
  'content/lib/hidden.md': withHead('unlisted: true', goodPage('Hidden')),
});

function menuOf(file: string): string[] {
  const menu = /<nav[^>]*class="[^"]*side-menu[^]*?<\/nav>/.exec(site.read(file))?.[0] ?? '';
  return [...menu.matchAll(/<(?:a|summary)\b[^>]*>([^]*?)<\/(?:a|summary)>/g)]
    .map(([, html = '']) => html.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean);
}

describe('a product without a tree', () => {
  it('has a menu of its pages, in each language by its own titles, and follows what is added', async () => {
    await site.build('--strict');

    const english = ['The library', 'Install it', 'Inputs &amp; fields', 'About inputs', 'Slider', 'Animals'];
    expect(menuOf('lib/inputs/slider/index.html')).toEqual(english);
    expect(menuOf('pt/lib/inputs/index.html')).toEqual([
      'The library',
      'Install it',
      'Entradas',
      'Sobre entradas',
      'Slider',
      'Animais',
    ]);
    const html = site.read('lib/inputs/slider/index.html');
    expect(/<ol class="breadcrumbs"[^]*?<\/ol>/.exec(html)?.[0]).toContain('Inputs &amp; fields');
    expect(/rel="prev"[^]*?<\/a>/.exec(html)?.[0]).toContain('About inputs');

    site.write('content/lib/inputs/area.md', goodPage('Area'));
    await site.build();

    expect(menuOf('lib/inputs/slider/index.html')).toEqual(english.toSpliced(4, 0, 'Area'));
  });
});
