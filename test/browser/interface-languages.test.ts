// A small site in English, German and Arabic, as its readers meet it.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

describe.skipIf(!executablePath)(`a site in English, German and Arabic${reason}`, () => {
  const site = siteTest({
    'docs.config.ts':
      "export default { title: 'Test', cards: { draw: false }, languages: ['en', 'de', 'ar'], products: [{ id: 'lib', name: 'Lib' }] };\n",
    'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b', title: 'Boxes (new).' }];\n",
    'content/lib/a.md': goodPage('A'),
    'content/lib/a.de.md': goodPage('A'),
    'content/lib/a.ar.md': goodPage('ألف'),
    'content/lib/b.md': goodPage('Boxes (new).'),
  });
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    await site.build();
    const server = await startServer({ folder: site.out, port: 0, base: '/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    url = `http://localhost:${server.port}`;
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  async function open(path: string): Promise<Page> {
    const page = await (await openChromium(executablePath)).newPage({ viewport: { width: 390, height: 900 } });
    await page.goto(`${url}${path}`);
    return page;
  }

  it.runIf(isEvery)('says in Arabic that a page is not translated, and links to the original', async () => {
    const page = await open('/ar/lib/b/');
    await page.getByRole('heading', { level: 1, name: 'لم تُترجم هذه الصفحة بعد' }).waitFor();
    expect(await page.locator('h1:visible').count()).toBe(1);

    const name = page.locator('[data-docs-untranslated] bdi');
    expect(await name.textContent()).toBe('Boxes (new).');
    expect(await name.evaluate(isStopOnTheRight)).toBe(true);

    await page.getByRole('link', { name: 'قراءة الأصل' }).click();
    await page.waitForURL(`${url}/lib/b/`);
  });

  it('says in German that a page does not exist', async () => {
    const page = await open('/de/lib/bx/');
    await page.getByRole('heading', { name: 'Haben Sie das gesucht?' }).waitFor();
    expect(await page.locator('h1:visible').textContent()).toBe('Hier gibt es nichts zu sehen');
  });

  it.runIf(isEvery).each(['/de/lib/a/', '/ar/lib/a/'])(
    'keeps the texts of buttons on %s inside the buttons',
    async (path) => {
      const page = await open(path);
      await page.locator('.settings-button').click();
      await page.getByRole('dialog').locator('label, button').first().waitFor();

      const cut = await page
        .locator('label:visible, button:visible')
        .evaluateAll((parts) =>
          parts.flatMap((part) => (part.scrollWidth > part.clientWidth + 1 ? part.outerHTML : [])),
        );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});

/** Returns whether the last character of a text is right of its first. */
function isStopOnTheRight(element: Element): boolean {
  const [text] = element.childNodes;
  if (!text) return false;
  const left = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return left((text.textContent ?? '').length - 1) > left(0);
}
