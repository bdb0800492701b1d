// Pictures, formulas and diagrams, as readers meet them on the page that explains them.

import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const path = '/experiments/docs/pictures/';

/** The endings of the pairs that are seen. */
function listSides(page: Page): Promise<string[]> {
  return page
    .locator('.zoom img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) => /-(light|dark)\./.exec((image as HTMLImageElement).src)?.[1] ?? ''),
    );
}

describeInBrowser('the pictures of a page', (site) => {
  const modes = [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const;
  it.each(everyday(modes, 2))('match its mode: a system in %s, a reader who chose %s', async (system, shown) => {
    const { page, visit, faults, close } = await site.open({ colorScheme: system });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript((mode) => localStorage.setItem('mode', mode), shown);
    await visit(path);

    expect(await listSides(page)).toEqual([shown, shown]);
    await page.locator('.zoom img:visible').first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((url) => /page-\w+\.\w+-\d+\.webp$/.test(url)).length).toBe(1);
    expect(asked.filter((url) => url.includes(`-${shown === 'light' ? 'dark' : 'light'}.`))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are enlarged by keyboard, and give focus back', async () => {
    const { page, visit, close } = await site.open();
    await visit(path);
    const picture = page.getByRole('button', { name: /^Enlarge the picture: A component page/ });

    for (const key of ['Enter', 'Space']) {
      await picture.focus();
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: /^A component page/ });
      await dialog.waitFor();
      expect(
        await dialog.getByRole('button', { name: 'Close' }).evaluate((button) => button === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true);
    }
    await close();
  });

  it.runIf(isEvery)('lead to the full picture without script', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false, colorScheme: 'dark' });
    await visit(path);

    expect(await listSides(page)).toEqual(['dark', 'dark']);
    const href = await page.locator('a.zoom:visible').first().getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/png');
    await close();
  });

  it.runIf(isEvery)('load no script on a page without pictures', async () => {
    const { page, visit, close } = await site.open();
    await visit('/experiments/docs/markdown/');

    expect(await page.locator('script[src*="zoom."], link[href*="figures."]').count()).toBe(0);
    await close();
  });
});

describeInBrowser('the formulas and diagrams of a page', (site) => {
  const share = shareUntilFailure(async () => {
    const window = await site.open({ colorScheme: 'dark' });
    await window.visit(path);
    return window;
  });

  it.runIf(isEvery).each(['rtl', 'ltr'] as const)('do not overflow on a phone, in direction %s', async (direction) => {
    const { page } = await share();
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const boxes = await page
      .locator('math[display="block"], .diagram')
      .evaluateAll((figures) =>
        figures.map((figure) => figure.getBoundingClientRect()).map(({ width, height }) => width > 40 && height > 20),
      );
    expect(boxes).toEqual([true, true, true, true]);
    const scrolls = await page
      .locator('.diagram-scroll')
      .first()
      .evaluate((frame) => {
        frame.scrollLeft = direction(frame) === 'rtl' ? -40 : 40;
        return frame.scrollLeft !== 0 && frame.scrollWidth > frame.clientWidth;
        function direction(element: Element) {
          return getComputedStyle(element).direction;
        }
      });
    expect(scrolls).toBe(true);
  });

  it('have the layout of formulas, and the colors of the page', async () => {
    const { page } = await share();

    expect(
      await page
        .locator('mfrac')
        .first()
        .evaluate((fraction) => getComputedStyle(fraction).display),
    ).toBe('block math');
    const diagram = page.getByRole('img', { name: 'From Markdown to a page' });
    const colors = await diagram.evaluate((drawing) =>
      ['rect', 'text'].map((name) => getComputedStyle(drawing.querySelector(name)!).fill),
    );
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    expect(colors[1]).toBe(ink);
    expect(colors[0]).not.toBe(colors[1]);
    expect(await diagram.locator('desc').textContent()).toMatch(/^A text becomes/);
  });
});
