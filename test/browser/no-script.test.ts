import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type Window } from './browser-site.ts';

describeInBrowser('a page without script: 159', (site) => {
  let window: Window;
  beforeAll(async () => {
    window = await site.open({ javaScriptEnabled: false });
  });
  afterAll(() => window?.close());

  it('opens and closes its menus', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('/joy-ui/react-button/');
    const panel = page.locator('.switch-product .panel');

    expect(await panel.isVisible()).toBe(false);
    await page.locator('.switch-product .switch-button').click();
    await panel.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    await page.locator('.switch-version .switch-button').click();
    await page.locator('.switch-version .panel a', { hasText: 'View all versions' }).click();
    await page.waitForURL('**/versions/');
  });

  it('links to products from a missing address, and promises no suggestions', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('/joy-ui/buton/');

    expect(await page.locator('main h2:visible').allInnerTexts()).toEqual(['Start from a product']);
    await page.locator('.product-card').getByRole('link', { name: 'Joy UI' }).click();
    await page.waitForURL('**/joy-ui/**');
  });

  it('opens its drawer on a narrow screen, and leads on to its pages', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 375, height: 700 });
    await visit('/joy-ui/react-button/');
    const menu = page.locator('.side-menu');

    expect(await menu.isVisible()).toBe(false);
    await page.locator('.menu-button').click();
    await menu.waitFor({ state: 'visible' });
    await menu.getByRole('link', { name: 'Input', exact: true }).click();
    await page.waitForURL('**/joy-ui/react-input/');
    expect(await menu.isVisible()).toBe(false);
  });

  it('closes its drawer with its own button', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 375, height: 700 });
    await visit('/joy-ui/react-button/');

    await page.locator('.menu-button').click();
    await page.locator('.side-menu .drawer-bar button').click();
    await expect.poll(() => page.locator('.side-menu').isVisible()).toBe(false);
  });

  it('shows one tab of code at a time', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('/joy-ui/getting-started/installation/');
    const tabs = page.locator('.tabs').first();
    const shown = tabs.locator('.tabs-panel:visible');

    expect(await shown.count()).toBe(1);
    const first = await shown.innerText();
    await tabs.locator('.tabs-label').nth(1).click();
    await expect.poll(() => shown.innerText()).not.toBe(first);
    expect(await shown.count()).toBe(1);
  });

  it('shows its contents: in a column on wide screens, on request on narrow ones', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('/joy-ui/react-button/');
    const link = page.locator('.toc a').first();
    expect(await link.isVisible()).toBe(true);

    await page.setViewportSize({ width: 375, height: 700 });
    await visit('/joy-ui/react-button/');
    expect(await link.isVisible()).toBe(false);
    await page.locator('.toc summary').click();
    await link.click();
    await page.waitForURL('**/joy-ui/react-button/#*');
  });

  it('has no errors', () => {
    // The address of the missing page is asked for on purpose.
    // Chromium itself refuses to preload a script where scripts are off, and calls that "csp".
    const own = window.faults.filter((fault) => !/_app\/[\w.-]+\.js: csp$|buton\/: 404$|status of 404/.test(fault));
    expect(own).toEqual([]);
  });
});
