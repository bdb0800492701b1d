// An open page follows its reader's preferences from the first change on, and not before: the
// inline script has already shown what was chosen.

import { wakeOn } from '../browser/wake-on.ts';

/** Waits for a change in another tab or in the system, or a page that comes back. */
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
  // A page that is shown for the first time is not one that comes back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load().catch(() => undefined);
  });
}
