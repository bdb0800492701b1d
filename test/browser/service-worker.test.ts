// The service worker through the life of a site: builds that follow each other, tabs that stay
// open, a network that goes, and the build that ends it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';
import { runWarmDocs } from '../run-warm-docs.ts';
import { goodPage, strangersEnvironment } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';

describe.skipIf(!executablePath)(`the service worker${executablePath ? '' : ' (no Chromium)'}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-worker-'));
  const root = join(folder, 'site');
  const out = join(folder, 'out');
  let origin = '';
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let closeServer: (() => Promise<void>) | undefined;
  let thrown: Error[];
  let loads: number;
  let built = '';

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  async function build(title: string, ...more: string[]): Promise<void> {
    built = [title, ...more].join(' ');
    write('content/lib/a.md', goodPage(title, '<p>Text.</p>\n\n## One\n\n## Two'));
    const { status, stderr } = await runWarmDocs(['build', '--root', root, '--out', out, ...more], {
      cwd: folder,
      env: strangersEnvironment(),
    });
    expect(status, stderr).toBe(0);
    // The server follows the folder, a moment later.
    if (closeServer)
      await expect
        .poll(async () => (await (await fetch(`${origin}/lib/a/`)).text()).includes(`${title} – Lib`))
        .toBe(true);
  }

  /** Opens the page and waits until the worker serves it. */
  async function visitWithWorker(): Promise<void> {
    await page.goto(`${origin}/lib/a/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
  }

  const title = () => page.locator('h1').innerText();
  /** What the page is called by the last build, and a title for the next one: the letter after it. */
  const builtTitle = () => built.charAt(0);
  const nextTitle = () => String.fromCharCode(built.charCodeAt(0) + 1);
  // Nothing waits for its end: the page may be another one by then.
  const update = () =>
    page
      .evaluate(() => void navigator.serviceWorker.getRegistration().then((registration) => registration?.update()))
      // The page has heard of the new build by itself, and is on its way.
      .catch(() => undefined);

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    write(
      'docs.config.ts',
      `export default { title: 'Test', url: '${origin}', products: [{ id: 'lib', name: 'Lib' }] };\n`,
    );
    write('nav/lib.ts', "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n");
    write('content/lib/b.md', goodPage('Second'));
    await build('A');
    const server = await startServer({ folder: out, port });
    if (server.kind === 'refused') throw new Error(server.message);
    closeServer = () => server.close();
    browser = await openChromium(executablePath);
  });

  afterAll(async () => {
    await closeContexts();
    await closeServer?.();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    thrown = [];
    loads = 0;
    page.on('pageerror', (error) => thrown.push(error));
    page.on('load', () => loads++);
    if (built.includes('--no-sw')) await build(nextTitle());
  });

  afterEach(async () => {
    await context.close();
    expect(thrown).toEqual([]);
  });

  it.runIf(isEvery)('does not reload a page when it is the first worker: 162', async () => {
    await visitWithWorker();
    await page.waitForTimeout(500);

    expect(loads).toBe(1);
  });

  it.runIf(isEvery)(
    'shows a new build at the next visit, and reloads an open page exactly once: 161, 162',
    async () => {
      await visitWithWorker();
      await build(nextTitle());
      await page.reload();
      expect(await title()).toBe(builtTitle());

      await visitWithWorker();
      // The worker of this build may still be on its way, and its page with it.
      await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state === 'activated' && !registration.installing && !registration.waiting;
      });
      await page.waitForTimeout(1000);
      await page.evaluate(() => sessionStorage.clear());
      const before = loads;
      await build(nextTitle());
      // On a busy machine the server may still answer with the worker of the build before: it is asked again.
      const shown = async () => {
        await update();
        return title();
      };
      await expect.poll(shown, { timeout: 20_000, interval: 500 }).toBe(builtTitle());
      await page.waitForTimeout(1000);

      expect(loads - before).toBe(1);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    },
  );

  it.runIf(isEvery)('searches without a network, once it has searched with one', async () => {
    const search = async (query: string) => {
      await page.keyboard.press('/');
      await page.locator('.search-input').fill(query);
      await page.locator('.search-page').first().waitFor();
      return page.locator('.search-page').first().getAttribute('href');
    };
    await visitWithWorker();
    expect(await search('second')).toBe('/lib/b/');
    await page.waitForFunction(async () => (await caches.match('/search/en.words.json')) !== undefined);

    await context.setOffline(true);
    await page.reload();
    expect(await search('second')).toBe('/lib/b/');
    await context.setOffline(false);
  });

  it.runIf(isEvery)('serves the missing page and its suggestions without a network', async () => {
    await visitWithWorker();
    await page.goto(`${origin}/old/b/`);
    const near = page.locator('.lost-near a');
    await near.first().waitFor();
    expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain('/lib/b/');

    await context.setOffline(true);
    await page.reload();
    await near.first().waitFor();
    await page.goto(`${origin}/lib/a/`);
    expect(await title()).toBe(builtTitle());

    await page.goto(`${origin}/lib/never-read/`);
    expect(await title()).toBe('You are offline');
    await page.getByRole('link', { name: `${builtTitle()} – Lib` }).click();
    await page.waitForURL(`${origin}/lib/a/`);
  });

  it.runIf(isEvery)('lets a reader finish the text in a field before the page is reloaded', async () => {
    await visitWithWorker();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('textarea').fill('I think');
    const before = loads;
    await build(nextTitle());
    await update();
    await page.waitForTimeout(1500);
    expect([loads - before, await page.locator('textarea').inputValue()]).toEqual([0, 'I think']);

    await page.locator('textarea').fill('');
    await page.locator('textarea').blur();
    await expect.poll(title).toBe(builtTitle());
    expect(loads - before).toBe(1);
  });

  it.runIf(isEvery)('opens pages that were read, styled, without a network', async () => {
    await visitWithWorker();
    await build(nextTitle());
    await update();
    await expect.poll(title).toBe(builtTitle());
    await page.waitForLoadState();
    await context.setOffline(true);
    await page.reload();

    expect(await title()).toBe(builtTitle());
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).not.toBe('static');
    await page.goto(`${origin}/lib/b/`);
    expect(await title()).toBe('You are offline');
  });

  it('caches no failed response: 165', async () => {
    await visitWithWorker();
    const status = await page.evaluate(async () => (await fetch('/_app/missing.js')).status);

    expect(status).toBe(404);
    expect(await page.evaluate(async () => (await caches.match('/_app/missing.js')) === undefined)).toBe(true);
  });

  it.runIf(isEvery)('is not installed on another host: 166', async () => {
    await page.goto(`${origin.replace('localhost', '127.0.0.1')}/lib/a/`);
    await page.waitForTimeout(500);

    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  it('is removed for good by a build that turns it off: 163*', async () => {
    await visitWithWorker();
    await build(nextTitle(), '--no-sw');
    await page.reload();
    await update().catch(() => undefined);

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 10_000,
      })
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    expect(await title()).toBe(builtTitle());
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

/** The site must know its own address before it is built. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
