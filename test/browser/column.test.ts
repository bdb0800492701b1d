// The column of a page and the grid of the front page: what shares an edge, what is above the fold, and what
// stands in one column.

import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

const laptop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const columnPages = ['/material-ui/react-button/', '/x/react-charts/', '/x/react-data-grid/', '/vitrine/'];

describeInBrowser('the column of a page', (site) => {
  it.each(
    everyday(
      columnPages.flatMap((path) => [
        { path, device: 'a laptop', settings: laptop },
        { path, device: 'a phone', settings: phone },
      ]),
      8,
    ),
  )('has one edge for text, code, tables and demos: $path on $device', async ({ path, settings }) => {
    const { page, visit, close } = await site.open(settings);
    await visit(path);
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('.page-body > :is(p, ul, .code, .table-scroll, .case)')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return `${Math.round(left)}–${Math.round(right)}`;
      }),
    );
    await close();

    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size).toBe(1);
  });

  it.each(
    everyday(
      [
        '/material-ui/react-button/',
        '/material-ui/react-grid/',
        '/x/react-charts/',
        '/x/react-data-grid/',
        '/material-ui/react-autocomplete/',
        '/joy-ui/react-select/',
        '/base-ui/react-tabs/',
      ],
      7,
    ),
  )('begins its first demo above the fold of a laptop: %s', async (path) => {
    const { page, visit, close } = await site.open(laptop);
    await visit(path);
    const box = await page.locator('.prose .demo').first().boundingBox();
    await close();

    expect(box!.y).toBeLessThan(620);
  });
});

describeInBrowser('the front page', (site) => {
  it.runIf(isEvery)('has one width for all of its products, and breaks no word of its title', async () => {
    for (const width of [1440, 1100]) {
      const { page, visit, close } = await site.open({ viewport: { width, height: 900 } });
      await visit('/');
      const { rows, widths, broken } = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.product-card')].map((card) => card.getBoundingClientRect());
        const walker = document.createTreeWalker(document.querySelector('h1')!, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? '';
          for (const { 0: word, index } of text.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
          }
        }
        return {
          rows: [...new Set(cards.map(({ top }) => top))].map((rowTop) => {
            const row = cards.filter(({ top }) => top === rowTop);
            return row.map(({ left }) => Math.round(left));
          }),
          widths: [...new Set(cards.map(({ width }) => Math.round(width)))],
          broken,
        };
      });
      await close();

      expect(rows.map((lefts) => lefts.length)).toEqual([4, 3]);
      expect(rows[1]).toEqual(rows[0]?.slice(0, 3));
      expect(widths).toHaveLength(1);
      expect(broken).toEqual([]);
    }
  });

  it.runIf(isEvery)('has a card of no more than a third of the row for a single product', async () => {
    const { page, visit, close } = await site.open(laptop);
    await visit('/');
    const parts = await page.locator('.product-cards').evaluate((cards) => {
      while (cards.children.length > 1) cards.lastElementChild!.remove();
      return cards.firstElementChild!.getBoundingClientRect().width / cards.getBoundingClientRect().width;
    });
    await close();

    expect(parts).toBeLessThan(0.34);
  });

  it('has the tools of its exhibit in one row', async () => {
    const { page, visit, close } = await site.open(laptop);
    await visit('/');
    const tops = await page
      .locator('.live-exhibit-switches > *')
      .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().top)));
    await close();

    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  });
});
