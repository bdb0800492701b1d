// The menu of a page for programs that read Markdown: by keyboard, by script, and without one.

import { expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { findAxeFaults } from './part-page.ts';

const path = '/base-ui/react-tabs/';

describeInBrowser('the menu of a page’s copy', (site) => {
  it.runIf(isEvery)('copies the page by keyboard alone', async () => {
    const { page, visit, close, faults } = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(path);
    const button = page.getByRole('button', { name: 'Markdown' });
    const copy = page.getByRole('button', { name: 'Copy page as Markdown' });

    await button.focus();
    await page.keyboard.press('Enter');
    await copy.waitFor();
    await page.keyboard.press('Tab');
    expect(await copy.evaluate((element) => element === document.activeElement)).toBe(true);
    // What the libraries of the demos do is theirs.
    expect((await findAxeFaults(page)).filter((fault) => !fault.includes('Mui'))).toEqual([]);

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Page copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('```tsx title="StepFromOutside.tsx"');
    expect(copied).toBe(await (await fetch(`${site.url}/base-ui/react-tabs.md`)).text());

    await page.keyboard.press('Escape');
    await copy.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  const windows = [
    { width: 390, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const;
  it.runIf(isEvery).each(windows)('stays within the page at $width', async ({ width, colorScheme }) => {
    const { page, visit, close } = await site.open({ viewport: { width, height: 800 }, colorScheme });
    await visit(path);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => (document.documentElement.dir = value), dir);
      await page.getByRole('button', { name: 'Markdown' }).click();
      const box = await page.locator('#docs--page-copy').boundingBox();

      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
    await close();
  });

  it('leads to the copy without a script, and sends nothing before a reader follows a link', async () => {
    const { page, visit, close } = await site.open({ javaScriptEnabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(path);

    await page.getByRole('button', { name: 'Markdown' }).click();
    const links = page.locator('#docs--page-copy a');
    expect(await links.allTextContents()).toEqual(['View as Markdown', 'Open in ChatGPT', 'Open in Claude']);
    expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).count()).toBe(0);
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);

    const answer = await fetch(new URL((await links.first().getAttribute('href')) ?? '', site.url));
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    await close();
  });
});
