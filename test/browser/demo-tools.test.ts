// The row of tools of a demo, and the place and size of playgrounds and tabs.

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';
import { findAxeFaults } from './part-page.ts';
import { contrastOf } from './contrast-of.ts';

const button = '/material-ui/react-button/';
/** What is looked at every day of the pages of components: some with a playground, one of them with tabs. */
const daily = ['/base-ui/react-button/', '/joy-ui/react-input/', '/material-ui/react-chip/'];
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describeInBrowser('a page with demos', (site) => {
  const openButton = async (options: Parameters<typeof site.open>[0]) => {
    const window = await site.open(options);
    // Timers do as ever, unless a test goes ahead of them.
    await window.page.clock.install();
    await window.visit(button);
    const playground = window.page.locator('.playground');
    await playground.scrollIntoViewIfNeeded();
    await window.page.locator('.playground[data-hydrated]').waitFor();
    return { ...window, playground };
  };
  const onPhone = shareUntilFailure(() => openButton({ viewport: phone, hasTouch: true, isMobile: true }));
  const onDesktop = shareUntilFailure(() => openButton({ viewport: wide }));

  describe('the tools of a demo', () => {
    it.each(everyday([360, 1440], 2))('are Edit, Copy, "Open in …" and "More" in one row at %s px', async (width) => {
      const { page } = width < 500 ? await onPhone() : await onDesktop();
      await page.setViewportSize({ width, height: 800 });
      const demo = page.locator('[data-demo=BasicButtons]');
      await demo.scrollIntoViewIfNeeded();
      await page.locator('[data-demo=BasicButtons][data-hydrated]').waitFor();
      const row = await demo
        .locator('.demo-tools')
        .evaluate((tools) =>
          [...tools.querySelectorAll<HTMLElement>('button, a')]
            .filter((tool) => tool.getClientRects().length > 0)
            .map((tool) => ({ tool: tool.dataset.docsTool, ...tool.getBoundingClientRect().toJSON() })),
        );

      expect(row.map(({ tool }) => tool)).toEqual(['expand', 'edit', 'copy', 'open', 'more']);
      expect(new Set(row.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
      expect(row.filter(({ width: wide, height }) => wide < 24 || height < 24)).toEqual([]);

      await demo.locator('[data-docs-tool=expand]').click();
      await demo.locator('.demo-variants').waitFor();
      const middles = await demo
        .locator('.demo-tools > :is(button:not(.toggle-button))')
        .evaluateAll((tools) =>
          tools.map((tool) => tool.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
        );
      expect(new Set(middles.map(Math.round)).size).toBe(1);
    });

    it.runIf(isEvery)('keep the other tools behind "More", and the exports behind "Open in …"', async () => {
      const { page, faults } = await onDesktop();
      const demo = page.locator('[data-demo=BasicButtons]');
      await demo.scrollIntoViewIfNeeded();
      await page.locator('[data-demo=BasicButtons][data-hydrated]').waitFor();

      await demo.locator('[data-docs-tool=open]').click();
      const open = demo.locator('.demo-links:popover-open');
      await open.waitFor();
      expect(await open.locator('button, a').allInnerTexts()).toEqual([
        'Open in CodeSandbox',
        'Open in StackBlitz',
        'Open the demo on a page of its own',
      ]);
      expect(await demo.locator('[data-docs-tool=open]').getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => demo.locator('[data-docs-tool=open]').getAttribute('aria-expanded')).toBe('false');

      await demo.locator('[data-docs-tool=more]').click();
      const more = demo.locator('.demo-links:popover-open');
      await demo.locator('[data-docs-tool=more]').hover();
      await page.clock.fastForward(700);
      expect(await page.locator('[role=tooltip]:popover-open').count()).toBe(0);
      await more.locator('[data-docs-tool=mode]').click();
      await expect.poll(() => more.locator('[data-docs-tool=mode]').getAttribute('aria-pressed')).toBe('true');
      expect(await demo.locator('.demo-stage').getAttribute('data-mode')).toBe('dark');
      expect(await findAxeFaults(page, '[data-demo=BasicButtons]')).toEqual([]);
      await more.locator('[data-docs-tool=reset]').click();
      await expect.poll(() => more.count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  describe('a page of a component', () => {
    it.runIf(isEvery)(
      'has its tabs right under the lead, and its playground after one section at most, with no tall parts',
      async () => {
        const { page, visit, close } = await site.open({ viewport: wide });
        const touch = await page.context().newCDPSession(page);
        const showOn = async (size: typeof wide) => {
          await touch.send('Emulation.setTouchEmulationEnabled', { enabled: size === phone });
          await page.setViewportSize(size);
        };
        const found: { path: string; gap?: number; playground?: { headings: number; isFew: boolean } }[] = [];
        const heights: Record<string, number> = {};
        const readOn: Record<'wide' | 'phone', (path: string) => Promise<void>> = {
          wide: async (path) => {
            const { height, ...layout } = await page.evaluate(readLayout);
            found.push({ path, ...layout });
            if (height !== undefined) heights[`${path}, wide`] = height;
          },
          phone: async (path) => {
            const { height } = await page.evaluate(readLayout);
            if (height !== undefined) heights[`${path}, on a phone`] = height;
          },
        };

        // Each page is opened once, in the size of the one before it, and then shown in the other.
        const paths = isEvery ? site.paths.filter((path) => /\/(react-[^/]+|icons)\/$/.test(path)) : daily;
        for (const [index, path] of paths.entries()) {
          const [first, then] = index % 2 === 0 ? (['wide', 'phone'] as const) : (['phone', 'wide'] as const);
          await visit(path);
          await readOn[first](path);
          await showOn(then === 'wide' ? wide : phone);
          await readOn[then](path);
        }

        const tabs = found.filter(({ path }) => path.startsWith('/base-ui/react-'));
        expect(tabs.length).toBeGreaterThan(0);
        expect(tabs.filter(({ gap = -1 }) => gap < 0 || gap > 48)).toEqual([]);
        const playgrounds = found.filter(({ path, playground }) => playground && !path.endsWith('/icons/'));
        expect(playgrounds.length).toBeGreaterThan(isEvery ? 10 : 2);
        expect(playgrounds.filter(({ playground }) => (playground?.headings ?? 2) > 1 || !playground?.isFew)).toEqual(
          [],
        );
        // 400 for what it shows, 163 for seven lines of code, 46 for "Show all", 61 for tools and edges.
        expect(Object.entries(heights).filter(([, height]) => height > 670)).toEqual([]);
        const low = ['/material-ui/react-button/', '/material-ui/react-chip/', '/base-ui/react-button/'];
        // Six props are beside a small component, none of them cut.
        for (const path of low) expect(heights[`${path}, wide`] ?? 0).toBeLessThan(450);
        await close();
      },
      300_000,
    );

    it('has a playground whose props are behind a tool on a phone', async () => {
      const { page, playground } = await onPhone();
      await page.setViewportSize(phone);
      const fold = playground.getByRole('button', { name: 'Props', exact: true });
      expect(await playground.locator('.playground-controls').isVisible()).toBe(false);
      await fold.click();
      expect(await fold.getAttribute('aria-expanded')).toBe('true');
      await playground.getByLabel('color').selectOption('error');
      await expect.poll(() => playground.locator('.playground-code code').textContent()).toContain('color="error"');
      await fold.click();
      expect(await playground.locator('.playground-controls').isVisible()).toBe(false);
    });

    it.runIf(isEvery)('opens the other props by "All props"', async () => {
      const { playground } = await onDesktop();
      const shown = () => playground.locator(':is(.playground-field, .playground-switch):visible').count();
      expect(await shown()).toBe(6);
      await playground.getByText('All props').click();
      await expect.poll(shown).toBeGreaterThan(6);
      await playground.getByRole('switch', { name: 'fullWidth' }).check();
      await expect.poll(() => playground.locator('.playground-code code').textContent()).toContain('fullWidth');
      await playground.getByText('All props').click();
    });
  });

  describe('a playground', () => {
    it.each(['light', 'dark'] as const)(
      'has a contrast of 3 : 1 at its fields and pressed buttons, in %s',
      async (colorScheme) => {
        const { page } = await onDesktop();
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(colorScheme);
        const ratios = await readRatios(page);

        expect(ratios.length).toBeGreaterThan(5);
        expect(ratios.filter(({ ratio }) => ratio < 3)).toEqual([]);
      },
    );

    it.runIf(isEvery)('and an inline demo keep all their corners', async () => {
      const { page, visit } = await onDesktop();
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
      await page
        .locator('.playground')
        .evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = (await page.locator('.playground').boundingBox())!;
      const paper = await readPixel(page, box.x - 6, box.y - 6);
      for (const [x, y] of [
        [box.x + 1, box.y + 1],
        [box.x + box.width - 2, box.y + 1],
        [box.x + 1, box.y + box.height - 2],
        [box.x + box.width - 2, box.y + box.height - 2],
      ])
        expect(await readPixel(page, x!, y!)).toEqual(paper);

      await visit('/x/react-data-grid/');
      expect(
        await page
          .locator('.demo-inline')
          .first()
          .evaluate((stage) => getComputedStyle(stage).borderTopLeftRadius),
      ).toBe('0px');
    });
  });
});

/** Runs in the page: where its tabs are, and the facts of its playground. */
function readLayout() {
  const lead = document.querySelector('.description');
  const tabs = document.querySelector('.page-tabs');
  const gap = lead && tabs ? tabs.getBoundingClientRect().top - lead.getBoundingClientRect().bottom : undefined;
  const playground = document.querySelector('.playground');
  if (!playground) return { gap };

  const headings = [...document.querySelectorAll('.page-body h2')].filter(
    (heading) => heading.compareDocumentPosition(playground) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const props = [...playground.querySelectorAll('.playground-controls :is(.playground-field, .playground-switch)')];
  return {
    gap,
    height: playground.getBoundingClientRect().height,
    playground: { headings: headings.length, isFew: props.filter((prop) => prop.checkVisibility()).length <= 6 },
  };
}

/** Reads the colour of one pixel of what the window shows. */
async function readPixel(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 } });
  return page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data];
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** The contrast of each border of a field, and of each pressed button, against what lies around it. */
async function readRatios(page: Page): Promise<{ name: string; ratio: number }[]> {
  const colors = await page.locator('.playground-controls').evaluate((controls) => {
    const ground = getComputedStyle(controls.closest('.case')!).backgroundColor;
    const fields = [...controls.querySelectorAll('.playground-input, select, .toggle-button')];
    return fields.map((field) => {
      const style = getComputedStyle(field);
      return { name: `${field.tagName} ${field.textContent?.slice(0, 20)}`, color: style.borderTopColor, ground };
    });
  });
  return Promise.all(
    colors.map(async ({ name, color, ground }) => ({ name, ratio: await contrastOf(page, color, ground) })),
  );
}
