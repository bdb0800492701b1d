// The toggle groups of the site: the display of the API, the language of sources, choices of a playground,
// and the settings. All are one stop of the Tab key, say what is pressed, and answer to arrows.

import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { isEvery } from '../everyday.ts';
import { describeInBrowser } from './browser-site.ts';

const pressed = (group: Locator) => group.locator('.toggle-button[aria-pressed=true]').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describeInBrowser('a toggle group', (site) => {
  it('chooses the display of the API, and stays pressed when it is pressed again', async () => {
    const { page, visit, faults, close } = await site.open();
    await page.addInitScript(() => (localStorage.apiPage_default ??= 'expanded'));
    await visit('/material-ui/api/button/');
    const group = page.locator('.api-props .toggle-group');
    expect(await group.getAttribute('role')).toBe('group');
    expect(await group.getAttribute('aria-label')).toBe('List display');
    await expect.poll(() => pressed(group)).toEqual(['Expanded']);
    expect(await group.locator('[tabindex="0"]').allTextContents()).toEqual(['Expanded']);

    await group.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Table');
    expect(await pressed(group)).toEqual(['Expanded']);
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(group)).toEqual(['Table']);
    expect(await page.locator('html').getAttribute('data-docs-api-props')).toBe('table');
    await page.keyboard.press('Space');
    expect(await pressed(group)).toEqual(['Table']);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('Collapsed');
    expect(faults).toEqual([]);
    await close();
  });

  // Every day, demos.test.ts does so.
  it.runIf(isEvery)('chooses the language and the styling of a source', async () => {
    const { page, visit, close } = await site.open();
    await visit('/base-ui/react-tabs/');
    const demo = page.locator('[data-demo=TabsIntro]');
    await demo.scrollIntoViewIfNeeded();
    await page.locator('[data-demo=TabsIntro][data-hydrated]').waitFor();
    await demo.locator('[data-docs-tool=expand]').click();
    const languages = demo.locator('.demo-variants.toggle-group');
    await expect.poll(() => pressed(languages)).toEqual(['TS']);
    await languages.locator('text=JS').click();
    await expect.poll(() => pressed(languages)).toEqual(['JS']);
    await languages.locator('text=JS').click();
    expect(await pressed(languages)).toEqual(['JS']);

    const stylings = demo.locator('.demo-stylings.toggle-group');
    await stylings.locator('text=Plain CSS').click();
    await expect.poll(() => pressed(stylings)).toEqual(['Plain CSS']);
    expect(await page.locator('html').getAttribute('data-code-styling')).toBe('css');
    await close();
  });

  // Every day, playground.test.ts does so, and preferences.test.ts uses the settings.
  it.runIf(isEvery).each(['rtl', 'ltr'])('sets a prop of a playground, in %s', async (direction) => {
    const { page, visit, close } = await site.open();
    await page.addInitScript((value) => localStorage.setItem('direction', value), direction);
    await visit('/material-ui/react-button/');
    const playground = page.locator('.playground');
    await playground.scrollIntoViewIfNeeded();
    await page.locator('.playground[data-hydrated]').waitFor();
    const group = playground.getByRole('group', { name: 'variant' });
    const component = playground.locator('.demo-root button');
    expect(await pressed(group)).toEqual(['contained']);

    await group.getByRole('button', { name: 'contained' }).focus();
    await page.keyboard.press(direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    expect(await focused(page)).toBe('outlined');
    await page.keyboard.press('Space');
    await expect.poll(() => pressed(group)).toEqual(['outlined']);
    expect(await component.getAttribute('class')).toContain('MuiButton-outlined');
    // Pressed again, the prop is no longer given, and the component does what it does by itself.
    await page.keyboard.press('Space');
    await expect.poll(() => pressed(group)).toEqual(['text']);
    expect(await component.getAttribute('class')).toContain('MuiButton-text');
    await close();
  });

  it.runIf(isEvery)('takes the place of radio buttons in the settings', async () => {
    const { page, visit, faults, close } = await site.open({ colorScheme: 'light' });
    await visit('/material-ui/getting-started/installation/');
    await page.locator('.settings-button').click();
    const drawer = page.locator('dialog.settings');
    await drawer.waitFor();

    expect(await drawer.locator('input[type=radio], [role=radiogroup]').count()).toBe(0);
    expect(await drawer.locator('.toggle-group').count()).toBe(6);
    const modes = drawer.locator('.toggle-group').first();
    expect(await modes.locator('[tabindex="0"]').count()).toBe(1);
    await modes.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => pressed(modes)).toEqual(['Dark']);
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    // Pressing what is active changes nothing.
    await modes.getByRole('button', { name: 'Dark' }).click();
    expect(await pressed(modes)).toEqual(['Dark']);
    expect(faults).toEqual([]);
    await close();
  });
});
