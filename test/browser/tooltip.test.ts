import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { describePart, findAxeFaults } from './part-page.ts';

const long = 'Copies the address of this page, so that somebody else can open it at the very same place';
const script = `
  import { createRoot } from 'react-dom/client';
  import { Tooltip } from './runtime/tooltip/tooltip.tsx';
  const corner = { position: 'fixed', margin: 0 } as const;
  const query = new URLSearchParams(location.search);
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  document.documentElement.dataset.mode = query.get('mode') ?? 'light';
  createRoot(document.getElementById('root')!).render(<>
    <Tooltip title="First words"><button className="button">One</button></Tooltip>
    <Tooltip title="Second words" side="end"><button className="button" style={{ marginInlineStart: 120 }}>Two</button></Tooltip>
    <Tooltip title={${JSON.stringify(long)}}><button className="button" style={{ ...corner, bottom: 2, right: 2 }}>Corner</button></Tooltip>
    <Tooltip title=""><button className="button">Silent</button></Tooltip>
  </>);
`;

describePart('a tooltip in a browser', {
  script,
  body: '<div id="root"></div>',
  tests(part) {
    it('opens on hover with its description, stays over its words, and goes when the pointer leaves', async () => {
      const page = await part.open();

      await page.hover('text=One');
      await page.locator('[role=tooltip]').waitFor();
      const button = page.getByRole('button', { name: 'One' });
      expect(
        await button.evaluate(
          (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
      ).toBe('First words');

      await moveSlowly(page, '[role=tooltip]');
      await page.waitForTimeout(200);
      expect(await page.locator('[role=tooltip]').count()).toBe(1);

      await page.mouse.move(700, 600);
      await expect.poll(() => page.locator('[role=tooltip]').count()).toBe(0);
      expect(await button.getAttribute('aria-describedby')).toBeNull();
    });

    it('waits 100 ms at first, and not for the next one', async () => {
      const page = await part.open({ prepare: (page) => page.addInitScript(recordOpenings) });

      await page.hover('text=One');
      await page.locator('[role=tooltip]').waitFor();
      await page.hover('text=Two');
      await page.locator('text=Second words').waitFor();

      const [first = 0, second = 1000] = await page.evaluate(
        () => (globalThis as unknown as { openings: number[] }).openings,
      );
      expect(first).toBeGreaterThanOrEqual(95);
      expect(second).toBeLessThan(first);
    });

    it('closes on Escape while the pointer rests', async () => {
      const page = await part.open();
      await page.hover('text=One');
      await page.locator('[role=tooltip]').waitFor();

      await page.keyboard.press('Escape');

      await expect.poll(() => page.locator('[role=tooltip]').count()).toBe(0);
      await page.waitForTimeout(200);
      expect(await page.locator('[role=tooltip]').count()).toBe(0);
    });

    it('opens on visible focus, and not on the focus of a press', async () => {
      const page = await part.open();

      await page.keyboard.press('Tab');
      await page.locator('text=First words').waitFor();
      await page.keyboard.press('Tab');
      await page.locator('text=Second words').waitFor();
      await expect.poll(() => page.locator('[role=tooltip]').count()).toBe(1);

      await page.keyboard.press('Escape');
      await page.click('text=Silent');
      await page.waitForTimeout(200);
      expect(await page.locator('[role=tooltip]').count()).toBe(0);
    });

    it.each(['ltr', 'rtl'])('stays in the window, at most 300 px wide, in %s', async (dir) => {
      const page = await part.open({ query: `?dir=${dir}`, viewport: { width: 320, height: 500 } });

      await page.hover('text=Corner');
      await page.locator('[role=tooltip]').waitFor();
      const box = (await page.locator('[role=tooltip]').boundingBox())!;

      expect(box.width).toBeLessThanOrEqual(300);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y + box.height).toBeLessThanOrEqual(500);
      const button = (await page.getByRole('button', { name: 'Corner' }).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(button.y + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    it.each([
      ['ltr', 'right'],
      ['rtl', 'left'],
    ])('stands at the end of the text in %s: on the %s', async (dir, side) => {
      const page = await part.open({ query: `?dir=${dir}` });

      await page.hover('text=Two');
      await page.locator('[role=tooltip]').waitFor();

      expect(await page.locator('[role=tooltip]').getAttribute('data-side')).toBe(side);
    });

    it('opens under a resting finger, and not after a tap', async () => {
      const page = await part.open({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });
      const finger = await page.context().newCDPSession(page);
      const { x, y } = (await page.getByRole('button', { name: 'One' }).boundingBox())!;
      const touchPoints = [{ x: x + 10, y: y + 10 }];

      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(1000);
      expect(await page.locator('[role=tooltip]').count()).toBe(0);

      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('[role=tooltip]').waitFor({ timeout: 3000 });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(500);
      expect(await page.locator('[role=tooltip]').count()).toBe(1);
      await expect.poll(() => page.locator('[role=tooltip]').count(), { timeout: 3000 }).toBe(0);
    });

    it.each(['light', 'dark'])('gives axe nothing to find while it is open, in %s', async (mode) => {
      const page = await part.open({ query: `?mode=${mode}`, reducedMotion: 'reduce' });

      await page.hover('text=One');
      await page.locator('[role=tooltip]').waitFor();

      expect(await findAxeFaults(page)).toEqual([]);
    });
  },
});

/** Moves the pointer as a hand does, through every point on the way. */
async function moveSlowly(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 30 });
}

/** Keeps how long after the pointer's arrival each tooltip was there. */
function recordOpenings(): void {
  const openings: number[] = [];
  let entered = 0;
  Object.assign(globalThis, { openings });
  // To React, the pointer arrives when it leaves what it was over before.
  addEventListener(
    'pointerout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLButtonElement) entered = performance.now();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes)
        if (node instanceof Element && node.role === 'tooltip') openings.push(performance.now() - entered);
    }
  }).observe(document, { childList: true, subtree: true });
}
