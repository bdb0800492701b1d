import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';
import { isEvery } from '../everyday.ts';

const path = '/material-ui/getting-started/installation/';
const readClipboard = () => navigator.clipboard.readText();

describeInBrowser('copying code', (site) => {
  const share = shareUntilFailure(async () => {
    const window = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    // Timers do as ever, unless a test goes ahead of them.
    await window.page.clock.install();
    await window.visit(path);
    return window;
  });

  it('is done by the button, which says so for two seconds', async () => {
    const { page, faults } = await share();
    const block = page.locator('[data-code-block]:visible').first();
    const button = block.locator('.code-copy');
    await block.hover();
    await button.click();

    await expect.poll(() => button.textContent()).toBe('Copied');
    expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
    expect(await page.evaluate(readClipboard)).toBe((await block.locator('pre').textContent())?.trimEnd());
    await page.clock.fastForward(2000);
    await expect.poll(() => button.textContent(), { timeout: 1000 }).toBe('Copy');
    expect(faults).toEqual([]);
  });

  it('is done by keys for the block under the pointer or with the focus, and never against a selection: 154', async () => {
    const { page, faults } = await share();
    const block = page.locator('[data-code-block]:visible').first();
    const code = (await block.locator('pre').textContent())?.trimEnd();
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) document.title = target.dataset.gaEventAction ?? '';
      });
    });

    await block.locator('pre').focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(readClipboard)).toBe(code);
    expect(await page.title()).toBe('copy-keyboard');

    await page.evaluate(() => {
      const [word] = document.querySelector('h1')?.childNodes ?? [];
      if (word) getSelection()?.selectAllChildren(word);
      if (word) getSelection()?.setBaseAndExtent(word, 0, word, 4);
    });
    const word = await page.evaluate(() => String(getSelection()));
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(readClipboard)).toBe(word);
    expect(faults).toEqual([]);
  });

  it.runIf(isEvery)('fails silently when the clipboard is denied', async () => {
    const { page, visit, faults, close } = await site.open();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await visit(path);
    const block = page.locator('[data-code-block]:visible').first();
    await block.hover();
    await block.locator('.code-copy').click();
    await page.waitForTimeout(200);

    expect(await block.locator('.code-copy').textContent()).toBe('Copy');
    expect(faults).toEqual([]);
    await close();
  });
});

describeInBrowser('code on a phone', (site) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it('has its language and a button of 44 px above it, and one such button in a demo', async () => {
    const { page, visit, close } = await site.open(phone);
    await visit(path);
    const block = page.locator('[data-code-block]:visible:not(:has(.code-title))').first();
    const button = await block.locator('.code-copy').boundingBox();
    const language = await block.locator('.code-language').boundingBox();
    const code = await block.locator('pre code').boundingBox();
    await visit('/vitrine/');
    const buttons = page.locator('.demo').first().locator(':is([data-docs-tool="copy"], .code-copy):visible');

    expect(button!.height).toBe(44);
    expect(language!.x).toBeLessThan(button!.x);
    expect(code!.y).toBeGreaterThanOrEqual(button!.y + 44);
    expect(await buttons.count()).toBe(1);
    await close();
  });

  it('is folded between two lines in a playground', async () => {
    const { page, visit, close } = await site.open(phone);
    await visit('/x/react-charts/');
    const rest = await page
      .locator('.playground-code pre')
      .first()
      .evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        const { paddingBlockStart, lineHeight } = getComputedStyle(element);
        return (height - parseFloat(paddingBlockStart)) / parseFloat(lineHeight);
      });
    await close();

    expect(rest).toBeCloseTo(Math.round(rest), 1);
  });
});

describeInBrowser('tabs of code', (site) => {
  it.runIf(isEvery)('keep the choice that was made on an earlier page', async () => {
    const { page, visit, faults, close } = await site.open();
    await visit(path);
    const labels = page.locator('.tabs[data-docs-storage-key]').first().locator('.tabs-label');
    const second = await labels.nth(1).textContent();
    await labels.nth(1).click();
    await page.reload();

    const selection = await page
      .locator('.tabs[data-docs-storage-key]')
      .first()
      .locator('.tabs-input:checked + .tabs-label')
      .textContent();
    expect(selection).toBe(second);
    expect(faults).toEqual([]);
    await close();
  });
});
