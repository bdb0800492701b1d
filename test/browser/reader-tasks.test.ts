// What developers come for, on the repository's own site: each task from the page on which it comes up, in at
// most three actions. An action is a click, a key, or a text that is typed; looking and scrolling are none.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';

const maxActions = 3;

/** A reader, whose actions are counted. */
interface Reader {
  readonly page: Page;
  click(part: Locator): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for the results of what was typed, and gives the address of the first. */
  firstResult(): Promise<string | null>;
}

interface Task {
  readonly from: string;
  readonly isOnPhone?: boolean;
  /** Is not done every day: another task takes the same steps, or another test. */
  readonly isRare?: boolean;
  readonly doIt: (reader: Reader) => Promise<void>;
}

/** Searches, takes the first answer, and waits for its page: three actions. */
async function lookUp({ page, press, type }: Reader, query: string, address: string): Promise<void> {
  await press('/');
  await type(query);
  await press('Enter');
  await page.waitForURL(address);
}

const path = (page: Page) => new URL(page.url()).pathname;
const hash = (page: Page) => new URL(page.url()).hash;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const demo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

const tasks: Readonly<Record<string, Task>> = {
  'make a button as wide as its container': {
    from: '/',
    isRare: true,
    async doIt(reader) {
      await lookUp(reader, 'full width button', '**/material-ui/**');

      expect(hash(reader.page)).toBe('#button-prop-fullWidth');
      const prop = reader.page.locator('#button-prop-fullWidth');
      await expect.poll(() => prop.isVisible()).toBe(true);
      expect(
        await prop.locator('xpath=ancestor-or-self::*[self::li or self::section or self::div][1]').textContent(),
      ).toContain('fullWidth');
    },
  },
  'learn what freeSolo does': {
    from: '/material-ui/react-autocomplete/',
    isRare: true,
    async doIt(reader) {
      await lookUp(reader, 'freeSolo', '**/material-ui/api/autocomplete/**');

      expect(hash(reader.page)).toBe('#autocomplete-prop-freeSolo');
      await expect.poll(() => reader.page.locator('#autocomplete-prop-freeSolo').isVisible()).toBe(true);
    },
  },
  'see a page dark and from right to left': {
    from: '/joy-ui/getting-started/',
    async doIt({ page, click }) {
      await click(page.locator('.settings-button'));
      await click(page.locator('dialog.settings').getByRole('button', { name: 'Dark', exact: true }));
      await click(page.locator('dialog.settings').getByRole('button', { name: 'Right to left', exact: true }));

      const seen = page.locator('html');
      expect([await seen.getAttribute('data-mode'), await seen.getAttribute('dir')]).toEqual(['dark', 'rtl']);
    },
  },
  'copy a demo in TypeScript': {
    from: '/material-ui/react-button/',
    isRare: true,
    async doIt({ page, click }) {
      await click(demo(page, 'ButtonColors').getByRole('button', { name: 'Copy the source' }));

      await expect.poll(() => clipboard(page)).toContain('export default function ButtonColors()');
      expect(await clipboard(page)).toContain("from '@mui/material");
    },
  },
  'edit a demo, see it, and reset it': {
    from: '/material-ui/react-button/',
    isRare: true,
    async doIt({ page, click, type }) {
      const part = demo(page, 'ButtonColors');
      await click(part.getByRole('button', { name: 'Edit the demo' }));
      const editor = part.locator('.cm-content');
      await editor.waitFor();
      await editor.evaluate((element) => element.focus());
      await type('// My own.\n');
      await expect.poll(() => editor.textContent()).toContain('My own.');
      await part.frameLocator('iframe').getByRole('button', { name: 'Send' }).waitFor();

      await click(part.getByRole('button', { name: 'Reset the code' }));
      await expect.poll(() => part.textContent()).not.toContain('My own.');
      expect(await part.frameLocator('iframe').getByRole('button', { name: 'Send' }).count()).toBe(0);
      expect(await part.getByRole('button', { name: 'Send' }).isVisible()).toBe(true);
    },
  },
  'find what a new version changed': {
    from: '/material-ui/react-button/',
    isRare: true,
    async doIt(reader) {
      await lookUp(reader, '5.14 to 5.15', '**/migration/from-5-14-to-5-15/**');

      await expect.poll(() => reader.page.locator('main .change-added').first().isVisible()).toBe(true);
    },
  },
  'look up a hook': {
    from: '/base-ui/react-slider/',
    isRare: true,
    async doIt(reader) {
      await lookUp(reader, 'useSlider', '**/base-ui/**');

      expect(path(reader.page)).toMatch(/use-slider|react-slider/);
      await expect
        .poll(() =>
          reader.page
            .getByRole('heading', { name: /useSlider/ })
            .first()
            .isVisible(),
        )
        .toBe(true);
    },
  },
  'link to a prop': {
    from: '/material-ui/api/button/',
    isRare: true,
    async doIt({ page, click }) {
      await click(page.locator('a[href="#button-prop-color"]:visible').first());

      expect(hash(page)).toBe('#button-prop-color');
      expect(await page.locator('#button-prop-color').count()).toBe(1);
    },
  },
  'go on to the next page': {
    from: '/material-ui/react-button/',
    isRare: true,
    async doIt({ page, click }) {
      await click(page.locator('a[rel="next"]'));
      await page.waitForURL((url) => url.pathname !== '/material-ui/react-button/');

      expect(path(page)).toBe('/material-ui/react-button-group/');
    },
  },
  'reach the grid on a phone': {
    from: '/',
    isOnPhone: true,
    isRare: true,
    async doIt(reader) {
      const { page, click, type } = reader;
      await click(page.getByRole('button', { name: 'Search', exact: true }));
      await page.locator('.search-dialog[open]').getByRole('combobox').waitFor();
      await type('data grid');
      expect(await reader.firstResult()).toBe('/x/react-data-grid/');
      await click(page.locator('.search-dialog[open]').getByRole('option').first());
      await page.waitForURL('**/x/react-data-grid/');

      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      // A grid is drawn when it is seen, and a line of text more or less decides whether it is at once.
      await page.locator('[data-island="Demo"]').first().scrollIntoViewIfNeeded();
      await expect.poll(() => page.getByRole('grid').first().isVisible()).toBe(true);
    },
  },
  'learn the keyboard shortcuts': {
    from: '/system/react-box/',
    isRare: true,
    async doIt(reader) {
      await lookUp(reader, 'keyboard shortcuts', '**/vitrine/readers/**');

      expect(hash(reader.page)).toBe('#keyboard-shortcuts');
      await expect.poll(() => reader.page.getByRole('cell', { name: 'open the search' }).isVisible()).toBe(true);
    },
  },
  'copy the command for pnpm': {
    from: '/material-ui/getting-started/installation/',
    async doIt({ page, click }) {
      await click(page.getByText('pnpm', { exact: true }).locator('visible=true').first());
      const block = page.locator('[data-code-block]:visible', { hasText: 'pnpm add' }).first();
      await block.hover();
      await click(block.locator('.code-copy'));

      await expect.poll(() => clipboard(page)).toMatch(/^pnpm add @mui\/material/);
    },
  },
};

describeInBrowser('what developers come for', (site) => {
  it('is twelve tasks', () => {
    expect(Object.keys(tasks)).toHaveLength(12);
  });

  it.each(Object.entries(tasks).filter(([, { isRare }]) => isEvery || !isRare))(
    'takes at most three actions: %s',
    async (_, { from, isOnPhone = false, doIt }) => {
      const { reader, actions, visit, faults, close } = await openReader(site, isOnPhone);
      await visit(from);
      await doIt(reader);

      expect(actions.length, actions.join(', ')).toBeLessThanOrEqual(maxActions);
      expect(faults).toEqual([]);
      await close();
    },
    60_000,
  );
});

async function openReader(site: BrowserSite, isOnPhone: boolean) {
  const { page, ...window } = await site.open({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: isOnPhone,
  });
  const actions: string[] = [];
  const results = page.locator('.search-dialog[open]').getByRole('option');
  const reader: Reader = {
    page,
    async click(part) {
      actions.push('click');
      await (isOnPhone ? part.tap() : part.click());
    },
    async press(key) {
      actions.push(key);
      // What is typed counts once its results are there, as a reader waits for them as well.
      if (key === 'Enter') await reader.firstResult();
      await page.keyboard.press(key);
      if (key === '/') await page.locator('.search-dialog[open]').getByRole('combobox').waitFor();
    },
    async type(text) {
      actions.push('type');
      await page.keyboard.insertText(text);
    },
    async firstResult() {
      await results.first().waitFor();
      return results.first().getAttribute('href');
    },
  };
  return { reader, actions, ...window };
}
