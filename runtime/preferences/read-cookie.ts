// A page is drawn once for all readers, so drawing one must not ask for a reader's cookies.

import { findSaved, type PreferenceName } from '../../core/model/preferences.ts';

/** Reads a preference from its cookie; on a server, where there are none, it throws. */
export function readCookie(name: PreferenceName): string | undefined {
  if (typeof document === 'undefined') throw new Error('Reading a cookie is not supported on the server');
  return findSaved(name, { local: undefined, cookie: document.cookie, hash: '' });
}
