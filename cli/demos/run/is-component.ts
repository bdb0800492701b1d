import type { ComponentType } from 'react';

/** Tells whether React can draw a value: a function, or what memo() and forwardRef() give. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
