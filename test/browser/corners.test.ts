// The corners of cases and of what is in them, in the pixels that a reader sees.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const window = { viewport: { width: 1400, height: 900 }, deviceScaleFactor: 2 } as const;

/** Reads the colour of each point of a picture of a part, with 12 px of what is around it. */
async function readPoints(page: Page, part: Locator, points: readonly (readonly [x: number, y: number])[]) {
  await part.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const box = (await part.boundingBox())!;
  const { x, y } = { x: Math.floor(box.x) - 12, y: Math.floor(box.y) - 12 };
  const clip = { x, y, width: Math.ceil(box.width) + 24, height: 60 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ({ url, places, width }) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      // Counted from the start, or below zero from the end.
      return places.map(([left, top]) => {
        const at = left < 0 ? width - 12 + left : left + 12;
        return [...canvas.getImageData(Math.round(at * 2), (top + 12) * 2, 1, 1).data].slice(0, 3).join(' ');
      });
    },
    { url: `data:image/png;base64,${picture}`, places: points, width: box.width + 24 + (box.x - Math.floor(box.x)) },
  );
}

describeInBrowser('the corners of a case', (site) => {
  const openButton = shareUntilFailure(async () => {
    const { page, visit } = await site.open(window);
    await visit('/joy-ui/react-button/');
    return page;
  });

  it.runIf(isEvery).each(['light', 'dark'] as const)(
    'are round, and show the page behind them (%s)',
    async (colorScheme) => {
      const page = await openButton();
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(colorScheme);
      const playground = page.locator('.playground').first();
      await playground.waitFor();
      const [paper, start, end, inside] = await readPoints(page, playground, [
        [-8, -8],
        [1, 1],
        [-2, 1],
        [-9, 20],
      ]);

      expect([start, end]).toEqual([paper, paper]);
      expect(inside).not.toBe(paper);
    },
  );
});

describeInBrowser('a demo without a case', (site) => {
  // Every day, demo-tools.test.ts looks at its radius.
  it.runIf(isEvery)('keeps its own corners', async () => {
    const { page, visit, close } = await site.open(window);
    await visit('/x/react-data-grid/');
    const grid = page.locator('.demo-inline .MuiDataGrid-root').first();
    // A grid is drawn when it is seen.
    await page.locator('.demo-inline').first().scrollIntoViewIfNeeded();
    await grid.waitFor();
    // The line of the grid is straight from its own radius on, 4 px, on both sides.
    const [middle, start, end] = await readPoints(page, grid, [
      [60, 0],
      [5, 0],
      [-6, 0],
    ]);

    expect([start, end]).toEqual([middle, middle]);
    await close();
  });
});

describeInBrowser('the demo of the front page', (site) => {
  it.runIf(isEvery)('ends at its switches where a library without dark mode is shown in the dark', async () => {
    const { page, visit, close } = await site.open({ ...window, colorScheme: 'dark' });
    await visit('/');
    const stage = page.locator('.live-exhibit-stage .demo-stage');
    const switches = page.locator('.live-exhibit-switches');
    await stage.evaluate((each) => each.setAttribute('data-mode', 'light'));
    // The ground of the stage reaches the line above the switches, and stops there.
    const [above, line, ...below] = await readPoints(page, switches, [
      [1, -1],
      [1, 0],
      [1, 1],
      [60, 1],
      [1, 10],
    ]);

    expect(above).toBe('217 221 228');
    expect(line).not.toBe(above);
    expect(new Set(below).size).toBe(1);
    await close();
  });
});
