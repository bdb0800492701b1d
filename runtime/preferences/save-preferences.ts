// Saves choices in local storage and cookies, and notifies other tabs. If storage is blocked or full,
// the choice applies only to this page.

import {
  attempt,
  formatCookie,
  cookiePreferences,
  keyOf,
  valuesOf,
  type PreferenceName,
  type Preferences,
} from '../../core/model/preferences.ts';

/**
 * The storage key that notifies other tabs of changed cookies, which have no event of their own. Its value
 * carries them, as another tab may be notified before it can read them.
 */
export const cookiesChangedKey = 'cookiesChanged';

/** Saves choices for the next page, and removes those that are reset. */
export function savePreferences(changes: Partial<Preferences>): void {
  const names = Object.keys(changes) as PreferenceName[];
  for (const name of names) attempt(() => save(name, changes[name]!));

  const cookies = names.filter((name) => cookiePreferences.test(name)).map((name) => `${name}=${changes[name]}`);
  // Storage events need a new value even for the same cookies: the time and a random number make one.
  if (cookies.length > 0)
    attempt(() => localStorage.setItem(cookiesChangedKey, [...cookies, Date.now(), Math.random()].join('; ')));
}

function save(name: PreferenceName, value: string): void {
  const key = keyOf(name);
  if (cookiePreferences.test(name)) {
    document.cookie = formatCookie(key, value, { secure: location.protocol === 'https:' });
  } else if (value === '' || (value === valuesOf(name)[0] && name !== 'api')) {
    // The default API display is saved too: otherwise the next page would pick one at random.
    localStorage.removeItem(key);
  } else {
    localStorage.setItem(key, value);
  }
}
