// Two versions of a small site under one host, as their readers see them.

import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { everyday, isEvery } from '../everyday.ts';
import { stackedSites } from '../stacked-sites.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

describe.skipIf(!executablePath)(`versions of a site in a browser${reason}`, () => {
  const { current, folder, buildOld } = stackedSites();
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    await current.build();
    await buildOld();
    const server = await startServer({ folder, port: 0, base: '/' });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close(), closeContexts);
    url = `http://localhost:${server.port}`;
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
    const context = await (await openChromium(executablePath)).newContext({ serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    await page.goto(url + path);
    return page;
  }

  const menuOf = (page: Page) =>
    page
      .locator('.switch-version li')
      .evaluateAll((lines) =>
        lines.map((line) => `${line.textContent} ${line.querySelector('a')?.getAttribute('href')}`),
      );

  it.runIf(isEvery)(
    'lead from an old page to the same page of the current version, though they were built before it',
    async () => {
      const page = await open('/v5/lib/button/');
      const banner = page.getByRole('complementary', { name: 'About this version' });
      await banner.waitFor();

      expect(await banner.textContent()).toBe('You are reading v5.9.0. Read this page in v6.1.0');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        'https://docs.example.com/lib/button/',
      );
      await banner.getByRole('link').click();
      await page.waitForURL(`${url}/lib/button/`);
      expect(await banner.count()).toBe(0);
    },
  );

  it('say where the current version has no such page', async () => {
    const page = await open('/v5/lib/gone/');
    const banner = page.getByRole('complementary', { name: 'About this version' });
    await banner.waitFor();

    expect(await banner.textContent()).toBe('You are reading v5.9.0. This page is not in v6.1.0. Go to v6.1.0');
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/');
  });

  it.runIf(isEvery)(
    'fill the menu of an old page, whose entries lead to the same page of another version',
    async () => {
      const page = await open('/v5/lib/button/');
      await expect
        .poll(() => menuOf(page))
        .toEqual(['v6.1.0 /', 'v5.9.0 undefined', 'v4 https://v4.example.com/', 'View all versions /versions/']);
      await page.locator('.switch-version .switch-button').click();

      await expect.poll(async () => (await menuOf(page))[0]).toBe('v6.1.0 /lib/button/');
      await page.locator('.switch-version a').first().click();
      await page.waitForURL(`${url}/lib/button/`);

      await page.locator('.switch-version .switch-button').focus();
      await expect.poll(async () => (await menuOf(page))[1]).toBe('v5.9.0 /v5/lib/button/');
    },
  );

  it.runIf(isEvery)('link the entries of a menu that was focused before the list came', async () => {
    const context = await (await openChromium(executablePath)).newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    let release = (): void => {};
    const turnedTo = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/versions.json', async (route) => {
      await turnedTo;
      await route.continue();
    });
    await page.goto(`${url}/v5/lib/button/`);
    await page.locator('.switch-version .switch-button').focus();
    release();

    await expect.poll(async () => (await menuOf(page))[0]).toBe('v6.1.0 /lib/button/');
  });

  it.runIf(isEvery)('fill the page of versions', async () => {
    const page = await open('/v5/versions/');
    const rows = () =>
      page
        .locator('[data-docs-version-table] tr')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')));

    await expect
      .poll(rows)
      .toEqual([
        'Version | Status | Released | Changes',
        'Lib',
        'v6.1.0 | Current | January 31, 2026 | Release notes',
        'v5.9.0 | Maintained | January 31, 2025 | ',
        'v4 | Ended |  | ',
      ]);
    expect(await page.locator('[data-docs-version-table] th a').count()).toBe(1);
  });

  it('stay as they were built where the list cannot be loaded, or is invalid', async () => {
    const list = join(folder, 'versions.json');
    const text = readFileSync(list, 'utf8');
    for (const broken of everyday(['{"products":[{"id":"lib"}]}', '<!doctype html>', ''], 3)) {
      writeFileSync(list, broken);
      const page = await open('/v5/lib/button/');
      await page.waitForLoadState('networkidle');
      expect(await menuOf(page)).toEqual(['v5.9.0 undefined']);
      expect(await page.locator('[data-docs-version-banner]').count()).toBe(0);
    }
    writeFileSync(list, text);
  });

  it('take no script and no markup from the list', async () => {
    const list = join(folder, 'versions.json');
    const text = readFileSync(list, 'utf8');
    const { products } = JSON.parse(text) as { products: { versions: Record<string, string>[] }[] };
    products[0]?.versions.push({
      text: '<img src=x onerror="window.hit=1">',
      href: 'javascript:window.hit=1',
      notes: 'javascript:window.hit=1',
      status: 'ended',
    });
    writeFileSync(list, JSON.stringify({ products }));
    const page = await open('/v5/versions/');
    await expect.poll(() => page.locator('[data-docs-version-table] tr').count()).toBe(6);

    expect(await page.locator('[data-docs-version-table] img, a[href^="javascript:"]').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    writeFileSync(list, text);
  });

  it.runIf(isEvery)(
    'have their banner and their menu without script where the old one is built with the list',
    async () => {
      await buildOld('--versions', join(folder, 'versions.json'));
      const page = await open('/v5/lib/button/', { javaScriptEnabled: false });

      expect(await page.getByRole('complementary', { name: 'About this version' }).textContent()).toBe(
        'You are reading v5.9.0. Read this page in v6.1.0',
      );
      expect(await menuOf(page)).toContain('v6.1.0 /');
    },
  );
});
