// The document → the preferences it shows. It is the page's only store: if storage is blocked, a
// choice lasts as long as the page.

import { preferences, valuesOf, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';

/** Reads the choices that the document shows. */
export function readShown(): Preferences {
  const { style } = document.documentElement;
  const values = {} as Record<PreferenceName, string>;
  let name: PreferenceName;
  for (name in preferences) values[name] = style.getPropertyValue(`--${name}`).trim() || valuesOf(name)[0]!;
  return values;
}
