// Reloads a page of an old build once a new worker is active, but only while its reader looks at it
// and has no text in a field, and never twice in a short time.

import { readStored, writeStored } from '../browser/storage.ts';
import { hasDraft } from './has-draft.ts';

/** Minimum time between reloads: a server that sends a different worker each time must not cause an endless loop. */
const minIntervalMs = 10_000;
const storageKey = 'docs-reloaded';

/** Reloads now, or when the window has the focus and its fields are empty. */
export function reloadOnce(reload: () => void): void {
  const triggers = ['focus', 'visibilitychange', 'focusout', 'submit'] as const;
  const attempt = () => {
    if (!document.hasFocus() || hasDraft(document)) return;
    for (const trigger of triggers) window.removeEventListener(trigger, attempt, true);
    if (Date.now() - Number(readStored('sessionStorage', storageKey) ?? 0) < minIntervalMs) return;

    writeStored('sessionStorage', storageKey, String(Date.now()));
    reload();
  };

  for (const trigger of triggers) window.addEventListener(trigger, attempt, true);
  attempt();
}
