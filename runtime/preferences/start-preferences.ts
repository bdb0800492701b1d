// Keeps an open page in sync with the reader's preferences: choices made in other tabs, changes of
// the system's mode, and a page restored from the back-forward cache.

import {
  attempt,
  findSaved,
  cookiePreferences,
  keyOf,
  preferences,
  readPreferences,
  type PreferenceName,
  type Preferences,
} from '../../core/model/preferences.ts';
import { showPreferences } from './choose-preferences.ts';
import { readShown } from './read-shown.ts';
import { readSources } from './read-sources.ts';
import { cookiesChangedKey } from './save-preferences.ts';

/** Starts following changes of preferences. */
export function startPreferences(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === cookiesChangedKey) refresh((name) => `; ${newValue}`.includes(`; ${keyOf(name)}=`), `${newValue}; `);
    else refresh((name) => key === null || (key === keyOf(name) && !cookiePreferences.test(name)));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(() => true));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showPreferences(readShown()));
}

/** Shows all saved preferences, whichever of them have changed. */
export function refreshPreferences(): void {
  refresh(() => true);
  showPreferences(readShown());
}

function isReadable(name: PreferenceName): boolean {
  return attempt(() => (cookiePreferences.test(name) ? document.cookie : localStorage.length)) !== undefined;
}

// The fragment applies while the page is open, unless a reader has just chosen otherwise. Preferences that are
// no longer saved go back to their default, except for the API display, whose default is random: an open page
// keeps it. Preferences that the browser cannot store stay as shown.
function refresh(isChanged: (name: PreferenceName) => boolean, newCookies = ''): void {
  const current = readSources();
  const sources = { ...current, cookie: newCookies + current.cookie, hash: newCookies ? '' : current.hash };
  const saved = readPreferences(sources);
  const shown = readShown();
  const names = (Object.keys(preferences) as PreferenceName[]).filter((name) => isChanged(name) && isReadable(name));
  const changes = names.filter((name) => name !== 'api' || findSaved(name, sources)).map((name) => [name, saved[name]]);

  const values = { ...shown, ...(Object.fromEntries(changes) as Partial<Preferences>) };
  if (names.some((name) => values[name] !== shown[name])) showPreferences(values);
}
