// The text of a type → a note on what it leaves open. "any" is never shown without one.

import type { ApiSignature } from '../api-entry.ts';

/**
 * Returns a note if a type or its signature contains `any` or `unknown`; undefined for other types.
 *
 * @example
 * noteType('unknown')             // 'The library declares no narrower type.'
 * noteType("'any' | 'all'")       // undefined
 * noteType('Record<string, any>') // 'Parts of the type are left open by the library.'
 */
export function noteType(type: string, signature?: ApiSignature): string | undefined {
  if (type === 'any' || type === 'unknown') return 'The library declares no narrower type.';
  return isOpen(type) || isOpen(signature?.type ?? '') ? 'Parts of the type are left open by the library.' : undefined;
}

// Ignores the string 'any' and a field of that name.
function isOpen(type: string): boolean {
  return /\b(?:any|unknown)\b(?!\??:)/.test(type.replaceAll(/'(?:\\.|[^'\\])*'/g, ''));
}
