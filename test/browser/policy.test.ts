// Pages of the own site under their content security policy: whatever a reader does, nothing is refused.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyday } from '../everyday.ts';
import { describeInBrowser, type BrowserSite, type Window } from './browser-site.ts';

interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
  readonly place: string;
}

type Deed = (page: Page) => Promise<void>;

/** Pages of every kind, and what is done on them besides being read to their end; every day, the first of sixteen. */
const visits: readonly (readonly [path: string, ...deeds: Deed[]])[] = [
  ['/', search],
  ['/material-ui/react-text-field/', wakeDemos],
  ['/material-ui/react-tabs/', wakeDemos],
  ['/material-ui/api/button/', filterApi],
  ['/material-ui/getting-started/installation/', openSettings, openMenuGroup, copyCode],
  ['/material-ui/guides/localization/', wakeDemos],
  ['/material-ui/customization/dark-mode/', openSettings],
  ['/joy-ui/react-select/', wakeDemos],
  ['/material-ui/react-button/', wakeDemos, showSource, edit, openElsewhere, turnPlayground],
  ['/base-ui/react-button/', switchTab, wakeDemos, showSource],
  ['/joy-ui/react-button/', wakeDemos],
  ['/base-ui/react-input/', wakeDemos, edit],
  ['/experiments/docs/pictures/', zoom],
  ['/x/react-charts/', wakeDemos],
  ['/x/react-data-grid/', wakeDemos],
  ['/x/react-date-pickers/', wakeDemos],
  ['/production-error/?code=1', readOn],
  ['/system/getting-started/', openSettings],
  ['/experiments/docs/demos/', wakeDemos],
  ['/blog/', readOn],
  ['/no-such-page/', readOn],
  ['/versions/', readOn],
  ['/material-ui/react-button/demo/BasicButtons/', wakeDemos],
];

describeInBrowser('the content security policy', (site) => {
  let window: WatchedWindow;
  beforeAll(async () => {
    window = await openWatched(site);
  });
  afterAll(() => window?.close());

  it.each(everyday(visits, 16).map(([path, ...deeds]) => ({ path, deeds })))(
    '138: refuses nothing on $path',
    async ({ path, deeds }) => {
      const { page, faults, refusals } = window;
      for (const heard of [faults, refusals]) heard.length = 0;
      const answer = await page.goto(path, { waitUntil: 'load' });

      for (const act of [...deeds, readOn]) await act(page);

      await page.waitForTimeout(50);
      expect(refusals).toEqual([]);
      expect(faults.filter((fault) => !/404/.test(fault) || answer?.status() !== 404)).toEqual([]);
      expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain(
        "require-trusted-types-for 'script'",
      );
    },
  );
});

interface WatchedWindow extends Window {
  /** What the policy has refused. */
  readonly refusals: Refusal[];
}

async function openWatched(site: BrowserSite): Promise<WatchedWindow> {
  const window = await site.open();
  await window.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const refusals: Refusal[] = [];
  await window.page.exposeFunction('tellRefusal', (refusal: Refusal) => refusals.push(refusal));
  await window.page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      (globalThis as unknown as { tellRefusal(refusal: Refusal): void }).tellRefusal({
        directive: effectiveDirective,
        blocked: blockedURI,
        sample,
        place: `${sourceFile}:${lineNumber}`,
      });
    });
  });
  return { ...window, refusals };
}

async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(150);
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('.search-dialog[open]').getByRole('combobox').fill('button');
  await page.locator('.search-dialog[open]').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
}

async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /settings/i })
    .first()
    .click();
  await page.locator('[data-island="Settings"][data-hydrated]').waitFor({ state: 'attached' });
  await page
    .getByRole('button', { name: 'Dark' })
    .or(page.getByRole('radio', { name: 'Dark' }))
    .first()
    .click();
  await page.keyboard.press('Escape');
}

async function openMenuGroup(page: Page): Promise<void> {
  const group = page.locator('.side-menu a[data-group], .menu a[data-group]').first();
  if ((await group.count()) > 0) await group.click();
}

async function copyCode(page: Page): Promise<void> {
  await page.locator('.code-copy').first().click();
}

async function wakeDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-island="Demo"]');
  for (const demo of (await demos.all()).slice(0, 4)) await demo.scrollIntoViewIfNeeded();
  await page.locator('[data-island="Demo"][data-hydrated]').first().waitFor({ state: 'attached' });
  const control = page.locator('.demo-root').locator('button:enabled, input:enabled').first();
  if (await control.isVisible().catch(() => false)) await control.click({ timeout: 2000 }).catch(() => undefined);
  await page.keyboard.press('Escape');
}

async function showSource(page: Page): Promise<void> {
  await page.locator('[data-docs-tool="expand"]').first().click();
  await page.locator('.demo-whole').first().waitFor();
}

async function edit(page: Page): Promise<void> {
  const tool = page.locator('[data-docs-tool="edit"]').first();
  await tool.click();
  await page.locator('.cm-content').first().waitFor();
  await waitForStage(page);
  await page.locator('.cm-content').first().click();
  await page.keyboard.type(' ');
  await page.waitForTimeout(300);
  await waitForStage(page);
}

async function waitForStage(page: Page): Promise<void> {
  const stage = page.frameLocator('.live-frame').first().locator('[data-docs-live-stage] *');
  await stage.first().waitFor({ state: 'attached' });
}

async function openElsewhere(page: Page): Promise<void> {
  await page.locator('[data-docs-tool="open"]').first().click();
  await page.keyboard.press('Escape');
}

async function turnPlayground(page: Page): Promise<void> {
  const playground = page.locator('.playground').first();
  await playground.scrollIntoViewIfNeeded();
  await page.locator('.playground[data-hydrated]').first().waitFor();
  await playground.getByRole('button', { name: 'outlined' }).click();
}

async function filterApi(page: Page): Promise<void> {
  const field = page.locator('main input').first();
  if ((await field.count()) > 0) await field.fill('color');
}

async function switchTab(page: Page): Promise<void> {
  const tab = page.getByRole('tab').first();
  if (await tab.isVisible().catch(() => false)) await tab.click();
}

async function zoom(page: Page): Promise<void> {
  // There is another one for the other mode.
  const picture = page.locator('a.zoom:visible').first();
  if ((await picture.count()) === 0) return;
  await picture.click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
}
