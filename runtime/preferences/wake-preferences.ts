// Loads the code that follows changes of preferences at the first change: the inline script has
// already applied the saved ones.

import { wakeOn } from '../browser/wake-on.ts';

/** Waits for a change in another tab or in the system, or for a page restored from the cache. */
export function wakePreferences(): void {
  const load = async () => {
    const { refreshPreferences, startPreferences } = await import('./start-preferences.ts');
    startPreferences();
    refreshPreferences();
  };
  wakeOn(
    [
      { target: window, types: ['storage'] },
      { target: matchMedia('(prefers-color-scheme: dark)'), types: ['change'] },
    ],
    load,
  );
  // Not by `wakeOn`: the first pageshow event of a page is not a restored page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load().catch(() => undefined);
  });
}
