// Code that shows its types: with a pointer, with the keyboard, by a tap, and where no script runs.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';
import { isEvery } from '../everyday.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

const code = `/** A wide word, for \`all\`. */
const first = [1, 2, 3];
const second = first;
//    ^?
const third = { first, second, more: first.map((each) => String(each)).join('').split('').map((each) => each.at(0)) };
`;

describe.runIf(isEvery && executablePath)(`types on hover${reason}`, () => {
  const site = siteTest({ 'content/lib/a.md': goodPage('A', `\`\`\`ts twoslash\n${code}\`\`\``) });
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    await site.build();
    const server = await startServer({ folder: site.out, port: 0, base: '/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    url = `http://localhost:${server.port}/lib/a/`;
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  async function open(options = {}): Promise<Page> {
    const page = await (await (await openChromium(executablePath)).newContext(options)).newPage();
    await page.goto(url);
    return page;
  }
  const shown = (page: Page) => page.locator('.type-tip:visible').allInnerTexts();
  /** Waits for what comes in with the pointer. */
  const expectShown = (page: Page, texts: readonly unknown[]) => expect.poll(() => shown(page)).toEqual(texts);

  it('show while the pointer is on a name or on its tip', async () => {
    const page = await open();
    await page.locator('.type').first().hover();
    await expectShown(page, [expect.stringMatching(/^const first: number\[\]\s+A wide word, for all\.$/)]);
    await page.locator('.type-tip:visible').hover();
    await expectShown(page, [expect.anything()]);
    await page.mouse.move(1, 1);
    await expectShown(page, []);
  });

  it('show one at a time with the arrow keys, behind one stop of the Tab key, and go with Escape', async () => {
    const page = await open();
    await page.locator('.code pre').focus();
    await page.keyboard.press('Tab');
    await expectShown(page, [expect.stringContaining('const first')]);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, [expect.stringContaining('const second')]);
    await page.keyboard.press('Escape');
    await expectShown(page, []);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, [expect.stringContaining('const first')]);

    expect(await page.locator('.type[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.code-typed pre'))).toBeNull();
  });

  it('show without a script, each of them at one stop of the Tab key', async () => {
    const page = await open({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });
    const stops = await page.locator('.type[tabindex="0"]').count();
    await page.locator('.code pre').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectShown(page, [expect.stringContaining('const second')]);
    await page.locator('.type', { hasText: 'first' }).nth(1).tap();
    await expectShown(page, [expect.stringContaining('const first')]);

    expect(stops).toBeLessThan(await page.locator('.type').count());
    // The tip of a name at the end of a line is within the screen.
    await page.locator('.type', { hasText: 'at' }).last().tap();
    await expectShown(page, [expect.stringContaining('String.at')]);
    const box = await page.locator('.type-tip:visible').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('are not copied with the code', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const plain = code.replace(/\/\/ .*\n/, '').trimEnd();
    await page.locator('.code').hover();
    await page.locator('.code-copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(plain);
    const selected = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('.code code') ?? document.body);
      return String(getSelection());
    });

    expect(selected.replace(/\s+/g, ' ').trim()).toBe(plain.replace(/\s+/g, ' '));
  });
});
