import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { sampleKinds, samplePaths } from '../sample-paths.ts';
import { describeInBrowser } from './browser-site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe leaves to `docs check --demos`. */
const demos = ['.demo-stage'];
/** And what is the same around all pages: every day, axe reads it on the first four. */
const common = [...demos, '.header', '.side-menu', '.footer'];

/** The ways to read a page. Each page is shown wide and narrow, and axe reads it in one of the two. */
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

/** Enough for a machine that is slow or busy. All pages take many times as long. */
const timeout = isEvery ? 1_800_000 : 300_000;

describeInBrowser('every page', (site) => {
  it(
    'is accessible, does not scroll sideways, and has one title of its own and one heading of the first level: 175*, 179, 181, 187',
    async () => {
      const { page, faults, visit, close } = await site.open();
      await page.context().addInitScript({ content: axe.source });
      const titles = new Map<string, string>();
      const wrong: string[] = [];

      const all = samplePaths(site.paths);
      // Every day, every fourth kind.
      const sample = isEvery ? all : sampleKinds(all, 800).filter((_, index) => index % 4 === 0);
      for (const [index, path] of [...sample, '/404.html'].entries()) {
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
          // Eight pages in a row are read by axe in eight ways.
          const way = ways[((index >> 1) + turn) % ways.length]!;
          await showIn(page, screen, way);
          const found = [
            ...(await findOverflow(page)),
            ...(turn === index % 2
              ? await page.evaluate(runAxe, { tags, exclude: isEvery || index < 4 ? demos : common })
              : []),
          ];
          wrong.push(
            ...found.map((fault) => `${path} at ${screen.width} in ${way.colorScheme} ${way.direction}: ${fault}`),
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

/** Shows the open page in one way. */
async function showIn(
  page: Page,
  screen: (typeof screens)[number],
  { colorScheme, direction }: (typeof ways)[number],
): Promise<void> {
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme });
  await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${overflow} pixels too wide`] : [];
}

/** Runs in the page. Gives a line for each element that breaks a rule. */
async function runAxe({ tags: runOnly, exclude }: { tags: string[]; exclude: string[] }): Promise<string[]> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await engine.run({ exclude }, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}
