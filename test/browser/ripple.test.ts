// What a finger meets: the first touch of a page is answered as all others are.

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';

describeInBrowser('the first touch of a page', (site) => {
  it('draws a wave', async () => {
    const { page, visit, faults, close } = await site.open({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(() => {
      const { waves } = Object.assign(globalThis, { waves: [] as string[] });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          if ([...addedNodes].some((node) => node instanceof Element && node.matches('.ripple')))
            waves.push((target as Element).className);
      }).observe(document, { childList: true, subtree: true });
    });
    await visit('/material-ui/getting-started/installation/');
    await page.locator('.menu-button').tap();

    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { waves: string[] }).waves))
      .toEqual(['icon-button menu-button']);
    expect(faults).toEqual([]);
    await close();
  });
});

describeInBrowser('the icons that a tree names', (site) => {
  it('stand in the menu', async () => {
    const { page, visit, close } = await site.open();
    await visit('/experiments/docs/markdown/');
    const drawn = await page
      .locator('.menu li svg.icon path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));

    // Article, calendar, list and table.
    for (const start of ['M6 3.5h8.5', 'M4.5 5.5h15v14', 'M4.5 6.5h15M4.5 12', 'M4 5h16v14H4z'])
      expect(drawn.filter((shape) => shape.startsWith(start)).length, start).toBeGreaterThan(0);
    await close();
  });
});
