import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyPreferences } from '../../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences } from '../../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../../runtime/preferences/read-shown.ts';
import { mount } from '../../../../runtime/preferences/settings/mount-settings-row.ts';
import { LiveExhibit } from '../../../../templates/parts/live-exhibit.tsx';
import { translateEnglish } from '../../../make-page.ts';
import { resetReader } from '../../reset-reader.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)!;
const wake = () => mount(find('[data-island]'), { onLive: () => undefined, onError: () => undefined });
const listPressed = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]')].map(({ value }) => value);

beforeEach(() => resetReader(`<main>${renderToString(<LiveExhibit html="" t={translateEnglish} />)}</main>`));

describe('the settings in a row', () => {
  it('have no pressed button in the HTML of a page, and press those of earlier choices when they are loaded', async () => {
    applyPreferences({ ...readShown(), mode: 'dark', density: 'dense', direction: 'rtl', primary: '#00796b' });
    expect(listPressed()).toEqual([]);

    await wake();

    expect(listPressed()).toEqual(['dark', 'dense', 'rtl', '#00796b']);
    expect(find('[value="dark"]').tabIndex).toBe(0);
    expect(find('[value="light"]').tabIndex).toBe(-1);
  });

  it('change what the page shows, and follow changes from elsewhere', async () => {
    applyPreferences(readShown());
    await wake();
    for (const value of ['dark', 'dense', 'rtl', '#8e24aa']) find(`[value="${value}"]`).click();
    expect(readShown()).toMatchObject({ mode: 'dark', density: 'dense', direction: 'rtl', primary: '#8e24aa' });
    expect(listPressed()).toEqual(['dark', 'dense', 'rtl', '#8e24aa']);

    find('[value=""]').click();
    find('[value="dense"]').click();
    choosePreferences({ mode: 'light' });
    expect(readShown().primary).toBe('');
    expect(listPressed()).toEqual(['light', 'dense', 'rtl', '']);
  });

  it('name each color', () => {
    const names = [...document.querySelectorAll('[data-ga-event-action="primary"]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Primary: Reset', 'Primary: #8e24aa', 'Primary: #00796b', 'Primary: #c2410c']);
  });
});
