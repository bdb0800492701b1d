// Demos of a page in Chromium are brought to life, as by a reader who comes to them.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls to every demo of the page, or to the one that is named, and waits until what was scrolled to is live. */
export async function wakeDemos(page: Page, name?: string): Promise<void> {
  const demos = name === undefined ? ':is([data-demo], [data-docs-playground])' : `[data-demo="${name}"]`;
  await page.evaluate(async (selector) => {
    for (const demo of document.querySelectorAll(selector)) {
      if (demo.matches('[data-hydrated]')) continue;
      demo.scrollIntoView({ block: 'center', behavior: 'instant' });
      // An observer hears of it after the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  }, demos);

  await expect
    .poll(() =>
      page
        .locator(`${demos}:not([data-hydrated])`)
        .evaluateAll((asleep) => asleep.map((demo) => (demo as HTMLElement).dataset.demo ?? 'playground')),
    )
    .toEqual([]);
}
