// The runtime value of an export → whether it is a context that the installed React cannot render.

import { readField } from './read-field.ts';

/** Since this version, a context is a component: its provider. */
const renderableSince = 19;

/**
 * Returns whether an exported value is a context of an older React, whatever the installed types of React say. The
 * version is read only for contexts.
 */
export function isOldContext(value: unknown, readReactVersion: () => string | undefined): boolean {
  if (readField(value, '$$typeof') !== Symbol.for('react.context')) return false;
  const version = readReactVersion();
  return version !== undefined && Number.parseInt(version) < renderableSince;
}
