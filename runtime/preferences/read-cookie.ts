// A page is rendered once for all readers, so rendering it must not read a reader's cookies.

import { findSaved, type PreferenceName } from '../../core/model/preferences.ts';

/** Reads a preference from its cookie; throws on a server, where there are none. */
export function readCookie(name: PreferenceName): string | undefined {
  if (typeof document === 'undefined') throw new Error('Reading a cookie is not supported on the server');
  return findSaved(name, { local: undefined, cookie: document.cookie, hash: '' });
}
