// A dark colour of the reader's own, on dark pages: what is written in it or on it can be read, and what is
// drawn in it can be seen, in the page and in the demos of every product.

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';
import { contrastOf } from './contrast-of.ts';
import { wakeDemos } from './wake-demos.ts';

const colors = ['#101418', '#3e2723'];
const paths = [
  '/material-ui/react-tabs/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/base-ui/react-tabs/',
  '/joy-ui/react-card/',
  '/system/react-box/',
  '/x/react-date-pickers/',
  '/x/react-charts/',
];

async function openDark(site: BrowserSite, color: string) {
  const window = await site.open({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });
  await window.page.addInitScript(
    (color) => Object.assign(localStorage, { mode: 'dark', primary: color, secondary: color }),
    color,
  );
  return window;
}

/** Lists the texts that axe finds too faint. What is disabled may be; Joy UI says so only when it is live. */
async function listFaint(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await engine.run(
      { include: [selector], exclude: ['.Mui-disabled'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    return violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ html, any }) => `${html.slice(0, 120)}: ${(any[0]?.data as { contrastRatio?: number })?.contrastRatio}`,
      ),
    );
  }, part);
}

describeInBrowser('a dark colour on dark pages', (site) => {
  it.runIf(isEvery).each(colors)(
    'leaves all text readable: %s',
    async (color) => {
      const { page, faults, visit, close } = await openDark(site, color);
      const faint: Record<string, readonly string[]> = {};
      for (const path of everyday(paths, paths.length)) {
        await visit(path);
        faint[path] = await listFaint(page, 'html');
        await wakeDemos(page);
        // Nothing else has changed.
        faint[`${path} when its demos are live`] = await listFaint(page, '[data-demo]');
      }

      expect(Object.entries(faint).filter(([, texts]) => texts.length > 0)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
    240_000,
  );

  it.runIf(isEvery).each([
    ['/material-ui/react-button/', 'BasicButtons', '.MuiButton-contained', 'backgroundColor'],
    ['/material-ui/react-tabs/', 'BasicTabs', '.MuiTabs-indicator', 'backgroundColor'],
    ['/joy-ui/react-button/', 'ButtonVariants', '.MuiButton-variantSolid', 'backgroundColor'],
  ] as const)(
    'gives controls enough contrast with their ground: %s',
    async (path, demo, part, property) => {
      for (const color of everyday(colors, 2)) {
        const { page, visit, close } = await openDark(site, color);
        await visit(path);
        const stage = page.locator(`[data-demo="${demo}"]`);
        // Found and read in one step: React may put another element in its place while it takes over.
        const read = () =>
          stage.evaluate(
            (root, { part, property }) => {
              const element = root.querySelector(part);
              const ground = element?.closest('.demo-stage');
              return element && ground
                ? { color: getComputedStyle(element)[property], ground: getComputedStyle(ground).backgroundColor }
                : null;
            },
            { part, property },
          );
        const before = await read();
        await stage.scrollIntoViewIfNeeded();
        await expect.poll(() => stage.getAttribute('data-hydrated')).toBe('');
        let after: typeof before = null;
        await expect.poll(async () => (after = await read())).not.toBeNull();

        for (const seen of [before, after])
          expect(await contrastOf(page, seen!.color, seen!.ground)).toBeGreaterThanOrEqual(3);
        await close();
      }
    },
    120_000,
  );

  it('gives the page’s own controls enough contrast', async () => {
    for (const color of everyday(colors, 2)) {
      const { page, visit, close } = await openDark(site, color);
      await visit('/versions/');
      const { accent, paper, onAccent } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        const read = (value: string) => {
          probe.style.color = value;
          return getComputedStyle(probe).color;
        };
        return { accent: read('var(--accent)'), paper: read('var(--paper)'), onAccent: read('var(--on-accent)') };
      });

      expect(await contrastOf(page, accent, paper)).toBeGreaterThanOrEqual(4.5);
      expect(await contrastOf(page, onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      await close();
    }
  });
});
