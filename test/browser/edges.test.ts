// What is wider than a phone: code, tables and demos fade at an edge behind which there is more.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyday } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

const phone = { viewport: { width: 390, height: 844 } };

/** At which edges it fades, as a browser computes the mask, once it has scrolled so far. */
async function findFades(scroller: Locator, share = 0): Promise<{ left: boolean; right: boolean }> {
  return scroller.evaluate(async (element, part) => {
    const isReversed = getComputedStyle(element).direction === 'rtl';
    element.scrollLeft = (isReversed ? -1 : 1) * part * (element.scrollWidth - element.clientWidth);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { maskImage, maskPosition, maskSize } = getComputedStyle(element);
    if (maskImage === 'none') return { left: false, right: false };
    const { clientWidth: width } = element;
    const read = (text: string) =>
      (parseFloat(/(-?[\d.]+)%/.exec(text)?.[1] ?? '0') / 100) * width +
      parseFloat(/(-?[\d.]+)px/.exec(text)?.[1] ?? '0');
    const size = read(maskSize.split(/ (?![^(]*\))/)[0]!);
    const start = parseFloat(/(-?[\d.]+)px/.exec(maskPosition)?.[1] ?? '0');
    return { left: start > -16, right: start + size < width + 16 };
  }, share);
}

/** The first code that is wider than its place, and the first that is not. */
async function meetCode(page: Page): Promise<{ wide: Locator; narrow: Locator }> {
  const all = page.locator('.code pre');
  const spare = await all.evaluateAll((elements) =>
    elements.map((each) => (each.clientWidth ? each.clientWidth - each.scrollWidth : NaN)),
  );
  const [wide, narrow] = [spare.findIndex((each) => each < -40), spare.indexOf(0)];
  expect(Math.min(wide, narrow)).toBeGreaterThanOrEqual(0);
  return { wide: all.nth(wide), narrow: all.nth(narrow) };
}

describeInBrowser('an edge', (site) => {
  it.each(everyday(['/material-ui/getting-started/installation/', '/vitrine/site/', '/vitrine/command/'], 3))(
    'of code fades where there is more behind it: %s',
    async (path) => {
      const { page, visit, close } = await site.open(phone);
      await visit(path);
      const { wide, narrow } = await meetCode(page);

      expect(await findFades(wide)).toEqual({ left: false, right: true });
      expect(await findFades(wide, 0.5)).toEqual({ left: true, right: true });
      expect(await findFades(wide, 1)).toEqual({ left: true, right: false });
      expect(await findFades(narrow)).toEqual({ left: false, right: false });
      await close();
    },
  );

  it('of a table fades where there is more behind it, in both directions', async () => {
    const { page, visit, close } = await site.open(phone);
    await visit('/versions/');
    const table = page.locator('.table-scroll').first();

    expect(await findFades(table)).toEqual({ left: false, right: true });
    expect(await findFades(table, 1)).toEqual({ left: true, right: false });
    await page.evaluate(() => (document.body.dir = 'rtl'));
    expect(await findFades(table)).toEqual({ left: true, right: false });
    expect(await findFades(table, 1)).toEqual({ left: false, right: true });
    await close();
  });

  it('of a chart hides nothing on a phone', async () => {
    const { page, visit, close } = await site.open(phone);
    await visit('/x/react-charts/');
    const hidden = await page
      .locator('.demo-stage')
      .evaluateAll((stages) => stages.map((stage) => stage.scrollWidth - stage.clientWidth));
    await close();

    expect(hidden.length).toBeGreaterThan(3);
    expect(Math.max(...hidden)).toBe(0);
  });
});
