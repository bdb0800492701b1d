import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences } from '../../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../../runtime/preferences/read-shown.ts';
import { createSettingsLabels } from '../../../../runtime/preferences/settings/settings-labels.ts';
import { Settings } from '../../../../runtime/preferences/settings/settings.tsx';
import { translateEnglish } from '../../../make-page.ts';
import { resetReader } from '../../reset-reader.ts';

const labels = createSettingsLabels(translateEnglish);
const props = { labels, sheet: 'data:text/css,' };
const errors: unknown[] = [];
let root: Root;

function pressOpen() {
  act(() => document.querySelector<HTMLElement>('button')!.click());
  expect(document.querySelector('dialog')?.open).toBe(false);
}

function openSettings() {
  pressOpen();
  act(() => document.querySelector('dialog link')!.dispatchEvent(new Event('load')));
}

function press(selector: string) {
  act(() => document.querySelector<HTMLElement>(selector)!.click());
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  errors.length = 0;
  resetReader(`<main>${renderToString(<Settings {...props} />)}</main>`);
  applyPreferences(readShown());
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, <Settings {...props} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
});

afterEach(() => act(() => root.unmount()));

describe('the settings', () => {
  it('are only a button until it is pressed, the same on server and in the browser', () => {
    const button = document.querySelector('button')!;

    expect([
      button.getAttribute('aria-label'),
      button.getAttribute('aria-expanded'),
      document.querySelector('dialog'),
    ]).toEqual(['Settings', 'false', null]);
    expect(errors).toEqual([]);
  });

  it('open as a modal dialog with a name, and close', async () => {
    openSettings();

    const dialog = document.querySelector('dialog')!;
    expect([dialog.open, document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent]).toEqual([
      true,
      'Settings',
    ]);

    press('dialog [aria-label="Close the settings"]');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('open once they have their styles, or cannot have them', () => {
    pressOpen();
    const link = document.querySelector<HTMLLinkElement>('dialog link')!;

    expect([link.rel, link.getAttribute('href')]).toEqual(['stylesheet', props.sheet]);
    act(() => link.dispatchEvent(new Event('error')));
    expect(document.querySelector('dialog')!.open).toBe(true);
  });

  it('close by a press on the backdrop, but not inside', async () => {
    openSettings();
    const mouseDown = () => new MouseEvent('mousedown', { bubbles: true });

    act(() => document.querySelector('.settings-groups')!.dispatchEvent(mouseDown()));
    expect(document.querySelector('dialog')).not.toBeNull();

    act(() => document.querySelector('dialog')!.dispatchEvent(mouseDown()));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each([
    ['mode', 'dark', 'mode'],
    ['direction', 'rtl', 'direction'],
    ['density', 'dense', 'density'],
    ['api', 'table', 'api'],
    ['codeVariant', 'JS', 'codeVariant'],
    ['codeStyling', 'tailwind', 'codeStyling'],
  ] as const)('choose %s %s', async (action, value, name) => {
    openSettings();

    press(`[data-ga-event-action="${action}"][value="${value}"]`);

    expect(readShown()[name]).toBe(value);
    const pressed = () => document.querySelector(`[data-ga-event-action="${action}"][aria-pressed="true"]`);
    expect(pressed()?.getAttribute('value')).toBe(value);
    // One value is always selected: it stays when it is pressed again.
    press(`[data-ga-event-action="${action}"][value="${value}"]`);
    expect(pressed()?.getAttribute('value')).toBe(value);
  });

  it('step the spacing without bounds, announce it, and warn about large values', async () => {
    openSettings();
    const warning = () => document.querySelector('.settings-warning')?.textContent;

    for (let step = 0; step < 10; step += 1) press('[aria-label="More spacing"]');
    expect(readShown().spacing).toBe('18');
    expect(document.querySelector('output')?.textContent).toBe('18 px');
    expect(warning()).toBe('');

    for (let step = 0; step < 7; step += 1) press('[aria-label="More spacing"]');
    expect(readShown().spacing).toBe('25');
    expect(warning()).toContain('Pages can be hard to use');
  });

  it('set the spacing to a value, and keep it while the field is empty', async () => {
    openSettings();
    const field = document.querySelector<HTMLInputElement>('[aria-label="Spacing (px)"]')!;
    const type = (value: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });

    type('3');
    expect(readShown().spacing).toBe('3');
    type('');
    expect([readShown().spacing, field.value]).toEqual(['3', '']);
    act(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(field.value).toBe('3');
    press('[aria-label="Less spacing"]');
    expect(field.value).toBe('2');
  });

  it('reset a group, and announce it', async () => {
    openSettings();
    press('[data-ga-event-action="density"][value="dense"]');
    press('[aria-label="More spacing"]');
    press('[data-ga-event-action="mode"][value="dark"]');

    press('[aria-label="Reset: Density"]');

    expect(readShown()).toMatchObject({ density: 'comfortable', spacing: '8', mode: 'dark' });
    expect(document.querySelector('[role="status"]')?.textContent?.trim()).toBe('Density: back to the start');
  });

  it('reset everything at once, also how the API was shown first', async () => {
    localStorage.setItem('apiPage_default', 'table');
    document.documentElement.style.setProperty('--api', 'table');
    openSettings();
    const all = () => document.querySelector<HTMLElement>('.settings-groups > .settings-reset')!;
    expect([all().textContent, all().getAttribute('aria-disabled')]).toEqual(['Reset all', 'true']);
    press('.settings-groups > .settings-reset');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');

    press('[data-ga-event-action="density"][value="dense"]');
    press('[aria-label="More spacing"]');
    press('[data-ga-event-action="mode"][value="dark"]');
    press('[data-ga-event-action="direction"][value="rtl"]');
    press('[data-ga-event-action="api"][value="collapsed"]');
    press('[data-ga-event-action="codeVariant"][value="JS"]');
    expect(all().getAttribute('aria-disabled')).toBe('false');
    press('.settings-groups > .settings-reset');

    expect(readShown()).toMatchObject({
      density: 'comfortable',
      spacing: '8',
      mode: 'system',
      direction: '',
      api: 'table',
      codeVariant: 'TS',
    });
    expect(document.querySelectorAll('.settings-reset[aria-disabled="false"]')).toHaveLength(0);
    expect(document.querySelector('[role="status"]')?.textContent?.trim()).toBe('Settings: back to the start');
  });

  it('show no color of their own where none is chosen, but say that it is the default', async () => {
    openSettings();
    const values = () => [...document.querySelectorAll('.color-value')].map(({ textContent }) => textContent);
    const unset = () =>
      [...document.querySelectorAll('[type="color"]')].map((field) => field.matches('[data-docs-unset]'));
    expect(unset()).toEqual([true, true]);
    expect(values()).toEqual(['Default', 'Default']);

    act(() => choosePreferences({ secondary: '#7b1fa2' }));

    expect(unset()).toEqual([true, false]);
    expect(values()).toEqual(['Default', '#7b1fa2']);
  });

  it('announce nothing when there is nothing to reset', async () => {
    openSettings();

    press('[aria-label="Reset: Mode"]');

    expect(document.querySelector('[aria-label="Reset: Mode"]')?.getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });

  it('apply the chosen display to every section of the API', async () => {
    localStorage.setItem('apiPage_props', 'table');
    openSettings();

    press('[data-ga-event-action="api"][value="collapsed"]');

    expect([localStorage.getItem('apiPage_props'), localStorage.getItem('apiPage_default')]).toEqual([
      null,
      'collapsed',
    ]);
  });

  it('do not treat a random display of the API as a choice, and reset to it', async () => {
    localStorage.setItem('apiPage_default', 'table');
    document.documentElement.style.setProperty('--api', 'table');
    openSettings();
    const reset = () => document.querySelector('[aria-label="Reset: API reference"]');
    expect(reset()?.getAttribute('aria-disabled')).toBe('true');

    press('[data-ga-event-action="api"][value="collapsed"]');
    expect(reset()?.getAttribute('aria-disabled')).toBe('false');
    press('[aria-label="Reset: API reference"]');

    expect(reset()?.getAttribute('aria-disabled')).toBe('true');
    expect(localStorage.getItem('apiPage_default')).toBe('table');
  });

  it('have a name for every control', async () => {
    openSettings();

    expect([...document.querySelectorAll('.toggle-group')].map((group) => group.getAttribute('aria-label'))).toEqual([
      'Mode',
      'Direction',
      'Density',
      'API reference',
      'Code language',
      'Code styling',
    ]);
  });

  it('offer no styling where demos have only one', async () => {
    await act(async () => root.render(<Settings {...props} labels={{ ...labels, codeStyling: '' }} />));
    openSettings();

    const names = [...document.querySelectorAll('.toggle-group')].map((group) => group.getAttribute('aria-label'));
    expect(names).toContain('Code language');
    expect(names).not.toContain('Code styling');
  });
});
