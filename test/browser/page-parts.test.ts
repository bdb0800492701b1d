// What is around the text: the way back to the top, the contents, the API table, paper, directions,
// and the drawer of a phone.

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';
import { findAxeFaults } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/react-button/';
const api = '/material-ui/api/button/';
/** Where no demo comes to life beside what is looked at. */
const prose = '/material-ui/getting-started/installation/';
const paths = [button, api, '/', '/versions/', '/base-ui/react-tabs/', prose];

/** Scrolls, and waits until the page has heard of it and has been drawn. */
const jump = (page: Page, y: number | 'end') =>
  page.evaluate(
    (top) =>
      new Promise((done) => {
        scrollTo({ top: top === 'end' ? 1e9 : top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    y,
  );

/** Lists what the button back to the top lies over, at its corners and in its middle, text included. */
function readCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.to-top')!;
    const box = button.getBoundingClientRect();
    if (button.hidden || box.bottom <= 0 || box.top >= innerHeight) return [];
    const found = new Set<string>();
    for (const x of [box.left + 1, box.left + box.width / 2, box.right - 1])
      for (const y of [box.top + 1, box.top + box.height / 2, box.bottom - 1])
        for (const element of document.elementsFromPoint(x, y))
          if (
            element.matches(
              'a, button, td, pre, code, p, li, summary, .footer, .api-frame, .code, .case, .toc, .product-card, .post-card, table',
            )
          )
            if (element !== button) found.add(`${element.tagName}.${element.className}`);
    return [...found];
  });
}

/** Scrolls to the end of the page, and lists what the contents mark on the last 700 pixels of the way. */
async function readMarked(page: Page): Promise<string[]> {
  const marked: string[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let y = Math.max(0, end - 700); y <= end; y += 35) {
    await page.evaluate(
      (top) =>
        new Promise((isHeard) => {
          addEventListener('scroll', isHeard, { once: true });
          scrollTo({ top, behavior: 'instant' });
        }).then(() => undefined),
      y,
    );
    // The contents mark a sixth of a second after they have heard of it.
    await page.clock.fastForward(170);
    marked.push((await page.locator('.toc-list [aria-current]').allTextContents())[0] ?? '');
  }
  return marked;
}

/** A page in a window that many tests share, with every prop of an API in a table, and timers that can be hurried. */
function sharePage(site: BrowserSite, path: string) {
  return shareUntilFailure(async () => {
    const window = await site.open({ viewport: { width: 1440, height: 900 } });
    await window.page.addInitScript(() => localStorage.setItem('apiPage_default', 'table'));
    await window.page.clock.install();
    await window.visit(path);
    return window;
  });
}

describeInBrowser('the case of the front page', (site) => {
  it.runIf(isEvery)(
    'shows live components, and switches that change them and are marked at once on the next visit',
    async () => {
      const { page, visit, faults, close } = await site.open({
        colorScheme: 'light',
        viewport: { width: 1200, height: 900 },
      });
      await visit('/');
      const stage = page.locator('.live-exhibit-stage');
      const button = stage.getByRole('button', { name: 'Save' });
      await button.click();
      await stage.getByText('Saved').waitFor();

      const readButton = () =>
        stage.getByRole('button', { name: 'Change' }).evaluate((element) => {
          const { backgroundColor, paddingBlockStart } = getComputedStyle(element);
          return { backgroundColor, paddingBlockStart, x: element.getBoundingClientRect().x < innerWidth / 2 };
        });
      const before = await readButton();
      const row = page.locator('.live-exhibit-switches');
      for (const name of ['Dark', 'Dense', 'Right to left', 'Primary: #00796b'])
        await row.getByRole('button', { name, exact: true }).click();
      await expect.poll(readButton).not.toMatchObject({ backgroundColor: before.backgroundColor });
      await expect.poll(async () => (await readButton()).paddingBlockStart).not.toBe(before.paddingBlockStart);
      expect([before.x, (await readButton()).x]).toEqual([false, true]);
      expect(await findAxeFaults(page, '.live-exhibit')).toEqual([]);

      await page.reload();
      await expect.poll(() => row.locator('[aria-pressed="true"]').count()).toBe(4);
      expect(
        await row.locator('[aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
      ).toEqual(['dark', 'dense', 'rtl', '#00796b']);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it.runIf(isEvery)('is complete without script, except for its switches', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    await visit('/');

    expect(await page.locator('.live-exhibit-stage').getByRole('button', { name: 'Save' }).isVisible()).toBe(true);
    expect(await page.locator('.live-exhibit-switches').isVisible()).toBe(false);
    await close();
  });
});

describeInBrowser('the case of the first page of a product', (site) => {
  const products = ['material-ui', 'joy-ui', 'base-ui', 'system'].map((id) => `/${id}/getting-started/`);

  it.each(everyday([...products, '/x/introduction/'], 5))('has live components that fit: %s', async (path) => {
    const { page, visit, faults, close } = await site.open({ viewport: { width: 320, height: 800 } });
    await visit(path);
    const demo = page.locator('[data-island="Demo"]').first();
    await demo.scrollIntoViewIfNeeded();
    await page.locator('[data-island="Demo"][data-hydrated]').first().waitFor();
    const wide = await demo
      .locator('.ShowCase-room')
      .evaluateAll((rooms) => rooms.map((room) => room.scrollWidth > room.clientWidth + 1));

    expect(wide.length).toBeGreaterThanOrEqual(4);
    expect(wide).not.toContain(true);
    expect(await findAxeFaults(page, '.ShowCase')).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it.each(everyday([...products, '/x/introduction/'], 5))('is complete without script: %s', async (path) => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    await visit(path);

    expect(
      await page.locator('.ShowCase').getByRole('button').or(page.locator('.ShowCase svg')).count(),
    ).toBeGreaterThan(0);
    expect(await page.locator('.ShowCase-plate').count()).toBeGreaterThanOrEqual(4);
    await close();
  });
});

describeInBrowser('a page', (site) => {
  const pages = new Map(paths.map((path) => [path, sharePage(site, path)]));
  const openShared = (path: string) => pages.get(path)!();

  describe('the way back to the top', () => {
    // Every day, a page of demos on a phone and the front page.
    const places = [
      { path: button, width: 390 },
      { path: api, width: 1440 },
      { path: button, width: 1440 },
      { path: button, width: 1000 },
      { path: '/', width: 1000 },
      { path: '/versions/', width: 1440 },
      { path: api, width: 390 },
    ];
    it.runIf(isEvery).each(places)('covers nothing of $path at $width', async ({ path, width }) => {
      const { page } = await openShared(path);
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const covered: string[] = [];
      for (let y = 300; y < height; y += 370) {
        await jump(page, y);
        covered.push(...(await readCovered(page)));
      }
      await jump(page, 'end');
      covered.push(...(await readCovered(page)));

      expect(covered).toEqual([]);
      expect(await page.locator('.to-top').isVisible()).toBe(true);
      await page.locator('.to-top').click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  describe('the contents of a page', () => {
    it.each(everyday([prose, '/base-ui/react-tabs/', button], 3))(
      'mark each heading up to the last at the end of %s, one after the other',
      async (path) => {
        const { page } = await openShared(path);
        await page.setViewportSize({ width: 1440, height: 900 });
        await jump(page, 0);
        const seen = await readMarked(page);
        const names = await page.locator('.toc-list a').allTextContents();

        expect(seen.at(-1)).toBe(names.at(-1));
        expect([...new Set(seen)]).toEqual(names.slice(names.indexOf(seen[0]!)));
      },
    );
  });

  describe('the table of an API', () => {
    it.each(['ltr', 'rtl'])('keeps its permalinks beside the text, in %s', async (direction) => {
      const { page } = await openShared(api);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate((dir) => void (document.documentElement.dir = document.body.dir = dir), direction);
      expect(await page.locator('.api-props').evaluate((part) => getComputedStyle(part).direction)).toBe(direction);
      await page.waitForSelector('.api-props[data-docs-live]');
      const overlaps = await page.locator('.api-row').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const anchor = row.querySelector(':scope > .anchor')!.getBoundingClientRect();
          const range = document.createRange();
          const parts = [...row.querySelectorAll('.api-name, .api-cell, .api-text')].flatMap((cell) => {
            range.selectNodeContents(cell);
            return [...range.getClientRects()];
          });
          return parts.some(
            (box) =>
              box.width > 0 &&
              box.left < anchor.right - 1 &&
              box.right > anchor.left + 1 &&
              box.top < anchor.bottom - 1 &&
              box.bottom > anchor.top + 1,
          )
            ? [row.id]
            : [];
        }),
      );

      expect(overlaps).toEqual([]);
      await page.evaluate(() => void (document.documentElement.dir = document.body.dir = 'ltr'));
    });
  });

  describe('a page for every reader', () => {
    it('shows its code on paper, and needs no second scrollbar at 400 %: 173', async () => {
      const { page } = await openShared(prose);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

      await page.emulateMedia({ media: 'print' });
      const blocks = page.locator('main [data-code-block]:visible pre');
      expect(await blocks.count()).toBeGreaterThan(0);
      expect(await blocks.first().evaluate((block) => block.clientHeight)).toBeGreaterThan(10);
      await page.emulateMedia({ media: 'screen' });
    });

    it('has no motion where a reader wants none, and keeps its marks where colors are forced: 173', async () => {
      const { page, visit, close } = await site.open({
        viewport: { width: 390, height: 800 },
        hasTouch: true,
        reducedMotion: 'reduce',
        forcedColors: 'active',
      });
      await page.addInitScript(() => {
        const { waves } = Object.assign(globalThis, { waves: [] as string[] });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            if ([...addedNodes].some((node) => node instanceof Element && node.matches('.ripple'))) waves.push('wave');
        }).observe(document, { childList: true, subtree: true });
      });
      await visit(prose);
      await page.locator('.menu-button').tap();
      await page.locator('.side-menu:popover-open').waitFor();

      expect(await page.evaluate(() => (globalThis as unknown as { waves: string[] }).waves)).toEqual([]);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      expect(await page.locator('.side-menu [aria-current="page"]').isVisible()).toBe(true);
      await close();
    });
  });

  describe('a page on paper', () => {
    it.runIf(isEvery)('leaves out tools, and the column of props with its space', async () => {
      const { page } = await openShared(button);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ media: 'print' });

      for (const part of ['.demo-tools', '.playground-controls', '.to-top', '.api-display', '.feedback'])
        expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
      const { bench, stage } = await page.evaluate(() => ({
        bench: document.querySelector('.playground')!.clientWidth,
        stage: document.querySelector('.playground .demo-stage')!.getBoundingClientRect().width,
      }));
      expect(stage).toBeGreaterThanOrEqual(bench - 2);
      await page.emulateMedia({ media: 'screen' });
    });
  });

  describe('a page from right to left', () => {
    it.runIf(isEvery)('keeps names of packages, versions and numbers as they are written', async () => {
      const { page, visit, close } = await site.open({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
      const named = [
        ['/api-docs/', ['@mui/base', '5.0.0-beta.33', '@mui/material']],
        ['/base-ui/react-tabs/', ['v5.0.0-beta.33']],
        ['/versions/', ['5.0.0-beta.24']],
        ['/material-ui/getting-started/installation/', ['@mui/material']],
      ] as const;
      for (const [path, texts] of everyday(named, 2)) {
        await visit(path);
        if (path === '/base-ui/react-tabs/') await page.locator('.switch-product .switch-button').click();
        const wrong = await page.evaluate((wanted) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement!;
            if (
              !/@[\w-]+\/[\w-]|\d\.\d+\.\d/.test((node as Text).data) ||
              element.closest('script, style, pre, noscript')
            )
              continue;
            if (!element.checkVisibility()) continue;
            const isAlone = (element.textContent ?? '').trim() === (node as Text).data.trim();
            const { direction, unicodeBidi } = getComputedStyle(element);
            if (isAlone && direction !== 'ltr' && unicodeBidi !== 'plaintext') found.push((node as Text).data.trim());
          }
          return { found, all: wanted.filter((text) => !document.body.textContent!.includes(text)) };
        }, texts);
        expect({ path, ...wrong }).toEqual({ path, found: [], all: [] });
      }
      await close();
    });
  });

  describe('the drawer of a phone', () => {
    // Every day it opens in no-script.test.ts and keyboard.test.ts.
    it.runIf(isEvery).each([true, false])('switches products, with script: %s', async (javaScriptEnabled) => {
      const { page, visit, close } = await site.open({
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await visit(prose);
      await page.locator('.menu-button').click();
      const drawer = page.locator('.side-menu');
      await drawer.waitFor({ state: 'visible' });
      const opener = drawer.locator('.drawer-products > summary');
      expect(await opener.innerText()).toBe('Material UI');
      await opener.click();
      const links = drawer.locator('.drawer-products a');
      expect(await links.allInnerTexts()).toEqual(
        expect.arrayContaining(['Material UI', 'Joy UI', 'Base UI', 'System', 'MUI X']),
      );
      expect(await drawer.locator('.drawer-products a[aria-current]').innerText()).toBe('Material UI');
      if (javaScriptEnabled) expect(await findAxeFaults(page, '.side-menu')).toEqual([]);
      const box = (await links.first().boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(40);
      await drawer.getByRole('link', { name: 'Joy UI' }).click();
      await page.waitForURL(/\/joy-ui\//);
      await close();
    });
  });

  describe('the settings of a first visit', () => {
    it.runIf(isEvery)('mark no display of the API as chosen, and are reset to the one drawn at random', async () => {
      const { page, visit, close } = await site.open();
      await page.addInitScript(() => (Math.random = () => 0.99));
      await visit(prose);
      expect(await page.evaluate(() => localStorage.apiPage_default)).toBe('table');
      await page.locator('.settings-button').click();
      const drawer = page.locator('dialog.settings');
      const reset = drawer.getByRole('button', { name: 'Reset: API reference' });
      await reset.waitFor();
      expect(await reset.getAttribute('aria-disabled')).toBe('true');

      await drawer.getByText('Collapsed', { exact: true }).click();
      await expect.poll(() => reset.getAttribute('aria-disabled')).toBe('false');
      await page.reload();
      await page.locator('.settings-button').click();
      await reset.waitFor();
      expect(await reset.getAttribute('aria-disabled')).toBe('false');
      await reset.click();
      await expect.poll(() => reset.getAttribute('aria-disabled')).toBe('true');
      expect(await page.evaluate(() => localStorage.apiPage_default)).toBe('table');
      await close();
    });
  });
});
