import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

/** Pages where no demo comes to life beside what is looked at; the second is long. */
const prose = '/joy-ui/getting-started/';
const long = '/material-ui/getting-started/installation/';

describeInBrowser('the side menu', (site) => {
  const openProse = shareUntilFailure(async () => {
    const window = await site.open();
    await window.visit(prose);
    return window;
  });

  it.runIf(isEvery)('opens a group that is not in the page, in place', async () => {
    const { page, faults } = await openProse();
    const link = page.locator('.side-menu a.menu-group').first();
    const title = await link.innerText();
    await link.click();

    const summary = page.locator('.side-menu summary', { hasText: title }).first();
    await summary.waitFor();
    expect(page.url()).toContain(prose);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.locator('xpath=..').locator('a').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it.runIf(isEvery)('leads to the first page of the group when the full menu cannot be loaded', async () => {
    const { page, visit, close } = await site.open();
    await page.route('**/_menus/**', (route) => route.abort());
    await visit(prose);
    const link = page.locator('.side-menu a.menu-group').first();
    const href = await link.getAttribute('href');
    await link.click();

    await page.waitForURL(`**${href}`);
    await close();
  });

  it('closes as a drawer when the reader follows a link', async () => {
    const { page, faults } = await openProse();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.menu-button').click();
    const menu = page.locator('.side-menu');
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await menu.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await menu.locator('a.menu-page').first().click();

    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
    expect(faults).toEqual([]);
  });

  it('keeps folded groups folded and its place, from page to page', async () => {
    const { page, faults } = await openProse();
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.locator('.side-menu details[open] > summary').first().click();
    await page.locator('.side-menu').evaluate((menu) => {
      menu.scrollTop = 40;
    });
    const place = await page.locator('.side-menu').evaluate((menu) => menu.scrollTop);
    await page.reload();

    expect(await page.locator('.side-menu details').first().getAttribute('open')).toBeNull();
    expect(await page.locator('.side-menu').evaluate((menu) => menu.scrollTop)).toBe(place);
    expect(faults).toEqual([]);
  });

  it.runIf(isEvery)('scrolls to the current entry when the entry is out of view', async () => {
    const { page, visit, faults, close } = await site.open({ viewport: { width: 1280, height: 500 } });
    const shown = () =>
      page.evaluate(() => {
        const menu = document.querySelector('.side-menu')!.getBoundingClientRect();
        const current = document.querySelector('.side-menu [aria-current=page]')!.getBoundingClientRect();
        return current.top >= menu.top && current.bottom <= menu.bottom;
      });
    const scroll = () => page.locator('.side-menu').evaluate((menu) => menu.scrollTop);

    // First far below, then far above, then in sight.
    await visit('/material-ui/api/button/');
    expect(await shown()).toBe(true);
    expect(await scroll()).toBeGreaterThan(0);
    await visit('/material-ui/react-button/');
    expect(await shown()).toBe(true);
    const place = await scroll();
    await page.reload();
    expect(await scroll()).toBe(place);
    expect(faults).toEqual([]);
    await close();
  });
});

describeInBrowser('a menu and its switches', (site) => {
  it.runIf(isEvery)('tell assistive technology what is open, pressed and current: 183', async () => {
    const { page, visit, faults, close } = await site.open({ viewport: { width: 1440, height: 900 } });
    await visit('/material-ui/react-button/');
    const current = page.locator('.side-menu [aria-current="page"]');
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute('href')).toContain('/react-button/');

    // Groups are native: a summary says by itself whether its list is open.
    const group = page.locator('.side-menu details[open] > summary').first();
    expect(await group.evaluate((summary) => summary.parentElement?.matches('[open]'))).toBe(true);
    expect(await page.locator('.side-menu [role=button], .side-menu div[tabindex]').count()).toBe(0);

    const demo = page.locator('[data-demo="BasicButtons"]');
    const expand = demo.locator('[data-docs-tool="expand"]');
    await expand.click();
    await expect.poll(() => expand.getAttribute('aria-expanded')).toBe('true');

    const pressed = (value: string) => demo.locator(`[data-docs-tool="variant"][aria-pressed="${value}"]`);
    const other = await pressed('false').getAttribute('data-docs-value');
    await pressed('false').click();
    await expect.poll(() => pressed('true').getAttribute('data-docs-value')).toBe(other);
    expect(await pressed('false').count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });
});

describeInBrowser('a long page', (site) => {
  it('marks in its contents what a click, a step back and a step forward lead to', async () => {
    const { page, visit, close } = await site.open({ viewport: { width: 1280, height: 600 } });
    await visit(long);
    const links = page.locator('.toc-list a');
    const [first, second] = [links.nth(1), links.nth(3)];
    const marked = () => page.locator('.toc [aria-current]').textContent();
    const [one, two] = [await first.textContent(), await second.textContent()];

    await first.click();
    await expect.poll(marked).toBe(one);
    await second.click();
    await expect.poll(marked).toBe(two);
    await page.goBack();
    await expect.poll(marked).toBe(one);
    await page.goForward();
    await expect.poll(marked).toBe(two);
    await close();
  });

  it('marks where the reader is, and leads back to its top', async () => {
    const { page, visit, faults, close } = await site.open({ viewport: { width: 1280, height: 500 } });
    await visit(long);
    expect(await page.locator('.toc [aria-current]').count()).toBe(0);
    expect(await page.locator('.to-top').isVisible()).toBe(false);

    await page
      .locator('main h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    await page.locator('.toc [aria-current="location"]').waitFor();
    await page.locator('.to-top').click();

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.locator('.to-top').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.toc [aria-current]').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
