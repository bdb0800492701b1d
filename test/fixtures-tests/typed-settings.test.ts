// Settings that import the engine's own `defineConfig`, in a folder where nothing is installed.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

const files = { 'content/index.md': goodPage('Home'), 'nav/lib.ts': 'export default [];\n' };
const settings = (more: string) =>
  `import { defineConfig } from 'vitrine';\n\nexport default defineConfig({\n  title: 'Typed',\n  products: [],\n  cards: { draw: false },\n${more}});\n`;

describe('settings that are typed', () => {
  it('are read as any others', async () => {
    const site = siteTest({
      'content/index.md': goodPage('Home'),
      'docs.config.ts': settings("  url: 'https://docs.example.com',\n"),
    });
    await site.build();

    expect(site.read('index.html')).toContain('Typed');
  });

  it('are checked as any others, at their places', async () => {
    const site = siteTest({ ...files, 'docs.config.ts': settings("  langages: ['en'],\n") });

    expect((await site.buildAndFail()).stderr).toContain('docs.config.ts:7:3 error config-unknown-key');
  });
});
