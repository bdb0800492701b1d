import { expect, it } from 'vitest';
import { everyday } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

describeInBrowser('a link of another generator to a heading with "&"', (site) => {
  const sizes = [
    { width: 1280, height: 900 },
    { width: 390, height: 800 },
  ];
  const windows = sizes.map((viewport) =>
    shareUntilFailure(async () => {
      const window = await site.open({ viewport });
      await window.visit('/experiments/docs/markdown/#names-with-code-amp-punctuation');
      return window;
    }),
  );

  it.each(everyday(sizes, 2))('shows the heading below the header, at $width', async (viewport) => {
    const { page, faults } = await windows[sizes.indexOf(viewport)]!();
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
  });

  it('adds nothing that is seen, read out or reached by the Tab key', async () => {
    const { page } = await windows[0]!();
    const anchor = page.locator('[id="names-with-code-amp-punctuation"]');

    expect(await anchor.count()).toBe(1);
    expect(await anchor.textContent()).toBe('');
    expect(await anchor.evaluate(({ tabIndex }) => tabIndex)).toBe(-1);
    expect(await anchor.evaluate((element) => element.getBoundingClientRect().width)).toBe(0);
  });
});
