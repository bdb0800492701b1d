// The browser → what preferences are read from. Storage that is missing, blocked or broken counts
// as empty; nothing here may throw.

import { attempt, type PreferenceSources } from '../../core/model/preferences.ts';

/** Reads what the browser keeps of a reader's preferences. */
export function readSources(): PreferenceSources {
  return {
    local: attempt(() => ({ ...localStorage })),
    cookie: attempt(() => document.cookie) ?? '',
    hash: location.hash,
    userAgent: navigator.userAgent,
    random: Math.random,
  };
}
