// The search as readers use it, in the repository's own site: by keys, by a finger, by a screen reader's
// roles, without a network; and its answers to the queries of queries.json.

import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeTypos } from '../../core/search/check/make-typos.ts';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const button = '/material-ui/react-button/';
/** Where no demo comes to life beside the dialog. */
const text = '/material-ui/getting-started/installation/';

const dialog = (page: Page) => page.locator('.search-dialog[open]');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');
const addresses = (page: Page) =>
  options(page).evaluateAll((found) => found.map((option) => option.getAttribute('href')));

async function search(page: Page, query: string): Promise<void> {
  if (!(await dialog(page).count())) await page.keyboard.press('/');
  await field(page).fill(query);
  await options(page).first().waitFor();
}

describeInBrowser('the search of a page that stays open', (site) => {
  const openText = shareUntilFailure(async () => {
    const window = await site.open();
    await window.visit(text);
    return window;
  });

  /** Gives the page without its dialog; what it has loaded for the search is still there. */
  async function openAtRest() {
    const window = await openText();
    if (await dialog(window.page).count()) {
      await window.page.keyboard.press('Escape');
      await dialog(window.page).waitFor({ state: 'hidden' });
      // The browser takes the focus from a hidden field with its next frame, and keys go to the field until then.
      await window.page.waitForFunction(() => !document.activeElement?.closest('.search-dialog'));
    }
    return window;
  }

  it('opens by its button, by keys, and by letters typed on the button, and gives the focus back', async () => {
    const { page, faults } = await openAtRest();
    const opener = page.getByRole('button', { name: 'Search', exact: true });

    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await field(page).waitFor();
      expect(await field(page).inputValue(), key).toBe('');
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'hidden' });
    }
    await opener.focus();
    await page.keyboard.type('d');
    await field(page).waitFor();
    await page.keyboard.type('rawer');
    await expect.poll(() => active(page).getAttribute('href')).toBe('/material-ui/react-drawer/');
    expect(await field(page).inputValue()).toBe('drawer');
    await page.keyboard.press('Escape');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await field(page).waitFor();
    expect(faults).toEqual([]);
  });

  it.runIf(isEvery)('reports how much it found, and the closest titles where it found nothing', async () => {
    const { page, received } = await openAtRest();
    await search(page, 'buton');

    expect((await addresses(page))[0]).toBe(button);
    await expect.poll(() => page.locator('.search-dialog [role="status"]').textContent()).toMatch(/^Pages found: \d+$/);
    expect(await page.locator('.search-page mark').first().textContent()).toBe('Button');

    await search(page, 'drxwxrz');
    await page.getByText('No results for “drxwxrz”').first().waitFor();
    expect(await page.locator('.search-said').textContent()).toContain('similar spellings');
    expect(await addresses(page)).toContain('/material-ui/react-drawer/');
    // A reader who finds nothing can look in a product.
    expect((await addresses(page)).map((href) => new URL(href!, site.url).pathname)).toContain(
      '/joy-ui/getting-started/',
    );
    expect(await page.locator('.search-heading').allTextContents()).toEqual([
      'Closest titles',
      'Or start here',
      'More pages',
    ]);
    // The collector of the site hears of it, once.
    await expect
      .poll(async () =>
        (await received()).map(({ body }) => body).filter((body) => JSON.stringify(body).includes('search-miss')),
      )
      .toEqual([{ kind: 'search-miss', query: 'drxwxrz', location: text }]);
  });

  it('reports nothing while an input method composes, and shows what is found by then', async () => {
    const { page } = await openAtRest();
    const method = await page.context().newCDPSession(page);
    const compose = (written: string) =>
      method.send('Input.imeSetComposition', {
        text: written,
        selectionStart: written.length,
        selectionEnd: written.length,
      });
    const said = () => page.locator('.search-said').textContent();
    await page.keyboard.press('/');
    await field(page).fill('');

    await compose('drawer');
    await expect.poll(() => active(page).getAttribute('href')).toBe('/material-ui/react-drawer/');
    await compose("an'niuzz");
    expect(await field(page).inputValue()).toBe("an'niuzz");
    expect(await active(page).getAttribute('href')).toBe('/material-ui/react-drawer/');
    expect(await said()).not.toContain('No results');
    await method.send('Input.insertText', { text: 'drxwxrq' });
    await expect.poll(said).toContain('No results for “drxwxrq”');
  });

  it('shows a demo with its first line, and the product of each page', async () => {
    const { page } = await openAtRest();
    await search(page, 'basic buttons');

    const demo = page.locator('[role="option"][href$="#BasicButtons"]').first();
    expect(await demo.innerText()).toMatch(/BasicButtons\s+<Button variant="text">.*\s+Demo/);
    expect(await page.locator('.search-product').first().textContent()).toBe('Material UI');
  });

  it('offers the sections of the page before anything is typed', async () => {
    const { page } = await openAtRest();
    await page.keyboard.press('/');
    const sections = dialog(page).locator('[role="option"]:not([data-docs-query])');
    await sections.first().waitFor();
    const large = page.locator('.toc-list > .toc-2 > a');

    expect(await sections.allTextContents()).toEqual(await large.allTextContents());
    expect(await active(page).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    const name = await active(page).textContent();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.locator(`main ${new URL(page.url()).hash}`).textContent()).toContain(name);
    await page.goto(text);
  });

  it.runIf(isEvery)('remembers what was searched for, and forgets it when asked', async () => {
    const { page } = await openAtRest();
    await search(page, 'keyboard shortcuts');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vitrine/readers/**');
    await page.keyboard.press('/');
    // Beside it, the page that was opened offers its section of that name.
    const recent = dialog(page).getByRole('option', { name: 'keyboard shortcuts', exact: true });
    await recent.waitFor();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field(page).inputValue()).toBe('keyboard shortcuts');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await recent.waitFor({ state: 'detached' });
  });

  it.runIf(isEvery)('has results that are reached and opened by keys', async () => {
    const { page } = await openAtRest();
    await search(page, 'disable ripple');
    const all = await addresses(page);

    expect(await active(page).getAttribute('href')).toBe('/material-ui/api/button/#button-prop-disableRipple');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'));
    await page.keyboard.press('End');
    await expect.poll(() => active(page).getAttribute('href')).toBe(all.at(-1));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page).getAttribute('href')).toBe(all[0]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect.poll(() => active(page).getAttribute('href')).toBe(all[0]);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);

    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await opened.waitForURL(`**${all[0]}`);
    await opened.close();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${all[0]}`);
  });
});

describeInBrowser('the search', (site) => {
  it.runIf(isEvery)('is loaded when a reader is about to search, and stays within its budget', async () => {
    const { page, visit, close } = await site.open();
    const loaded: { url: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      const url = new URL(response.url()).pathname;
      if (/\.js$|^\/search\//.test(url)) loaded.push({ url, body: response.body() });
    });
    await visit(text);
    await page.waitForLoadState('networkidle');
    expect(loaded.filter(({ url }) => url.startsWith('/search/'))).toEqual([]);

    const before = loaded.length;
    await search(page, 'button');
    await page.waitForLoadState('networkidle');
    const brought = loaded.slice(before);

    expect(brought.map(({ url }) => url)).toEqual(expect.arrayContaining(['/search/en.json', '/search/en.words.json']));
    const scripts = await Promise.all(brought.flatMap(({ url, body }) => (url.endsWith('.js') ? [body] : [])));
    const script = scripts.reduce((sum, { length }) => sum + length, 0);
    expect(script).toBeGreaterThan(1000);
    // As they are, and so three times as much as with gzip.
    expect(script).toBeLessThan(60 * 1024);
    await close();
  });

  it.runIf(isEvery)('opens the prop that a result leads to, also a folded one on the open page', async () => {
    const { page, visit, faults, close } = await site.open();
    await page.context().addInitScript(() => localStorage.setItem('apiDisplay', 'collapsed'));
    await visit('/material-ui/api/button/');
    const line = page.locator('[id="button-prop-disableRipple"]');
    const isShown = () =>
      line.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const fold = element.querySelector('details') ?? element.closest('details');
        return (fold?.open ?? false) && top >= 0 && bottom <= innerHeight;
      });

    for (const query of everyday(['disableRipple', 'disable ripple'], 2)) {
      await line.evaluate((element) => {
        const fold = element.querySelector('details') ?? element.closest('details');
        if (fold) fold.open = false;
        scrollTo(0, 0);
      });
      await search(page, query);
      await page.keyboard.press('Enter');
      await page.locator('.search-dialog').waitFor({ state: 'hidden' });
      await expect.poll(isShown, { message: query }).toBe(true);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)(
    'opens without a storage, reports a network that fails, and finds pages once the network is back',
    async () => {
      const { page, visit, close } = await site.open();
      await page.context().addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => undefined }));
      await page.route('**/search/*.json', (route) => route.abort());
      await visit(text);
      await page.keyboard.press('/');
      await field(page).fill('button');
      await page.getByText('The search index could not be loaded.').first().waitFor();

      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.unroute('**/search/*.json');
      await search(page, 'button');
      expect((await addresses(page))[0]).toBe(button);
      await close();
    },
  );

  it('is not shown without script', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    await visit(text);

    expect(await page.locator('[data-docs-search]').isVisible()).toBe(false);
    await close();
  });

  it('opens from the page that is missing, and writes English from left to right on a mirrored page', async () => {
    const { page, visit, close } = await site.open();
    await page.context().addInitScript(() => localStorage.setItem('direction', 'rtl'));
    await visit('/404.html');
    await page.locator('.lost-search').click();
    const direction = () => field(page).evaluate((element) => getComputedStyle(element).direction);

    expect(await direction()).toBe('ltr');
    await field(page).fill('زر');
    expect(await direction()).toBe('rtl');
    await close();
  });

  const views = [
    { width: 390, mode: 'light', direction: 'rtl' },
    { width: 1280, mode: 'dark', direction: 'ltr' },
  ];
  it.runIf(isEvery).each(views)(
    'is accessible and fits at $width, $mode, $direction',
    async ({ width, mode, direction }) => {
      const { page, visit, faults, close } = await site.open({ viewport: { width, height: 800 } });
      await page.context().addInitScript((choices) => void Object.assign(localStorage, choices), { mode, direction });
      await visit(text);
      const opener = page.getByRole('button', { name: 'Search', exact: true });
      const size = await opener.evaluate((element) => element.getBoundingClientRect().width);
      await opener.click();
      await field(page).fill('disable ripple');
      await options(page).first().waitFor();

      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate(
        (only) =>
          (globalThis as unknown as { axe: typeof axe }).axe.run('.search-dialog', { runOnly: only, selectors: false }),
        tags,
      );
      const isWide = await page
        .locator('.search-body')
        .evaluate((element) => element.scrollWidth > element.clientWidth);

      expect(size).toBe(width < 900 ? 42 : 240);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(isWide).toBe(false);
      expect(faults).toEqual([]);
      await close();
    },
  );

  // What it answers is also known to `docs search --check`, without a browser.
  it.runIf(isEvery)('answers known queries as well as the thresholds ask', { timeout: 180_000 }, async () => {
    const { queries } = JSON.parse(readFileSync('queries.json', 'utf8')) as {
      queries: { query: string; pages: string[]; product?: string }[];
    };
    const { page, visit, close } = await site.open();
    await visit('/blog/');
    await search(page, 'button');
    const asked = queries.filter(({ product }) => product === undefined);

    // What a reader gets to see, key by key: the pages in their order.
    const askAll = (known: readonly { query: string; pages: readonly string[] }[]) =>
      page.evaluate((all) => {
        const input = document.querySelector<HTMLInputElement>('.search-input')!;
        return all.map(({ query, pages }) => {
          input.value = query;
          input.dispatchEvent(new Event('input'));
          const found = [...document.querySelectorAll('.search-group > .search-page')];
          return found.findIndex((option) => pages.includes(option.getAttribute('href') ?? ''));
        });
      }, known);
    const shareOf = (ranks: readonly number[], count: number) =>
      ranks.filter((rank) => rank >= 0 && rank < count).length / ranks.length;
    const ranks = await askAll(asked);
    const misspelt = asked.flatMap(({ query, pages }) => makeTypos(query).map((typo) => ({ query: typo, pages })));
    const typos = await askAll(misspelt);

    expect(misspelt.length).toBeGreaterThan(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(shareOf(ranks, 1)).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(ranks, 3)).toBeGreaterThanOrEqual(0.97);
    expect(shareOf(typos, 3)).toBeGreaterThanOrEqual(0.85);
    await close();
  });
});
