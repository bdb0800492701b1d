// Choices → local storage and cookies, and a word to the other tabs. Storage that is blocked or
// full is ignored: the choice holds for this page.

import {
  attempt,
  formatCookie,
  keptInCookie,
  keyOf,
  valuesOf,
  type PreferenceName,
  type Preferences,
} from '../../core/model/preferences.ts';

/**
 * The key under which other tabs are told of changed cookies, which have no event of their own. It
 * carries them, as another tab may be told before its browser lets it see them.
 */
export const cookiesChangedKey = 'cookiesChanged';

/** Keeps choices for the next page; what is no choice any more is forgotten. */
export function savePreferences(changes: Partial<Preferences>): void {
  const names = Object.keys(changes) as PreferenceName[];
  for (const name of names) attempt(() => save(name, changes[name]!));

  const cookies = names.filter((name) => keptInCookie.test(name)).map((name) => `${name}=${changes[name]}`);
  // The same cookies again are another change: what comes last makes it one.
  if (cookies.length > 0)
    attempt(() => localStorage.setItem(cookiesChangedKey, [...cookies, Date.now(), Math.random()].join('; ')));
}

function save(name: PreferenceName, value: string): void {
  const key = keyOf(name);
  if (keptInCookie.test(name)) {
    document.cookie = formatCookie(key, value, { secure: location.protocol === 'https:' });
  } else if (value === '' || (value === valuesOf(name)[0] && name !== 'api')) {
    // The display of the API is kept even so: without it, the next page would draw another one.
    localStorage.removeItem(key);
  } else {
    localStorage.setItem(key, value);
  }
}
