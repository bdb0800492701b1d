// A page in English that its reader has turned round: it begins at the right, and its sentences still
// read as English does, with their marks behind them.

import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

const paths = [
  '/material-ui/react-button/',
  '/',
  '/base-ui/react-tabs/',
  '/material-ui/api/button/',
  '/404.html',
  '/blog/',
];

/** Lists the texts outside demos and code whose last mark is shown before the letter that it follows. */
function listTurned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const rectAt = (node: Node, index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trimEnd();
      const parent = node.parentElement!;
      if (!/[a-z][.?!:…]$/i.test(text) || parent.closest('.demo-stage, script, style, pre, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const [letter, mark] = [rectAt(node, text.length - 2), rectAt(node, text.length - 1)];
      const isOnOneLine = Math.abs(letter.top - mark.top) < 4 && letter.width > 0 && mark.width > 0;
      if (isOnOneLine && mark.left < letter.left)
        turned.push(`${parent.tagName}.${parent.className}: ${text.slice(-40)}`);
    }
    return [...new Set(turned)];
  });
}

describeInBrowser('a page that its reader has turned round', (site) => {
  const widths = [1440, 390];
  const turned: Record<number, Record<string, string[]>> = {};
  let gaps: readonly number[] = [];
  beforeAll(async () => {
    const { page, visit, close } = await site.open();
    await page.addInitScript(() => Object.assign(localStorage, { direction: 'rtl', apiPage_default: 'expanded' }));
    for (const path of paths) {
      await visit(path);
      if (path === '/material-ui/react-button/') gaps = await measureGaps(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await listTurned(page);
        turned[width] = { ...turned[width], ...(found.length > 0 ? { [path]: found } : {}) };
      }
    }
    await close();
  });

  it.runIf(isEvery).each(widths)('keeps the order of its sentences, at %s px', (width) => {
    expect(turned[width]).toEqual({});
  });

  it.runIf(isEvery)('keeps code at the left, also in a list', async () => {
    const { page, visit, close } = await site.open();
    await page.addInitScript(() => Object.assign(localStorage, { direction: 'rtl' }));
    await visit('/experiments/docs/markdown/');
    const gap = await page.evaluate(() => {
      const [item, figure] = [document.querySelector('.prose li'), document.querySelector('.prose figure.code')];
      if (!item || !figure) return undefined;
      item.append(figure);
      const code = figure.querySelector('code');
      if (code) code.textContent = 'short';
      const range = document.createRange();
      range.selectNodeContents(code ?? figure);
      const left = Math.min(...[...range.getClientRects()].map((line) => line.left));
      return Math.abs(left - (code?.getBoundingClientRect().left ?? 0));
    });

    expect(gap).toBeLessThan(40);
    await close();
  });

  it('has the link of a heading beside its words, at the end of the last line, on the screen', async () => {
    const { page, visit, close } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => Object.assign(localStorage, { direction: 'rtl' }));
    await visit('/material-ui/getting-started/');
    const headings = await page.locator('.prose :is(h2, h3):has(> .anchor)').evaluateAll((elements) =>
      elements.map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        range.setEndBefore(heading.querySelector('.anchor')!);
        const words = [...range.getClientRects()];
        const last = words.at(-1)!;
        // The link also has an invisible mark at the end of the words.
        const parts = [...heading.querySelector('.anchor')!.getClientRects()];
        const link = parts.sort((one, other) => one.left - other.left)[0]!;
        return {
          lines: words.length,
          start: link.left,
          gap: last.left - link.right,
          isOnLine: link.top < last.bottom && link.bottom > last.top,
          indents: words.map(({ right }) => heading.getBoundingClientRect().right - right),
        };
      }),
    );
    await close();

    expect(Math.max(...headings.map(({ lines }) => lines))).toBeGreaterThan(1);
    expect(headings.filter(({ isOnLine, gap, start }) => !isOnLine || gap < 0 || start < 0)).toEqual([]);
    expect(headings.filter(({ gap }) => gap > 8)).toEqual([]);
    expect(headings.flatMap(({ indents }) => indents).filter((indent) => Math.abs(indent) > 1)).toEqual([]);
  });

  it('has a menu whose open groups point down', async () => {
    const { page, visit, close } = await site.open();
    await page.addInitScript(() => Object.assign(localStorage, { direction: 'rtl' }));
    await visit('/material-ui/react-button/');
    const chevrons = await page.locator('.menu details > summary > .menu-chevron').evaluateAll((icons) =>
      icons.map((icon) => {
        const toScreen = (icon as SVGSVGElement).getScreenCTM()!;
        // The tip of the drawing, and the middle of its square.
        const [tip, middle] = [new DOMPoint(15.5, 12), new DOMPoint(12, 12)].map((point) =>
          point.matrixTransform(toScreen),
        );
        const isDown = tip!.y - middle!.y > 1;
        return {
          isOpen: icon.closest('details')!.open,
          points: isDown ? 'down' : tip!.x < middle!.x ? 'left' : 'right',
        };
      }),
    );
    await close();

    expect(chevrons.some(({ isOpen }) => isOpen)).toBe(true);
    expect(chevrons.filter(({ isOpen, points }) => points !== (isOpen ? 'down' : 'left'))).toEqual([]);
  });

  it.runIf(isEvery)('begins its lines at the right', () => {
    expect(gaps.length).toBeGreaterThan(20);
    // Code at the end of a line has a padding of four.
    expect(gaps.filter((gap) => gap > 4.5)).toEqual([]);
  });
});

/** Measures how far the texts of a page begin from its right side. */
function measureGaps(page: Page): Promise<number[]> {
  return page.locator('.prose > p, .prose > h1, .prose > h2').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      return element.getBoundingClientRect().right - Math.max(...lines.map(({ right }) => right));
    }),
  );
}
