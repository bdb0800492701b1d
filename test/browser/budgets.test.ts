// What a page costs its reader, as gzip bytes, printed as a table.

import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';

const kB = 1024;

/** Adds up what a page loads. */
function weigh(page: Page): { script(): Promise<number>; style(): Promise<number> } {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const add = async (type: string) => {
    const bodies = await Promise.all(
      responses.filter((response) => response.request().resourceType() === type).map((response) => response.body()),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
  return { script: () => add('script'), style: () => add('stylesheet') };
}

describeInBrowser('a page of prose', (site) => {
  it('stays within the budgets', async () => {
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
      { part: 'with React', bytes: await weight.script(), budget: 60 * kB },
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
