// The text of a type → a word about what it leaves open. "any" is never shown without one.

import type { ApiSignature } from '../api-entry.ts';

/**
 * Says that a type, or the signature of its function, tells nothing, or not all; undefined where it tells all.
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

// Neither the text 'any' nor a field of that name.
function isOpen(type: string): boolean {
  return /\b(?:any|unknown)\b(?!\??:)/.test(type.replaceAll(/'(?:\\.|[^'\\])*'/g, ''));
}
