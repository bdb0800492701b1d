import { preferences, type PreferenceName, valuesOf } from '../../../core/model/preferences.ts';
import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { findFirstApi } from './first-api.ts';

const all = Object.keys(preferences) as PreferenceName[];

/** Returns the function that resets preferences, by default all; undefined if there is nothing to reset. */
export function useReset(names: readonly PreferenceName[] = all): (() => void) | undefined {
  const values = usePreferences();
  const initialOf = (name: PreferenceName) => (name === 'api' ? findFirstApi(values.api) : valuesOf(name)[0]!);
  const changed = names.filter((name) => values[name] !== initialOf(name));
  if (changed.length === 0) return undefined;
  return () => choosePreferences(Object.fromEntries(changed.map((name) => [name, initialOf(name)])));
}
