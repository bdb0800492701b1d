// Tooltips as a reader meets them: on every control that is an icon alone, by pointer, keyboard and finger.

import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { isEvery } from '../everyday.ts';
import { describeInBrowser, type Window } from './browser-site.ts';
import { findAxeFaults } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/react-button/';
/** Where no demo comes to life beside what is looked at. */
const text = '/material-ui/getting-started/installation/';

/** Where few demos come to life. */
const demos = '/experiments/docs/demos/';

const tooltip = (page: Page) => page.locator('[role=tooltip]:popover-open');

/** Marks the controls of the page that show no letter, and lists their names; those of demos are left out. */
function markIconsOnly(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, summary, [role=button])`),
    ];
    const bare = controls.filter(
      (control) =>
        !control.closest('.demo-root, [aria-hidden=true]') &&
        control.checkVisibility({ checkVisibilityCSS: true }) &&
        control.getClientRects().length > 0 &&
        !/\p{L}/u.test(control.innerText),
    );
    bare.forEach((control, index) => (control.dataset.bare = String(index)));
    return bare.map((control) => control.ariaLabel ?? '');
  }, within);
}

/** Hovers a control and reads what its tooltip says. */
async function readTooltip(page: Page, control: Locator): Promise<string | null> {
  await page.mouse.move(2, 2);
  await expect.poll(() => tooltip(page).count()).toBe(0);
  await control.hover();
  await tooltip(page).waitFor();
  return tooltip(page).textContent();
}

describeInBrowser('a tooltip', (site) => {
  const sharePage = (path: string, options?: Parameters<typeof site.open>[0]) => {
    const share = shareUntilFailure(async () => {
      const window = await site.open(options);
      // Timers do as ever, unless a test goes ahead of them.
      await window.page.clock.install();
      await window.visit(path);
      return window;
    });
    /** Each test finds the pointer in a corner, and no tooltip. */
    return async () => {
      const window = await share();
      await window.page.mouse.move(2, 2);
      await expect.poll(() => tooltip(window.page).count()).toBe(0);
      return window;
    };
  };
  const openText = sharePage(text);
  const openNarrow = sharePage(demos, { viewport: { width: 320, height: 640 } });

  it.runIf(isEvery)('is there for every control that is an icon alone, on a page of a component', async () => {
    const { page, visit, faults, close } = await site.open({ viewport: { width: 1440, height: 900 } });
    await visit(button);
    await page.locator('.playground').scrollIntoViewIfNeeded();
    await page.locator('.playground[data-hydrated]').waitFor();
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.locator('.to-top:not([hidden])').waitFor();
    const names = await markIconsOnly(page);

    expect(names.filter((name) => name === '')).toEqual([]);
    for (const [name, selector] of [
      ['Settings', '.settings-button'],
      ['Source code', '.header a.icon-button'],
      ['Link to this section: Basics', '#basics .anchor'],
      ['Edit the demo', '[data-demo=BasicButtons] [data-docs-tool=edit]'],
      ['Copy the source', '[data-demo=BasicButtons] [data-docs-tool=copy]'],
      ['More about the demo', '[data-demo=BasicButtons] [data-docs-tool=more]'],
      ['Dark mode in this demo', '.playground [data-docs-tool=mode]'],
      ['Reset the props', '.playground [data-docs-tool=reset]'],
      ['Back to top', '.to-top'],
    ] as const) {
      expect(names).toContain(name);
      expect(await readTooltip(page, page.locator(`${selector}[data-bare]`))).toBe(name);
    }
    expect(await page.locator(':not(.demo-root *)[title]:not(iframe, link)').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)('says what a copy button does, and with which keys', async () => {
    const { page } = await openText();

    const copy = page.locator('.code-copy').first();
    await copy.scrollIntoViewIfNeeded();
    expect(await readTooltip(page, copy)).toMatch(/^Copy the code \(or (Ctrl \+ |⌘)C\)$/);
    expect(await describedBy(copy)).toMatch(/Ctrl|⌘/);
  });

  it.runIf(isEvery)(
    'waits 100 ms for the first control and not for the next, stays under the pointer, and closes at once: 182',
    async () => {
      const window = await openRecorded(site);
      const { page } = window;
      await page.locator('.settings-button').hover();
      await tooltip(page).waitFor();
      await moveSlowly(page, tooltip(page));
      await page.waitForTimeout(200);
      expect(await tooltip(page).textContent()).toBe('Settings');

      await page.locator('.header a.icon-button').hover();
      await expect.poll(() => tooltip(page).textContent()).toBe('Source code');
      await page.mouse.move(600, 600);
      await expect.poll(() => tooltip(page).count()).toBe(0);

      const [first = 0, next = 1000] = await page.evaluate(
        () => (globalThis as unknown as { openings: number[] }).openings,
      );
      expect(first).toBeGreaterThanOrEqual(95);
      expect(next).toBeLessThan(95);
      await window.close();
    },
  );

  it('closes on Escape while the pointer rests, and the page stays as it is: 182', async () => {
    const { page } = await openText();
    await page.locator('.settings-button').hover();
    await tooltip(page).waitFor();

    await page.keyboard.press('Escape');

    await expect.poll(() => tooltip(page).count()).toBe(0);
    await page.clock.fastForward(250);
    expect(await tooltip(page).count()).toBe(0);
  });

  it('opens on visible focus, follows it, and not on the focus of a press: 182', async () => {
    const { page } = await openText();
    await page.locator('.switch-version .switch-button').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip(page).textContent()).toBe('Settings');
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip(page).textContent()).toBe('Source code');
    expect(await tooltip(page).count()).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  it('opens in the settings, over them', async () => {
    const { page } = await openText();
    await page.locator('.settings-button').click();
    const drawer = page.locator('dialog.settings');
    await drawer.waitFor();

    expect(await readTooltip(page, drawer.locator('.settings-bar .icon-button'))).toBe('Close the settings');
    await drawer.locator('.step').first().scrollIntoViewIfNeeded();
    expect(await readTooltip(page, drawer.locator('.step').first())).toBe(
      await drawer.locator('.step').first().getAttribute('aria-label'),
    );
    const box = (await tooltip(page).boundingBox())!;
    expect(
      await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest('[role=tooltip]') !== null,
        [box.x + box.width / 2, box.y + box.height / 2],
      ),
    ).toBe(true);
    await drawer.locator('.settings-bar .icon-button').click();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('waits until a pointer moves that rests where something has opened', async () => {
    const { page } = await openText();
    await page.locator('.settings-button').click();
    const close = page.locator('dialog.settings .settings-bar .icon-button');
    await close.waitFor();
    const { x, y, width, height } = (await close.boundingBox())!;
    await close.click();
    await close.waitFor({ state: 'hidden' });
    // The next time, the drawer opens its close button under the pointer.
    await page.evaluate(
      ([left, top]) => {
        const opener = document.querySelector<HTMLElement>('.settings-button')!;
        Object.assign(opener.style, { position: 'fixed', zIndex: '1', left: `${left}px`, top: `${top}px` });
      },
      [x, y],
    );
    await page.mouse.click(x + width / 2, y + height / 2);
    await close.waitFor();
    await page.clock.fastForward(1000);
    expect(await tooltip(page).count()).toBe(0);

    await page.mouse.move(x + width / 2 + 3, y + height / 2);
    await page.clock.fastForward(1000);
    await expect.poll(() => tooltip(page).textContent()).toBe('Close the settings');
  });

  it.runIf(isEvery)('opens under the first finger on a page, also where its script comes late', async () => {
    const { page, visit, close } = await site.open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await visit(demos);
    const tool = page.locator('[data-demo=Counter] [data-docs-tool=copy]');
    await tool.scrollIntoViewIfNeeded();
    await page.locator('[data-demo=Counter][data-hydrated]').waitFor();
    await page.route('**/*.js', (route) => setTimeout(() => void route.continue(), 400));
    const { x, y } = (await tool.boundingBox())!;
    const finger = await page.context().newCDPSession(page);

    const start = performance.now();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
    await tooltip(page).waitFor({ timeout: 5000 });

    expect(await tooltip(page).textContent()).toBe('Copy the source');
    expect(performance.now() - start).toBeGreaterThan(650);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await close();
  });

  it.runIf(isEvery)('opens under a resting finger, stays 1500 ms after it, and does not open after a tap', async () => {
    const { page, visit, close } = await site.open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await page.clock.install();
    await visit(demos);
    const finger = await page.context().newCDPSession(page);
    const demo = page.locator('[data-demo=Counter]');
    await demo.locator('[data-docs-tool=copy]').scrollIntoViewIfNeeded();
    await page.locator('[data-demo=Counter][data-hydrated]').waitFor();
    const { x, y } = (await demo.locator('[data-docs-tool=copy]').boundingBox())!;
    const touchPoints = [{ x: x + 10, y: y + 10 }];

    const press = () => finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const lift = () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const selectable = () => page.evaluate(() => getComputedStyle(document.documentElement).userSelect);

    // The first touches bring the script of tooltips, which keeps a finger from selecting text.
    const touchOnce = async () => {
      await press();
      const found = await selectable();
      await lift();
      return found;
    };
    await expect.poll(touchOnce).toBe('none');
    await page.clock.fastForward(3000);

    await press();
    await lift();
    await page.clock.fastForward(1000);
    expect(await tooltip(page).count()).toBe(0);

    await press();
    await tooltip(page).waitFor();
    expect(await selectable()).toBe('none');
    expect(await tooltip(page).textContent()).toBe('Copy the source');
    const stayed = page.evaluate(timeTooltip);
    await lift();
    // A step at a time, so that it is seen how long it stays.
    for (let step = 0; step < 17; step += 1) await page.clock.runFor(100);
    expect(await stayed).toBeGreaterThan(1400);
    await expect.poll(() => tooltip(page).count()).toBe(0);
    expect(await selectable()).not.toBe('none');
    await close();
  });

  it.runIf(isEvery).each(['rtl', 'ltr'])('stays in a narrow window, at most 300 px wide, in %s', async (direction) => {
    const { page } = await openNarrow();
    await page.evaluate((value) => {
      localStorage.setItem('direction', value);
      dispatchEvent(new StorageEvent('storage', { key: null }));
    }, direction);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
    const tool = page.locator('[data-demo=Counter] [data-docs-tool=more]');
    await tool.scrollIntoViewIfNeeded();
    await tool.evaluate((element) =>
      element.setAttribute(
        'aria-label',
        'More than anybody would have thought that a name can hold, and a little more',
      ),
    );
    await tool.hover();
    await tooltip(page).waitFor();

    const box = (await tooltip(page).boundingBox())!;
    expect(box.width).toBeLessThanOrEqual(300);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it.runIf(isEvery).each(['dark', 'light'] as const)(
    'gives axe nothing to find while it is open, in %s',
    async (colorScheme) => {
      const { page } = await openText();
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(colorScheme);
      await page.locator('.settings-button').hover();
      await tooltip(page).waitFor();

      expect(await findAxeFaults(page, '[role=tooltip], .header')).toEqual([]);
    },
  );
});

function describedBy(control: Locator): Promise<string | null | undefined> {
  return control.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
}

/** Runs in the page: measures how long a tooltip stays after the finger is lifted. */
function timeTooltip(): Promise<number> {
  return new Promise((resolve) => {
    let lifted = Infinity;
    addEventListener('touchend', () => (lifted = performance.now()), { once: true });
    const look = () => {
      if (document.querySelector('[role=tooltip]:popover-open')) requestAnimationFrame(look);
      else resolve(performance.now() - lifted);
    };
    look();
  });
}

/** Moves the pointer as a hand does, through every point on the way. */
async function moveSlowly(page: Page, place: Locator): Promise<void> {
  const box = (await place.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 30 });
}

async function openRecorded(site: { open(): Promise<Window> }): Promise<Window> {
  const window = await site.open();
  await window.page.addInitScript(() => {
    const openings: number[] = [];
    let entered = 0;
    let last: Element | null = null;
    Object.assign(globalThis, { openings });
    addEventListener(
      'pointerover',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('.icon-button') : null;
        if (control && control !== last) entered = performance.now();
        last = control ?? last;
      },
      true,
    );
    document.addEventListener(
      'beforetoggle',
      (event) => {
        if (!(event.target instanceof Element) || event.target.role !== 'tooltip') return;
        if (event.newState === 'open') openings.push(performance.now() - entered);
      },
      true,
    );
  });
  await window.visit(text);
  // What a page loads at the first move is there, so that only the delay is measured.
  await window.page.mouse.move(600, 500);
  await window.page.waitForLoadState('networkidle');
  return window;
}
