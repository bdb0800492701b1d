import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

describeInBrowser('a walk through the site', (site) => {
  it('leads from the home page to a component page and on, without a fault', async () => {
    const { page, faults, visit, close } = await site.open();
    const title = () => page.locator('h1').innerText();
    const follow = async (act: Promise<void>, path: string) => {
      await act;
      await page.waitForURL(`**${path}`);
      await page.waitForLoadState('load');
    };

    await visit('/');
    expect(await page.locator('main .product-card').count()).toBeGreaterThan(3);

    await page.locator('.switch-product .switch-button').click();
    await follow(page.locator('.switch-product .panel a', { hasText: 'Base UI' }).click(), '/base-ui/getting-started/');
    expect(await page.locator('.switch-product .switch-button').innerText()).toContain('Base UI');

    await page.locator('.side-menu').getByRole('link', { name: 'Components', exact: true }).click();
    await page.locator('.side-menu').getByRole('link', { name: 'Button', exact: true }).click();
    await page.waitForURL('**/base-ui/react-button/');
    expect(await title()).toBe('Button');
    expect(await page.locator('.side-menu [aria-current="page"]').innerText()).toContain('Button');
    expect(await page.locator('[data-demo]').count()).toBeGreaterThan(0);

    const next = await page.locator('.neighbour-next .neighbour-title').innerText();
    await page.locator('.neighbour-next').click();
    await page.locator('h1', { hasText: next }).waitFor();
    await follow(page.locator('.neighbour-previous').click(), '/base-ui/react-button/');

    const heading = page.locator('.toc a').nth(1);
    const fragment = await heading.getAttribute('href');
    await follow(heading.click(), `/base-ui/react-button/${fragment}`);
    expect(await page.locator(`[id="${fragment?.slice(1)}"]`).isVisible()).toBe(true);

    await follow(page.locator('.breadcrumbs a').first().click(), '/base-ui/getting-started/');
    await page.goBack();
    await page.waitForURL(`**/base-ui/react-button/${fragment}`);
    expect(await title()).toBe('Button');

    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)('opens the tabs of a page', async () => {
    const { page, faults, visit, close } = await site.open();

    await visit('/base-ui/react-tabs/');
    await page.getByRole('link', { name: 'Components API' }).click();
    await page.waitForURL('**/base-ui/react-tabs/components-api/');
    expect(await page.locator('.page-tabs [aria-current="page"]').innerText()).toBe('Components API');
    expect(await page.locator('h1').innerText()).toBe('Tabs');

    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)('offers products on a missing page, and lets a reader go back', async () => {
    const { page, faults, visit, close } = await site.open();

    await visit('/blog/');
    const answer = await page.goto('/joy-ui/react-buton/');
    expect(answer?.status()).toBe(404);
    expect(await page.locator('h1').count()).toBe(1);
    await page.locator('.product-card a').first().waitFor();

    await page.goBack();
    await page.waitForURL('**/blog/');
    expect(await page.locator('h1').innerText()).toBe('Blog');

    // The answer to the wrong address itself, once by its status and once in the console's words.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await close();
  });
});
