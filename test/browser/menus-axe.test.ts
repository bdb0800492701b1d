// What opens from the header, looked at by axe while it is open: the side menu where it is a drawer,
// and the menu of products.

import axe from 'axe-core';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const menus = [
  { name: 'side menu', button: '.menu-button', panel: '#docs--side-menu', widths: [320] },
  { name: 'product menu', button: '.switch-product > button', panel: '#docs--product-menu', widths: [320, 1280] },
];
/** Any two of a menu's width, mode and direction meet. */
const views = menus.flatMap(({ widths, ...menu }) =>
  ['light', 'dark'].flatMap((mode, row) =>
    ['ltr', 'rtl'].map((direction, column) => ({
      ...menu,
      width: widths[(row + column) % widths.length]!,
      mode,
      direction,
    })),
  ),
);

describeInBrowser('what opens from the header', (site) => {
  it.runIf(isEvery).each(views)(
    'is accessible and fits: $name at $width, $mode, $direction',
    async ({ button, panel, width, mode, direction }) => {
      const { page, visit, faults, close } = await site.open({ viewport: { width, height: 800 } });
      await page.context().addInitScript((choices) => void Object.assign(localStorage, choices), { mode, direction });
      await visit('/joy-ui/getting-started/');
      await page.locator(button).click();
      await page.locator(`${panel}:popover-open`).waitFor();

      // axe does not know that a popover lies above all else, and would not judge its colours.
      await page.locator(panel).evaluate((element) => {
        document.body.style.visibility = 'hidden';
        element.style.visibility = 'visible';
      });
      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate(
        ({ root, only }) => (globalThis as unknown as { axe: typeof axe }).axe.run(root, { runOnly: only }),
        { root: panel, only: tags },
      );
      const box = await page.locator(panel).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { mode, dir } = { mode: document.documentElement.dataset.mode, dir: document.documentElement.dir };
        return {
          mode,
          dir,
          isInside: left >= 0 && right <= innerWidth,
          isWide: element.scrollWidth > element.clientWidth,
        };
      });

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(box).toEqual({ mode, dir: direction, isInside: true, isWide: false });
      expect(faults).toEqual([]);
      await close();
    },
  );
});
