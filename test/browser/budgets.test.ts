// What a page costs its reader, as gzip bytes, printed as a table.

import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';
import { isEvery } from '../everyday.ts';

const kB = 1024;

/** Adds up what a page loads. */
function weigh(page: Page): {
  script(isCounted?: (address: string) => boolean): Promise<number>;
  style(): Promise<number>;
} {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const add = async (type: string, isCounted = (_address: string) => true) => {
    const bodies = await Promise.all(
      responses
        .filter((response) => response.request().resourceType() === type && isCounted(response.url()))
        .map((response) => response.body()),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
  return { script: (isCounted) => add('script', isCounted), style: () => add('stylesheet') };
}

describeInBrowser('a page of prose', (site) => {
  it('stays within the budgets: 135', async () => {
    const { page, visit, close } = await site.open();
    const weight = weigh(page);
    await visit('/material-ui/getting-started/installation/');
    await page.waitForLoadState('networkidle');
    const inline = await page
      .locator('script:not([src]):not([type])')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? '').join(''));
    const before = await weight.script();

    await page
      .getByRole('button', { name: /settings/i })
      .first()
      .click();
    await page.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const rows = [
      { part: 'inline script', bytes: gzipSync(inline, { level: 9 }).length, budget: kB },
      { part: 'script of a prose page', bytes: before, budget: 8 * kB },
      { part: 'with settings, React 18', bytes: await weight.script(), budget: 60 * kB },
      { part: 'style sheet', bytes: await weight.style(), budget: 16 * kB },
    ];
    await close();

    console.log(
      rows.map(({ part, bytes, budget }) => `${part.padEnd(24)}${String(bytes).padStart(8)} of ${budget}`).join('\n'),
    );
    expect(rows.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
    expect(rows.every(({ bytes }) => bytes > 0)).toBe(true);
  });
});

describeInBrowser('a page with demos, a playground and a question at its end', (site) => {
  it.runIf(isEvery)('loads no more of the engine than `docs check` weighs', async () => {
    const { page, visit, close } = await site.open();
    const weight = weigh(page);
    await visit('/material-ui/react-button/');
    await page.locator('[data-island="Demo"][data-hydrated]').first().waitFor({ state: 'attached' });
    await page.locator('[data-island="Feedback"]').scrollIntoViewIfNeeded();
    await page.locator('[data-island="Feedback"][data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const isEngine = (address: string) => !/\/_app\/(?:demos|library|react)\.|\/early\./.test(address);
    const engine = await weight.script(isEngine);
    const files = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    await close();

    console.log(`script of islands ${engine} of ${24 * kB}, in ${files} files with React and demos`);
    expect(engine).toBeGreaterThan(10 * kB);
    expect(engine).toBeLessThanOrEqual(24 * kB);
    // Analytics and the reading of its answers come on top of the twelve of a page with demos.
    expect(files).toBeLessThanOrEqual(14);
  });
});
