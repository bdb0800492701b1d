// What a finger meets: the first touch of a page is answered as all others are.

import { expect, it } from 'vitest';
import * as shapes from '../../runtime/parts/icons/shapes.ts';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

describeInBrowser('the first touch of a page', (site) => {
  it.runIf(isEvery)('draws a wave', async () => {
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
  const menus = [
    { path: '/experiments/docs/markdown/', wanted: [shapes.article, shapes.calendar] },
    { path: '/versions/', wanted: [shapes.list, shapes.table] },
  ];
  it.each(everyday(menus, 2))('are in the menu of $path', async ({ path, wanted }) => {
    const { page, visit, close } = await site.open();
    await visit(path);
    const drawn = await page
      .locator('.menu li svg.icon path')
      .evaluateAll((paths) => paths.map((each) => each.getAttribute('d') ?? ''));

    expect(drawn).toEqual(expect.arrayContaining(wanted));
    await close();
  });
});
