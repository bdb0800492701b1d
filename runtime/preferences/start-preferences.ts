// Keeps an open page true to the reader's preferences: choices made in other tabs, a system that
// turns dark or light, and a page that comes back from the browser's memory.

import {
  attempt,
  findSaved,
  keptInCookie,
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

/** Starts following changes. */
export function startPreferences(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === cookiesChangedKey) refresh((name) => `; ${newValue}`.includes(`; ${keyOf(name)}=`), `${newValue}; `);
    else refresh((name) => key === null || (key === keyOf(name) && !keptInCookie.test(name)));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(() => true));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showPreferences(readShown()));
}

/** Shows what is kept now, whatever it was that has changed. */
export function refreshPreferences(): void {
  refresh(() => true);
  showPreferences(readShown());
}

function isReadable(name: PreferenceName): boolean {
  return attempt(() => (keptInCookie.test(name) ? document.cookie : localStorage.length)) !== undefined;
}

// What the fragment says holds while the page is open, unless a reader has just chosen otherwise. What is not
// kept any more goes back to what holds before a choice, but for the drawn display: an open page does not draw
// again. What the browser refuses to keep stays as it is shown: nothing else knows of it.
function refresh(isChanged: (name: PreferenceName) => boolean, newCookies = ''): void {
  const found = readSources();
  const sources = { ...found, cookie: newCookies + found.cookie, hash: newCookies ? '' : found.hash };
  const kept = readPreferences(sources);
  const shown = readShown();
  const names = (Object.keys(preferences) as PreferenceName[]).filter((name) => isChanged(name) && isReadable(name));
  const changes = names.filter((name) => name !== 'api' || findSaved(name, sources)).map((name) => [name, kept[name]]);

  const values = { ...shown, ...(Object.fromEntries(changes) as Partial<Preferences>) };
  if (names.some((name) => values[name] !== shown[name])) showPreferences(values);
}
