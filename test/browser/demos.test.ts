// Demos as a reader meets them: live without an error, with tools, sources and exports.

import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/react-button/';
const tabs = '/base-ui/react-tabs/';

/** What React keeps of a drawn component. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode?: { readonly state?: object; setState?(state: object): void } | null;
}

/** Brings every demo of the page to life, as a reader does who reads it all. */
async function readAll(page: Page): Promise<void> {
  for (const demo of await page.locator('[data-demo]').all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');
  }
}

/** Goes to a demo, and waits until it is live. */
async function meet(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');
  return demo;
}

/** A page in a window that many tests share: all of it has been read, and what was fetched is kept. */
function shareRead(site: BrowserSite, path: string) {
  return shareUntilFailure(async () => {
    const window = await site.open({
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1280, height: 400 },
    });
    const { page } = window;
    const scripts = new Map<string, Promise<Buffer>>();
    const sources: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    page.on('request', (request) => void (request.url().includes('/sources.') && sources.push(request.url())));
    await window.visit(path);
    await page.waitForLoadState('networkidle');
    await readAll(page);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 1280, height: 900 });
    return { ...window, scripts: [...scripts], sources };
  });
}

describeInBrowser('a page of a component', (site) => {
  const shared = { [button]: shareRead(site, button), [tabs]: shareRead(site, tabs) };
  describe('the demos of a page', () => {
    it.each(everyday([tabs, button] as const, 2))('come to life without an error (%s)', async (path) => {
      const { page, faults } = await shared[path]();

      expect(await page.locator('[data-demo][data-docs-failed], .demo-fault').count()).toBe(0);
      expect(faults).toEqual([]);
    });

    it.runIf(isEvery)('have the height that their authors set where they are in a frame', async () => {
      const { page, visit, close } = await site.open();
      // What the frames show does not matter here.
      await page.route('**/*', (route) =>
        route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
      );
      await visit('/material-ui/templates/');
      const heights = await page
        .locator('iframe.demo-frame')
        .evaluateAll((frames) =>
          frames.map((frame) => [Number(frame.getAttribute('height')), frame.getBoundingClientRect().height]),
        );

      expect(heights.length).toBeGreaterThan(1);
      for (const [said, shown] of heights) expect(shown).toBe(said);
      await close();
    });

    it.runIf(isEvery)('load few bytes in few files, and none of them before the first demo is in view', async () => {
      const { scripts } = await shared[button]();

      const bodies = await Promise.all(scripts.map(async ([url, body]) => ({ url, body: await body })));
      const weighed = bodies
        .map(({ url, body }) => ({ file: new URL(url).pathname, bytes: gzipSync(body, { level: 9 }).length }))
        .sort((a, b) => b.bytes - a.bytes);
      const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
      console.info(
        [
          `${weighed.length} script files, ${total} bytes`,
          ...weighed.map(({ file, bytes }) => `  ${bytes} ${file}`),
        ].join('\n'),
      );

      // One of them counts visits, where the site says so.
      expect(weighed.length).toBeLessThanOrEqual(13);
      expect(total).toBeLessThanOrEqual(150_000);
    });

    it('share no id, in a page with all of them', async () => {
      const { page } = await shared[tabs]();

      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  });

  describe('the tools of a demo', () => {
    it.runIf(isEvery).each(['rtl', 'ltr'])(
      'are one stop of the Tab key, and arrows lead from one tool to the next (%s)',
      async (direction) => {
        const { page, faults } = await shared[button]();
        const demo = await meet(page, 'BasicButtons');
        await page.evaluate((dir) => (document.body.dir = dir), direction);
        const tools = demo.locator('.demo-tools');
        const focused = () =>
          page.evaluate(
            () => (document.activeElement as HTMLElement).dataset.docsTool ?? document.activeElement?.tagName,
          );
        const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

        expect(await tools.locator('button[tabindex="0"], a[tabindex="0"]').count()).toBe(1);
        await tools.locator('[tabindex="0"]').focus();
        const first = await focused();
        await page.keyboard.press(forward!);
        const second = await focused();
        expect(second).not.toBe(undefined);
        await page.keyboard.press(forward!);
        const third = await focused();
        await page.keyboard.press(back!);
        await page.keyboard.press(back!);
        expect(await focused()).toBe(first);
        await page.keyboard.press('End');
        expect(await focused()).toBe('more');
        await page.keyboard.press(forward!);
        expect(await focused()).toBe(first);
        expect([first, third]).toEqual(['expand', 'copy']);

        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('.demo-tools') === null)).toBe(true);
        await page.evaluate(() => document.body.removeAttribute('dir'));
        expect(faults).toEqual([]);
      },
    );

    it('fetch the full source when it is asked for, with a tab for each file', async () => {
      const { page, faults, sources } = await shared[tabs]();
      const demo = await meet(page, 'TabsIntro');
      const expand = demo.locator('[data-docs-tool="expand"]');
      expect(sources).toEqual([]);

      await expand.click();
      await demo.locator('.demo-whole:visible').waitFor();
      expect(await demo.locator('.demo-whole:visible pre').textContent()).toContain('export default function');
      expect(await expand.getAttribute('aria-expanded')).toBe('true');
      await expand.click();
      await demo.locator('.demo-full').waitFor({ state: 'hidden' });
      await expand.click();
      await demo.locator('.demo-whole:visible').waitFor();

      expect(sources).toHaveLength(1);
      expect(faults).toEqual([]);
    });

    it('copy the source, and reset the demo', async () => {
      const { page, faults } = await shared[tabs]();
      const demo = await meet(page, 'TabsIntro');
      await demo.locator('[data-docs-tool="copy"]').click();
      await expect.poll(() => demo.locator('.demo-status').textContent()).toBe('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import [^]*export default function/);

      const part = demo.locator('.demo-root:visible');
      const selectedTab = () => part.locator('[role="tab"][aria-selected="true"]').textContent();
      const before = await selectedTab();
      await part.getByRole('tab').last().click();
      await expect.poll(selectedTab).not.toBe(before);
      await demo.locator('[data-docs-tool="more"]').click();
      await demo.locator('[data-docs-tool="reset"]').click();
      await expect.poll(selectedTab).toBe(before);
      expect(faults).toEqual([]);
    });

    it('choose the styling, of the component and of its source', async () => {
      const { page, faults } = await shared[tabs]();
      const demo = await meet(page, 'TabsIntro');
      const part = demo.locator('.demo-root:visible');
      if ((await demo.locator('[data-docs-tool="expand"]').getAttribute('aria-expanded')) !== 'true')
        await demo.locator('[data-docs-tool="expand"]').click();
      await demo.locator('[data-docs-tool="styling"][data-docs-value="css"]').click();

      await expect
        .poll(() => demo.locator('.demo-full [role="tab"]').allTextContents())
        .toEqual(['css/index.tsx', 'styles.css']);
      await demo.locator('.demo-full [role="tab"]').first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await demo.locator('.demo-whole:visible pre').textContent()).toContain('{');
      expect(await demo.locator('.demo-full [role="tab"]').last().getAttribute('aria-selected')).toBe('true');

      expect(await part.getAttribute('data-docs-key')).toBe('TabsIntro/css');
      await part.getByRole('tab').nth(1).click();
      await expect.poll(() => part.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');

      await page.reload();
      expect(await page.locator('html').getAttribute('data-code-styling')).toBe('css');
      expect(await page.locator('[data-demo="TabsIntro"] .demo-root:visible').getAttribute('data-docs-key')).toBe(
        'TabsIntro/css',
      );
      expect(faults).toEqual([]);
    });

    it.runIf(isEvery)('change the direction and the mode of that demo alone', async () => {
      const { page, faults } = await shared[button]();
      const demo = await meet(page, 'IconLabelButtons');
      const other = await meet(page, 'BasicButtons');
      const colorOf = (part: Locator) =>
        part
          .locator('.demo-root button')
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      const before = { own: await colorOf(demo), other: await colorOf(other) };
      const margin = () =>
        demo
          .locator('.MuiButton-startIcon')
          .first()
          .evaluate((element) => getComputedStyle(element).marginRight);
      expect(await margin()).toBe('8px');

      await demo.locator('[data-docs-tool="more"]').click();
      await demo.locator('[data-docs-tool="direction"]').click();
      await expect.poll(margin).toBe('-4px');
      await demo.locator('[data-docs-tool="mode"]').click();
      await expect.poll(() => demo.locator('.demo-stage').getAttribute('data-mode')).toBe('dark');

      expect(await colorOf(other)).toBe(before.other);
      expect(await other.locator('.demo-stage').getAttribute('data-mode')).toBeNull();
      expect(faults).toEqual([]);
    });

    it('open the links of the demo', async () => {
      const { page, faults } = await shared[button]();
      const demo = await meet(page, 'BasicButtons');
      const more = demo.locator('[data-docs-tool="more"]');
      await more.click();
      const links = demo.locator('[data-docs-tool="more"] + .demo-links');
      await links.waitFor({ state: 'visible' });
      expect(await more.getAttribute('aria-expanded')).toBe('true');
      await links.locator('[data-docs-tool="link"][data-docs-value="JS"]').click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/\/material-ui\/react-button\/#BasicButtons\.js$/);
      await links.waitFor({ state: 'hidden' });
      expect(faults).toEqual([]);
    });

    it.runIf(isEvery)('choose the language, for every demo and for later visits', async () => {
      const { page, faults } = await shared[button]();
      const demo = await meet(page, 'ToggleButtons');
      await demo.locator('[data-docs-tool="expand"]').click();
      const code = demo.locator('.demo-whole:visible pre').first();
      await expect.poll(() => code.textContent()).toContain('useState<string[]>');

      await demo.locator('[data-docs-tool="variant"][data-docs-value="JS"]').click();
      await expect.poll(() => code.textContent()).toContain("useState(['bold'])");
      expect(await demo.locator('[data-docs-tool="variant"][data-docs-value="JS"]').getAttribute('aria-pressed')).toBe(
        'true',
      );

      await page.reload();
      expect(await page.locator('html').getAttribute('data-code-variant')).toBe('JS');
      expect(faults).toEqual([]);
    });
  });

  describe('a link to a demo', () => {
    it.runIf(isEvery)('opens its source in the language that it names', async () => {
      const { page, visit, faults, close } = await site.open();
      await visit(`${button}#BasicButtons.js`);
      const demo = await meet(page, 'BasicButtons');
      await demo.locator('.demo-whole:visible').waitFor();

      expect(await demo.locator('[data-docs-tool="expand"]').getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('html').getAttribute('data-code-variant')).toBe('JS');
      expect(
        await demo.evaluate(
          (element) => element.getBoundingClientRect().top < innerHeight && element.getBoundingClientRect().bottom > 0,
        ),
      ).toBe(true);
      expect(faults).toEqual([]);
      await close();
    });
  });

  describe('a demo that breaks', () => {
    it('leaves the page and the other demos alive: 158', async () => {
      const { page } = await shared[tabs]();
      const demo = await meet(page, 'TabsIntro');
      // As when a part of the demo throws: no demo of this site can be made to.
      await demo.locator('.demo-root:visible').evaluate((root) => {
        const tab: object = root.querySelectorAll('[role="tab"]')[1] ?? {};
        const [, fiber] = Object.entries(tab).find(([name]) => name.startsWith('__reactFiber')) ?? [];
        for (let node = fiber as Fiber | null; node; node = node.return) {
          if (node.stateNode?.state && 'hasFailed' in node.stateNode.state)
            return node.stateNode.setState?.({ hasFailed: true, error: new Error('boom') });
        }
        throw new Error('There is no boundary around the demo');
      });

      const notice = demo.locator('.demo-fault');
      await notice.waitFor();
      expect(await notice.locator('pre').textContent()).toBe('boom');
      const expand = demo.locator('[data-docs-tool="expand"]');
      if ((await expand.getAttribute('aria-expanded')) !== 'true') await expand.click();
      await demo.locator('.demo-whole:visible').waitFor();
      await notice.getByRole('button').click();
      await expect.poll(() => demo.locator('.demo-root:visible').getByRole('tab').count()).toBeGreaterThan(0);
    });
  });

  describe('a demo without script', () => {
    it('shows its component and the lines that matter, and no tools that need a script', async () => {
      const { page, visit, close } = await site.open({ javaScriptEnabled: false });
      await visit(button);
      const demo = page.locator('[data-demo="BasicButtons"]');

      expect(await demo.locator('.demo-root button').first().isVisible()).toBe(true);
      expect(await demo.locator('.demo-preview:visible pre').textContent()).toContain('<Button');
      expect(await demo.locator('.demo-tools button:visible').count()).toBe(0);
      expect(
        await demo
          .locator('.demo-root button')
          .first()
          .evaluate((element) => getComputedStyle(element).paddingTop),
      ).toBe('6px');
      await demo.locator('.demo-more').click();
      await page.waitForURL('**/demo/BasicButtons/');
      await close();
    });
  });
});
