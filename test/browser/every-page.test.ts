import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePaths } from '../sample-paths.ts';
import { describeInBrowser } from './browser-site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What hangs on colours and on places. The rest of what axe looks at is in the elements: it is the
 * same both times but for the frame, and every second page is looked at whole where it is narrow.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** The four ways to read a page. Each page is read in two of them, wide and narrow. */
const ways = [
  { colorScheme: 'light', direction: 'ltr' },
  { colorScheme: 'dark', direction: 'rtl' },
  { colorScheme: 'light', direction: 'rtl' },
  { colorScheme: 'dark', direction: 'ltr' },
] as const;
const screens = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
] as const;

/** Enough for a slow machine: there are many pages. */
const timeout = 300_000;

describeInBrowser('every page', (site) => {
  it(
    'is accessible, does not scroll sideways, and has one title of its own and one heading of the first level: 175*, 179, 181, 187',
    async () => {
      const { page, faults, visit, close } = await site.open();
      await page.context().addInitScript({ content: axe.source });
      const titles = new Map<string, string>();
      const wrong: string[] = [];

      for (const [index, path] of [...samplePaths(site.paths), '/404.html'].entries()) {
        await visit(path);
        const { title, headings } = await page.evaluate(() => ({
          title: document.title,
          headings: document.querySelectorAll('h1').length,
        }));
        if (headings !== 1) wrong.push(`${path} has ${headings} h1`);
        const other = titles.get(title);
        if (other) wrong.push(`${path} and ${other} are both called "${title}"`);
        titles.set(title, path);

        for (const [turn, screen] of screens.entries()) {
          const way = ways[(index + turn) % ways.length]!;
          const only = turn === index % 2 ? tags : rulesOfLooks;
          wrong.push(
            ...(await readIn(page, screen, { ...way, only })).map(
              (fault) => `${path} at ${screen.width} in ${way.colorScheme} ${way.direction}: ${fault}`,
            ),
          );
        }
      }

      expect(wrong).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
    timeout,
  );
});

/** Shows the open page in one way, and gives a line for each fault. */
async function readIn(
  page: Page,
  screen: (typeof screens)[number],
  { colorScheme, direction, only }: (typeof ways)[number] & { only: string[] },
): Promise<string[]> {
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme });
  await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const violations = await page.evaluate(runAxe, only);
  return overflow > 0 ? [`${overflow} pixels too wide`, ...violations] : violations;
}

/** Runs in the page, and leaves the demos to `docs check --demos`. Gives a line for each element that breaks a rule. */
async function runAxe(only: string[]): Promise<string[]> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await engine.run({ exclude: ['.demo-stage'] }, { runOnly: only, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}
