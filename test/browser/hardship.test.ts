// Browsers that refuse: no storage, no cookies, no clipboard, no network after the page has loaded.

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';

const path = '/material-ui/getting-started/installation/';

describeInBrowser('a page is readable, and throws nothing,', (site) => {
  it('where storage and cookies throw: 145', async () => {
    const { page, visit, faults, close } = await site.open();
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
        configurable: true,
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
      Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
    });
    await visit(path);
    await page.locator('.tabs-label').nth(1).click();
    await page.locator('.menu summary').first().click();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.locator('[data-island="Settings"] button').first().click();
    await page.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });
    await visit('/joy-ui/react-button/');

    expect(faults).toEqual([]);
    await close();
  });

  it('where there is no clipboard, no observer and no idle time', async () => {
    const { page, visit, faults, close } = await site.open();
    await page.addInitScript(() => {
      for (const name of ['IntersectionObserver', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(path);

    expect(await page.locator('.code-copy:visible').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('once the network has gone', async () => {
    const { page, visit, faults, close } = await site.open();
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await visit(path);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('.tabs-label').nth(1).click();
    await page.locator('[data-island="Settings"] button').first().click();
    await page.locator('h1').click();
    await page.waitForTimeout(500);

    expect(thrown).toEqual([]);
    // What could not be loaded may be reported; nothing else may go wrong.
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|dynamically imported/.test(fault))).toEqual([]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await close();
  });
});
