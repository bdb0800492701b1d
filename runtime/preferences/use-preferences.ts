// Preferences for components. During the build, and until a component is hydrated, they are the
// defaults, so that server and browser render the same.

import { useMemo, useSyncExternalStore } from 'react';
import { preferences, valuesOf, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';
import { preferencesEvent } from './choose-preferences.ts';
import { readShown } from './read-shown.ts';

/** Returns the current preferences of the page. */
export function usePreferences(): Preferences {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readShown()), writeInitial);
  return useMemo(() => JSON.parse(text) as Preferences, [text]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(preferencesEvent, onChange);
  return () => document.removeEventListener(preferencesEvent, onChange);
}

function writeInitial(): string {
  return JSON.stringify(
    Object.fromEntries((Object.keys(preferences) as PreferenceName[]).map((name) => [name, valuesOf(name)[0]])),
  );
}
