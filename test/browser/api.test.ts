// The API reference as a reader meets it: three displays of one list, links to single lines, the
// index and its filter, in both modes, wide and narrow.

import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type Window } from './browser-site.ts';
import { findAxeFaults } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/api/button/';
const prop = '#button-prop-color';

describeInBrowser('the API reference', (site) => {
  /** Opens a page for a reader who has chosen a display. */
  async function openAs(display: string, path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Window> {
    const window = await site.open(options);
    await window.page.addInitScript((value) => localStorage.setItem('apiPage_default', value), display);
    await window.visit(path);
    return window;
  }

  const isShown = (window: Window, id: string) => window.page.locator(`${id} .api-text`).isVisible();

  it('shows every line in its display, without script as with it', async () => {
    for (const javaScriptEnabled of everyday([false, true], 2)) {
      const window = await site.open({ javaScriptEnabled });
      if (javaScriptEnabled) await window.page.addInitScript(() => localStorage.setItem('apiPage_default', 'expanded'));
      await window.visit(button);

      expect(await isShown(window, prop)).toBe(true);
      await window.close();
    }
  });

  const openCollapsed = shareUntilFailure(() => openAs('collapsed', `${button}${prop}`));

  it.runIf(isEvery)('opens and closes a collapsed line by its name', async () => {
    const window = await openCollapsed();
    await window.page.waitForSelector('.api-props[data-docs-live]');
    const other = '#button-prop-size';

    expect(await isShown(window, other)).toBe(false);
    await window.page.locator(`${other} summary`).first().click();
    expect(await isShown(window, other)).toBe(true);
    await window.page.locator(`${other} summary`).first().click();
    expect(await isShown(window, other)).toBe(false);
  });

  it('closes the lines before the first paint where a reader wants them collapsed, and opens the linked one', async () => {
    const window = await openCollapsed();
    const before = await window.page.evaluate(() => {
      // What the style sheet alone shows: as before the script has closed a line.
      const section = document.querySelector<HTMLElement>('.api-props')!;
      delete section.dataset.docsLive;
      for (const line of section.querySelectorAll('details')) line.open = true;
      return [...section.querySelectorAll('.api-row')]
        .filter((row) => row.querySelector('.api-detail')!.checkVisibility())
        .map(({ id }) => id);
    });

    expect(before).toEqual([prop.slice(1)]);
    expect(
      await window.page
        .locator(prop)
        .evaluate((row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().top < innerHeight),
    ).toBe(true);
  });

  it('shows name, type, default and first sentence of a closed line in one row on a desktop', async () => {
    const window = await openAs('collapsed', button);
    await window.page.waitForSelector('.api-props[data-docs-live]');
    const row = await window.page.locator(prop).evaluate((element) => {
      const shown = [...element.querySelectorAll('.api-name, .api-glance > *')].map((part) => ({
        text: part.textContent,
        left: Math.round(part.getBoundingClientRect().left),
      }));
      return { shown, height: element.getBoundingClientRect().height };
    });
    await window.close();

    expect(row.height).toBeGreaterThanOrEqual(48);
    expect(row.height).toBeLessThanOrEqual(50);
    expect(row.shown.map(({ text }) => text)).toEqual(['color', "'primary'", 'The color of the component.']);
    expect(row.shown.map(({ left }) => left)).toEqual(
      row.shown.map(({ left }) => left).sort((one, other) => one - other),
    );
  });

  it.each(everyday(['collapsed', 'expanded', 'table'], 3))('is complete on a phone: %s', async (display) => {
    const window = await openAs(display, button, { viewport: { width: 390, height: 844 } });
    await window.page.waitForSelector('.api-props[data-docs-live]');
    const { hidden, blank } = await window.page.evaluate(() => {
      const frames = [...document.querySelectorAll<HTMLElement>('.api-frame')];
      const rows = [...document.querySelectorAll<HTMLElement>('.api-row')];
      return {
        hidden: Math.max(...frames.map((frame) => frame.scrollWidth - frame.clientWidth)),
        blank: rows.filter((row) => row.innerText.trim() === '').map(({ id }) => id),
      };
    });
    await window.close();

    expect({ hidden, blank }).toEqual({ hidden: 0, blank: [] });
  });

  it('begins the texts of a line where its name does, with the default beside the name, on a phone', async () => {
    const window = await openAs('collapsed', button, { viewport: { width: 390, height: 844 } });
    await window.page.waitForSelector('.api-props[data-docs-live]');
    const { starts, isBeside } = await window.page.locator(prop).evaluate((row) => {
      const boxOf = (selector: string) => row.querySelector(selector)!.getBoundingClientRect();
      const [name, fallback] = [boxOf('.api-name'), boxOf('.api-glance > code')];
      const closed = [name.left, boxOf('.api-glance > span').left];
      row.querySelector('details')!.open = true;
      return {
        starts: [...closed, boxOf('.api-name').left, boxOf('.api-text').left].map(Math.round),
        isBeside: fallback.left > name.right && fallback.top < name.bottom && fallback.bottom > name.top,
      };
    });
    await window.close();

    expect(new Set(starts).size).toBe(1);
    expect(isBeside).toBe(true);
  });

  it('has room for the ellipsis of a shortened text if it is turned round', async () => {
    const window = await site.open();
    await window.page.addInitScript(() =>
      Object.assign(localStorage, { apiPage_default: 'collapsed', direction: 'rtl' }),
    );
    await window.visit(button);
    await window.page.waitForSelector('.api-props[data-docs-live]');
    const room = await window.page.locator(prop).evaluate((row) => {
      const style = getComputedStyle(row.querySelector('summary')!, '::after');
      return parseFloat(style.paddingRight) / parseFloat(style.fontSize);
    });
    await window.close();

    // An ellipsis is as wide as its font is high, or less.
    expect(room).toBeGreaterThanOrEqual(1);
  });

  it.each(['ltr', 'rtl'])(
    'shows the whole first sentence of each closed row, beside columns that hold: %s',
    async (direction) => {
      const window = await site.open({ viewport: { width: 1024, height: 900 } });
      await window.page.addInitScript(
        (dir) => Object.assign(localStorage, { apiPage_default: 'collapsed', direction: dir }),
        direction,
      );
      await window.visit(button);
      await window.page.waitForSelector('.api-props[data-docs-live]');
      const rows = await window.page.locator('.api-props summary:has(> .api-glance)').evaluateAll((summaries) =>
        summaries.map((summary) => {
          const text = summary.querySelector<HTMLElement>('.api-glance > span')!;
          const { left, right } = summary.querySelector('.api-name')!.getBoundingClientRect();
          return { isCut: text.scrollHeight > text.clientHeight + 1, name: [left, right] };
        }),
      );
      await window.close();

      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter(({ isCut }) => isCut)).toEqual([]);
      expect(new Set(rows.map(({ name }) => name.join()))).toHaveLength(1);
    },
  );

  it.runIf(isEvery)(
    'shows a table with its columns side by side, and keeps one section in another display',
    async () => {
      const window = await openAs('table', button);
      const { page } = window;
      await page.waitForSelector('.api-props[data-docs-live]');
      const columns = () =>
        page
          .locator(prop)
          .evaluate((row) =>
            [...row.querySelectorAll('summary, .api-cell, .api-text')].map((cell) =>
              Math.round(cell.getBoundingClientRect().top),
            ),
          );
      expect(new Set(await columns()).size).toBe(1);

      await page.locator('.api-props .api-display button[value="expanded"]').click();

      expect(new Set(await columns()).size).toBeGreaterThan(1);
      expect(await page.locator('.api-classes .api-head').isVisible()).toBe(true);
      await page.reload();
      expect(await page.locator('html').getAttribute('data-docs-api-props')).toBe('expanded');
      expect(window.faults).toEqual([]);
      await window.close();
    },
  );

  it('filters the index as the reader types', async () => {
    const window = await openAs('expanded', '/api-docs/');
    const { page } = window;
    await page.getByLabel('Filter by name').waitFor();
    const ends = await page.evaluate(() =>
      ['.api-filter input', '.api-group-title'].map((part) =>
        Math.round(document.querySelector(part)!.getBoundingClientRect().right),
      ),
    );
    expect(ends[0]).toBe(ends[1]);
    await page.getByLabel('Filter by name').fill('buttonbase');

    expect(await page.locator('.api-names a:visible').allTextContents()).toEqual(['ButtonBase']);
    await page.getByLabel('Filter by name').fill('no such thing');
    expect(await page.locator('.api-filter output').textContent()).toBe('No matches.');
    await window.close();
  });

  it.runIf(isEvery)(
    'leads to functions and types: from the index of the product to a page, and on to the types it names',
    async () => {
      const window = await site.open();
      const { page } = window;
      await window.visit('/material-ui/api/');
      await page
        .getByRole('list', { name: 'Functions' })
        .getByRole('link', { name: 'createTheme', exact: true })
        .click();

      await page.waitForURL('**/material-ui/api/functions/create-theme/');
      expect(await page.locator('.api-call code').first().textContent()).toBe(
        'createTheme(options?: ThemeOptions, ...args: object[]): Theme',
      );
      await page.locator('.api-call').getByRole('link', { name: 'ThemeOptions' }).click();
      await page.waitForURL('**/material-ui/api/types/#theme-options');
      expect(await page.locator('#theme-options').isVisible()).toBe(true);
      const records = (await (await page.request.get(new URL('/search/en.json', page.url()).href)).json()) as {
        pathname: string;
        kind: string;
        headings: { id: string }[];
      }[];
      expect(records.find(({ pathname }) => pathname === '/material-ui/api/functions/alpha/')?.kind).toBe('symbol');
      expect(
        records
          .find(({ pathname }) => pathname === '/material-ui/api/types/')
          ?.headings.some(({ id }) => id === 'theme'),
      ).toBe(true);
      expect(window.faults).toEqual([]);
      await window.close();
    },
  );

  /** Every day, every-page.test.ts looks at one; the pages of types are long. */
  const symbols = [
    { path: '/material-ui/api/functions/styled/', colorScheme: 'light', width: 320 },
    { path: '/material-ui/api/functions/styled/', colorScheme: 'dark', width: 1280 },
    { path: '/material-ui/api/types/', colorScheme: 'light', width: 1280 },
    { path: '/x/api/types/', colorScheme: 'dark', width: 320 },
  ] as const;
  it.runIf(isEvery).each(symbols)(
    'is accessible and does not scroll sideways at $path in $colorScheme at $width',
    async (one) => {
      const { path, colorScheme, width } = one;
      const window = await openAs('expanded', path, { colorScheme, viewport: { width, height: 800 } });

      expect(await findAxeFaults(window.page)).toEqual([]);
      expect(
        await window.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await window.close();
    },
  );

  const displays = [
    { display: 'table', colorScheme: 'dark', width: 320 },
    { display: 'table', colorScheme: 'light', width: 1280 },
    { display: 'expanded', colorScheme: 'dark', width: 1280 },
    { display: 'collapsed', colorScheme: 'light', width: 320 },
  ] as const;
  it.runIf(isEvery).each(displays)(
    'is accessible and does not scroll sideways as $display in $colorScheme at $width',
    async ({ display, colorScheme, width }) => {
      const window = await openAs(display, `${button}${prop}`, { colorScheme, viewport: { width, height: 800 } });
      await window.page.waitForSelector('.api-props[data-docs-live]');

      expect(await findAxeFaults(window.page)).toEqual([]);
      expect(
        await window.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect(window.faults).toEqual([]);
      await window.close();
    },
  );
});
