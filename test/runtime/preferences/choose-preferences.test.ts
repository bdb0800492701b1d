import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences, preferencesEvent } from '../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../runtime/preferences/read-shown.ts';
import { resetReader } from '../reset-reader.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  resetReader();
  applyPreferences(readShown());
});

describe('a choice', () => {
  it('is stored, shown and reported', () => {
    const reported: string[] = [];
    document.addEventListener(preferencesEvent, (event) => reported.push((event as CustomEvent).detail.mode), {
      once: true,
    });

    choosePreferences({ mode: 'dark' });

    expect([
      localStorage.getItem('mode'),
      document.documentElement.dataset.mode,
      document.body.className,
      reported,
    ]).toEqual(['dark', 'dark', 'mode-dark wide', ['dark']]);
  });

  it('writes code preferences to cookies that hold for a year', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');

    choosePreferences({ codeVariant: 'JS' });

    expect(cookie.mock.calls).toEqual([['codeVariant=JS; Path=/; Max-Age=31536000; SameSite=Lax']]);
    expect(localStorage.getItem('codeVariant')).toBeNull();
  });

  it.each([{ mode: 'purple' }, { primary: 'red' }, { spacing: '9 px' }, { codeStyling: '<script>' }])(
    'that is not allowed is ignored: %j',
    (choice) => {
      const before = readShown();

      choosePreferences(choice);

      expect(readShown()).toEqual(before);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('of a direction is reset to that of the page by an empty choice', () => {
    choosePreferences({ direction: 'rtl' });
    expect([document.documentElement.dir, document.body.dir]).toEqual(['rtl', 'rtl']);

    choosePreferences({ direction: '' });

    expect([document.documentElement.dir, document.body.dir, localStorage.getItem('direction')]).toEqual([
      'ltr',
      'ltr',
      null,
    ]);
  });

  it('lasts as long as the page if nothing can be stored', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbidden);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(forbidden);

    choosePreferences({ mode: 'dark', codeVariant: 'JS' });
    choosePreferences({ density: 'dense' });

    expect(readShown()).toMatchObject({ mode: 'dark', codeVariant: 'JS', density: 'dense' });
  });
});
