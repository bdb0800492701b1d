import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPreferences } from '../../../core/model/preferences.ts';
import { applyPreferences } from '../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences } from '../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../runtime/preferences/read-shown.ts';
import { cookiesChangedKey } from '../../../runtime/preferences/save-preferences.ts';
import { readSources } from '../../../runtime/preferences/read-sources.ts';
import { refreshPreferences, startPreferences } from '../../../runtime/preferences/start-preferences.ts';
import { resetReader } from '../reset-reader.ts';

let turnSystem: (isDark: boolean) => void;

beforeEach(() => {
  resetReader();
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  turnSystem = (isDark) => {
    system.matches = isDark;
    system.dispatchEvent(new Event('change'));
  };
  applyPreferences(readShown());
});

afterEach(() => vi.unstubAllGlobals());

const { dataset } = document.documentElement;

function changeElsewhere(key: string | null, newValue: string | null = null) {
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('an open page', () => {
  it('takes over the choices of another tab', () => {
    startPreferences();

    localStorage.setItem('mode', 'dark');
    changeElsewhere('mode');

    expect(dataset.mode).toBe('dark');
  });

  it('takes over cookies when it is notified that they have changed', () => {
    startPreferences();

    document.cookie = 'codeVariant=JS; Path=/';
    changeElsewhere(cookiesChangedKey, 'codeVariant=JS; 1');

    expect(dataset.codeVariant).toBe('JS');
  });

  it('takes over cookies that it is notified of before it can read them', () => {
    document.cookie = 'codeStyling=css; Path=/';
    startPreferences();

    changeElsewhere(cookiesChangedKey, 'codeStyling=tailwind; codeVariant=<script>; 1');

    expect(dataset).toMatchObject({ codeStyling: 'tailwind', codeVariant: 'TS' });
  });

  it('keeps its state if the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.stubGlobal('location', { hash: '#tailwind-Basic.js' });
    applyPreferences({ ...readShown(), mode: 'dark', codeVariant: 'JS', codeStyling: 'tailwind' });
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, set: refuse, ownKeys: refuse }));
    const cookies = vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);

    startPreferences();
    refreshPreferences();

    expect(dataset).toMatchObject({ mode: 'dark', codeVariant: 'JS', codeStyling: 'tailwind' });
    cookies.mockRestore();
  });

  it('goes back to the defaults when another tab has cleared the storage, but keeps its random API display', () => {
    startPreferences();
    choosePreferences({ mode: 'dark', density: 'dense', api: 'table' });

    localStorage.clear();
    changeElsewhere(null);

    expect(readShown()).toMatchObject({ mode: 'system', density: 'comfortable', api: 'table' });
  });

  it('ignores keys of other scripts, and invalid values: 146', () => {
    startPreferences();

    localStorage.setItem('mode', 'purple');
    changeElsewhere('mode');
    changeElsewhere('something');

    expect(readShown().mode).toBe('system');
  });

  it('follows the system while the reader has not chosen a mode', () => {
    startPreferences();

    turnSystem(true);
    expect([dataset.mode, document.body.className]).toEqual(['dark', 'mode-dark wide']);

    choosePreferences({ mode: 'dark' });
    turnSystem(false);
    expect(dataset.mode).toBe('dark');
  });

  it('is updated when it is restored from the back-forward cache: 173', () => {
    startPreferences();

    localStorage.setItem('density', 'dense');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(dataset.density).toBe('dense');
  });
});

describe('a fragment', () => {
  beforeEach(() => {
    document.cookie = 'codeStyling=css; Path=/';
    location.hash = '#tailwind-Basic.js';
    applyPreferences(readPreferences(readSources()));
  });

  it('overwrites no stored choice, and applies while the page is open', () => {
    startPreferences();
    refreshPreferences();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(dataset).toMatchObject({ codeStyling: 'tailwind', codeVariant: 'JS' });
    expect(document.cookie).toBe('codeStyling=css');
  });

  it('is overridden only by a choice of the reader', () => {
    startPreferences();

    changeElsewhere(cookiesChangedKey, 'codeVariant=TS; 1');
    expect(dataset).toMatchObject({ codeStyling: 'tailwind', codeVariant: 'TS' });

    choosePreferences({ codeStyling: 'system' });
    expect(dataset.codeStyling).toBe('system');
    expect(document.cookie).toContain('codeStyling=system');
    expect(document.cookie).not.toContain('codeVariant');
  });
});
