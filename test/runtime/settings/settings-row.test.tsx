import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences } from '../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../runtime/preferences/read-shown.ts';
import { createSettingsLabels } from '../../../runtime/settings/settings-labels.ts';
import { SettingsRow } from '../../../runtime/settings/settings-row.tsx';
import { translateEnglish } from '../../make-page.ts';
import { resetReader } from '../reset-reader.ts';

const row = <SettingsRow labels={createSettingsLabels(translateEnglish)} />;
const errors: unknown[] = [];
let root: Root;

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, row, { onRecoverableError: (error) => errors.push(error) });
  });
}

const listPressed = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]')].map(({ value }) => value);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  errors.length = 0;
  resetReader(`<main>${renderToString(row)}</main>`);
});

afterEach(() => act(() => root.unmount()));

describe('the settings in a row', () => {
  it('press nothing in the HTML of a page, and then what the reader has chosen before', async () => {
    applyPreferences({ ...readShown(), mode: 'dark', density: 'dense', direction: 'rtl', primary: '#00796b' });
    expect(listPressed()).toEqual([]);

    await hydrate();

    expect(listPressed()).toEqual(['dark', 'dense', 'rtl', '#00796b']);
    expect(errors).toEqual([]);
  });

  it('change what the page shows, and follow changes from elsewhere', async () => {
    applyPreferences(readShown());
    await hydrate();
    const press = (value: string) => act(() => document.querySelector<HTMLElement>(`main [value="${value}"]`)!.click());

    press('dark');
    press('dense');
    press('rtl');
    press('#8e24aa');
    expect(readShown()).toMatchObject({ mode: 'dark', density: 'dense', direction: 'rtl', primary: '#8e24aa' });
    expect(listPressed()).toEqual(['dark', 'dense', 'rtl', '#8e24aa']);

    press('');
    act(() => choosePreferences({ mode: 'light' }));
    expect(readShown().primary).toBe('');
    expect(listPressed()).toEqual(['light', 'dense', 'rtl', '']);
  });

  it('name each color', () => {
    expect(
      [...document.querySelectorAll('main [data-ga-event-action="primary"]')].map((one) =>
        one.getAttribute('aria-label'),
      ),
    ).toEqual(['Primary: Reset', 'Primary: #8e24aa', 'Primary: #00796b', 'Primary: #c2410c']);
  });
});
