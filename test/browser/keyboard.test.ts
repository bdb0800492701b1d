import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyday } from '../everyday.ts';
import { describeInBrowser, type Window } from './browser-site.ts';

/** Where no demo comes to life beside what is looked at. */
const prose = '/joy-ui/getting-started/installation/';

/** What a keyboard user sees of the element that has the focus. */
interface Focused {
  readonly name: string;
  /** Has a ring, or is marked by a ring around the control that it belongs to. */
  readonly isMarked: boolean;
  /** Lies completely beneath the header or the bar of tabs. */
  readonly isCovered: boolean;
}

describeInBrowser('a reader with a keyboard', (site) => {
  let window: Window;
  beforeAll(async () => {
    window = await site.open();
  });
  afterAll(() => window?.close());

  it('skips to the content with the first key: 177', async () => {
    const { page, visit } = window;
    await visit(prose);

    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });

  it.each(everyday(['/blog/', '/base-ui/react-tabs/', '/', '/experiments/docs/markdown/'], 4))(
    'sees the focus all the way down %s, and up again: 178',
    async (path) => {
      const { page, visit } = window;
      await visit(path);

      expect(await walk('Tab')).toEqual([]);
      expect(await walk('Shift+Tab')).toEqual([]);

      /** Presses the key until the focus leaves the page; returns the stops where it cannot be seen. */
      async function walk(key: string): Promise<Focused[]> {
        const hidden: Focused[] = [];
        for (let stops = 0; stops < 400; stops += 1) {
          await page.keyboard.press(key);
          const focused = await page.evaluate(readFocus);
          if (!focused) return hidden;
          if (!focused.isMarked || focused.isCovered) hidden.push(focused);
        }
        throw new Error(`The focus never leaves ${path}`);
      }
    },
  );

  it('opens the drawer, closes it with Escape, and is back at its button', async () => {
    const { page, visit } = window;
    await page.setViewportSize({ width: 375, height: 700 });
    await visit(prose);
    const button = page.locator('.menu-button');
    const menu = page.locator('.side-menu');

    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

/** Runs in the page. Returns nothing when the focus is on the page as a whole. */
function readFocus(): Focused | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;

  const box = element.getBoundingClientRect();
  const bars = [...document.querySelectorAll('.header, .page-tabs')].filter((bar) => !bar.contains(element));
  const floor = Math.max(
    0,
    ...bars.filter((bar) => bar.getBoundingClientRect().top <= 64).map((bar) => bar.getBoundingClientRect().bottom),
  );
  const isInContent = !!element.closest('main, .footer');
  return {
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
    // Material UI draws a mark of its own in demos.
    isMarked:
      !!element.closest('.demo-root .Mui-focusVisible') ||
      [element, element.nextElementSibling].some((each) => each && hasRing(each)),
    isCovered: (isInContent && box.bottom <= floor) || box.bottom <= 0 || box.top >= innerHeight,
  };

  function hasRing(each: Element): boolean {
    return [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  }
}
