import { isAllowed, type PreferenceName, type Preferences } from '../../core/model/preferences.ts';
import { applyPreferences } from './apply-preferences.ts';
import { readShown } from './read-shown.ts';
import { savePreferences } from './save-preferences.ts';

/** The event on the document that reports changed preferences. */
export const preferencesEvent = 'docs:preferences';

/** Saves and shows choices. '' removes a choice; a value that is not allowed is ignored. */
export function choosePreferences(choices: Partial<Preferences>): void {
  const allowed = pickAllowed(choices);
  savePreferences(allowed);
  showPreferences({ ...readShown(), ...allowed });
}

/** Shows preferences in this document, and notifies its listeners. */
export function showPreferences(values: Preferences): void {
  applyPreferences(values);
  document.dispatchEvent(new CustomEvent(preferencesEvent, { detail: values }));
}

function pickAllowed(choices: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(
    Object.entries(choices).filter(([name, value]) => isAllowed(name as PreferenceName, value)),
  );
}
