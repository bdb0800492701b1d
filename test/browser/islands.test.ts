// Nothing that a reader does is lost, however slow the scripts are.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

/** A page of prose: nothing in it but the shell's own islands. */
const path = '/joy-ui/getting-started/installation/';

/** A connection of half a second and 100 kB a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

describeInBrowser('an island', (site) => {
  // Three frames are 50 ms where nothing else is to be done; on a busy machine a frame takes longer, so frames are counted.
  // Every day, playground.test.ts clicks before its island is alive.
  it.runIf(isEvery)('answers a click made within three frames of the first paint, on a slow connection', async () => {
    const { page, faults, close } = await site.open();
    await slowDown(page);
    // The script of the page is the last to come.
    await page.route('**/_app/main.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    // The page itself clicks, right after its first frame with the button: a test outside would come too late.
    await page.addInitScript(() => {
      const hasPainted = () => performance.getEntriesByName('first-paint').length > 0;
      let frames = 0;
      const click = (button: HTMLElement) => {
        const { dataset } = document.documentElement;
        dataset.framesAfterPaint = String(frames);
        dataset.wasReady = String(performance.getEntriesByType('resource').some(({ name }) => /main\./.test(name)));
        button.click();
      };
      const watch = () => {
        if (hasPainted()) frames += 1;
        const button = document.querySelector<HTMLElement>('[data-island="Settings"] button');
        if (!button) return void requestAnimationFrame(watch);
        // A message comes right after the frame, before any timer.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => click(button);
        port2.postMessage('');
      };
      requestAnimationFrame(watch);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('dialog[open], [role="dialog"]:visible').first().waitFor({ timeout: 30_000 });

    const { framesAfterPaint, wasReady } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(Number(framesAfterPaint)).toBeLessThanOrEqual(3);
    expect(wasReady).toBe('false');
    expect(faults).toEqual([]);
    await close();
  });

  it('loads no React before a reader focuses it', async () => {
    const { page, visit, faults, close } = await site.open();
    const scripts: number[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push((await response.body()).length);
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    const before = Math.max(...scripts);
    await page.locator('[data-island="Settings"] button').first().focus();
    await page.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });

    expect(before).toBeLessThan(50_000);
    // A body is read after its script has run.
    await expect.poll(() => Math.max(...scripts)).toBeGreaterThan(100_000);
    expect(faults).toEqual([]);
    await close();
  });
});
