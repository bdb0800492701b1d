// The runtime value of an export → whether React cannot render it, although its types may say so: a base class looks
// like a component, and so does a context in the types of React 19.

import type { Unrenderable } from '../../../core/api/extract/script/read-script.ts';
import { readField } from './read-field.ts';

/** Since this version, a context is a component: its provider. */
const contextVersion = 19;

/**
 * Finds out whether an exported value cannot be rendered: a class without `render`, or a context of an older React.
 * Undefined for all other values. The version of the installed React is read only for contexts.
 */
export function findUnrenderable(value: unknown, readReactVersion: () => string | undefined): Unrenderable | undefined {
  const prototype = typeof value === 'function' ? readField(value, 'prototype') : undefined;
  if (readField(prototype, 'isReactComponent') && typeof readField(prototype, 'render') !== 'function') return 'class';
  if (readField(value, '$$typeof') !== Symbol.for('react.context')) return undefined;
  const version = readReactVersion();
  return version !== undefined && Number.parseInt(version) < contextVersion ? 'context' : undefined;
}
