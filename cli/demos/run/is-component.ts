import type { ComponentType } from 'react';

/** Returns whether React can render a value: a function, or the result of memo() or forwardRef(). */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
