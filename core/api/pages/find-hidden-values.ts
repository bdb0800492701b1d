import type { ApiProp } from '../extract/api-entry.ts';
import { splitUnion } from '../split-union.ts';

/**
 * Finds the plain values of a prop that are hidden in named types.
 *
 * @example
 * findHiddenValues({ type: 'Responsive<Size>', plain: "'sm' | 'md'" }) // "'sm' | 'md'"
 * findHiddenValues({ type: 'string | string[]', plain: 'string' })     // undefined
 */
export function findHiddenValues({ type, plain }: Pick<ApiProp, 'type' | 'plain'>): string | undefined {
  if (plain === undefined) return undefined;
  const members = new Set(splitUnion(type));
  return splitUnion(plain).every((member) => members.has(member)) ? undefined : plain;
}
