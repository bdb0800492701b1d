// A site with looks of its own below a path, as a browser shows it under the policy of its pages.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';
const font = readFileSync(
  new URL('../../node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2', import.meta.url),
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 0h60v30H0z"/></svg>';

describe.skipIf(!executablePath)(`a site with looks of its own${reason}`, () => {
  const site = siteTest({
    'docs.config.ts': `export default {
  title: 'Test', products: [{ id: 'lib', name: 'Lib' }],
  theme: { accent: { light: '#0b6e4f', dark: '#6cc09d' }, fonts: { body: { family: 'Own', src: 'own.woff2' } }, radius: 0 },
  styles: ['site.css'], logo: { light: 'a.svg', dark: 'b.svg' },
};\n`,
    'own.woff2': font,
    'a.svg': svg,
    'b.svg': svg.replace('60v30', '60v29'),
    'site.css': "h2 { color: rgb(1, 2, 3); }\n.prose blockquote { background: url('a.svg'); }\n",
    'content/lib/a.md': goodPage('A', '## Part\n\nA [link](/lib/b/).\n\n> Quote'),
    'content/lib/b.md': goodPage('B', 'Text.'),
  });
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    await site.build('--base', '/sub/');
    const server = await startServer({ folder: site.out, port: 0, base: '/sub/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    url = `http://localhost:${server.port}/sub`;
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  async function look(colorScheme: 'light' | 'dark', entries: Record<string, string> = {}) {
    const page = await (await openChromium(executablePath)).newPage({ colorScheme });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.addInitScript((values) => void Object.assign(localStorage, values), entries);
    await page.goto(`${url}/lib/a/`, { waitUntil: 'load' });
    await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
    const seen = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        focus: styleOf(':root').getPropertyValue('--focus') !== '',
        link: styleOf('.prose a[href$="/b/"]').color,
        font: styleOf('.prose p').fontFamily.split(',')[0],
        heading: styleOf('.prose h2').color,
        quote: styleOf('.prose blockquote').backgroundImage.includes('/sub/_app/assets/a.'),
        logo: [...document.querySelectorAll('.brand img')].filter((image) => image.checkVisibility()).length,
        frame: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
      };
    });
    await page.close();
    return { ...seen, faults };
  }

  it('has its own fonts and colors in both modes, and nothing is refused', async () => {
    const common = { focus: true, font: 'Own', heading: 'rgb(1, 2, 3)', quote: true, logo: 1, faults: [] };

    expect(await look('light')).toEqual({ ...common, link: 'rgb(11, 110, 79)', frame: '#0b6e4f' });
    expect(await look('dark')).toEqual({ ...common, link: 'rgb(108, 192, 157)', frame: '#101418' });
  });

  it('gives way to a color that its reader has chosen', async () => {
    const { link, font } = await look('light', { primary: '#8e24aa' });

    expect([link.startsWith('rgb('), font]).toEqual([false, 'Own']);
  });
});
