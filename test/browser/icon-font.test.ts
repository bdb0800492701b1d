// The icon font of this repository's own site, and the pages of demos for readers with choices of their own.

import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

describeInBrowser('the icon font', (site) => {
  it.runIf(isEvery)('comes from the site itself, and draws the icons of a demo', async () => {
    const { page, faults, visit, close } = await site.open();
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/fonts/material-icons')) asked.push(`${response.status()} ${response.url()}`);
    });
    await visit('/material-ui/icons/');
    const icon = page.locator('[data-demo="FontIcons"] .material-icons').nth(3);
    await icon.scrollIntoViewIfNeeded();

    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
      .toContain('Material Icons loaded');
    expect(await icon.textContent()).toBe('favorite');
    // As wide as one letter of the font, whatever its name is, and as large as the demo says.
    const size = await icon.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, height } = range.getBoundingClientRect();
      return { width, height, fontSize: getComputedStyle(element).fontSize };
    });
    expect(size).toEqual({ width: 36, height: 36, fontSize: '36px' });
    expect(asked).toEqual([
      `200 ${site.url}/fonts/material-icons.css`,
      `200 ${site.url}/fonts/material-icons-latin-400-normal.woff2`,
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('loads its style sheet and nothing else on a page without icons', async () => {
    const { page, visit, close } = await site.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit('/blog/');
    await expect.poll(() => asked).toContain('/fonts/material-icons.css');

    expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    await close();
  });
});

describeInBrowser('pages of demos, for a reader with choices', (site) => {
  it.runIf(isEvery).each(['/experiments/docs/demos/', '/material-ui/icons/'])(
    'load without a failed request or an error: %s',
    async (path) => {
      const { page, faults, visit, close } = await site.open();
      await page.addInitScript(() => {
        Object.assign(localStorage, {
          mode: 'dark',
          direction: 'rtl',
          density: 'dense',
          spacing: '10',
          primary: '#8e24aa',
        });
      });
      await visit(path);
      for (const demo of await page.locator('[data-demo]').all()) {
        await demo.scrollIntoViewIfNeeded();
        await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');
      }

      expect(faults).toEqual([]);
      await close();
    },
  );
});
