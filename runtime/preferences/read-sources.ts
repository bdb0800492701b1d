// Reads the sources of preferences from the browser. Storage that is missing, blocked or broken
// counts as empty; nothing here may throw.

import { attempt, type PreferenceSources } from '../../core/model/preferences.ts';

/** Reads the sources of a reader's preferences: storage, cookies and the address. */
export function readSources(): PreferenceSources {
  return {
    local: attempt(() => ({ ...localStorage })),
    cookie: attempt(() => document.cookie) ?? '',
    hash: location.hash,
    userAgent: navigator.userAgent,
    random: Math.random,
  };
}
