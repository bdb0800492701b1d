import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';

describeInBrowser('a link of another generator to a heading with "&"', (site) => {
  it.each([
    { width: 1280, height: 900 },
    { width: 390, height: 800 },
  ])('shows the heading below the header, at $width', async (viewport) => {
    const { page, faults, visit, close } = await site.open({ viewport });
    await visit('/experiments/docs/markdown/#names-with-code-amp-punctuation');
    const heading = page.locator('h3#names-with-code-punctuation');

    const places = () =>
      heading.evaluate((element) => ({
        scrolled: scrollY > 0,
        top: element.getBoundingClientRect().top,
        header: document.querySelector('header')!.getBoundingClientRect().bottom,
      }));
    await expect.poll(async () => (await places()).scrolled).toBe(true);
    const { top, header } = await places();
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 120);
    expect(faults).toEqual([]);
    await close();
  });

  it('adds nothing that is seen, read out or reached by the Tab key', async () => {
    const { page, visit, close } = await site.open();
    await visit('/experiments/docs/markdown/');
    const anchor = page.locator('[id="names-with-code-amp-punctuation"]');

    expect(await anchor.count()).toBe(1);
    expect(await anchor.textContent()).toBe('');
    expect(await anchor.evaluate(({ tabIndex }) => tabIndex)).toBe(-1);
    expect(await anchor.evaluate((element) => element.getBoundingClientRect().width)).toBe(0);
    await close();
  });
});
