// The document → the preferences it shows. It is the only memory of a page: where storage is
// blocked, a choice holds as long as the page does.

import { preferences, valuesOf, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';

/** Reads the choices that the document shows. */
export function readShown(): Preferences {
  const { style } = document.documentElement;
  const values = {} as Record<PreferenceName, string>;
  let name: PreferenceName;
  for (name in preferences) values[name] = style.getPropertyValue(`--${name}`).trim() || valuesOf(name)[0]!;
  return values;
}
