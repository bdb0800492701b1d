// A signature in parts → the text of it, on one line where that is short.

import type { ApiCall } from '../../extract/symbols/api-symbol.ts';

const longest = 72;

/**
 * Writes a call as its author would.
 *
 * @example
 * formatCallLines('alpha', { typeParameters: [], parameters: ['value: number'], returns: 'string', description: '' })
 * // 'alpha(value: number): string'
 */
export function formatCallLines(name: string, { typeParameters, parameters, returns }: ApiCall): string {
  const given = wrap(typeParameters, '<', '>');
  const taken = wrap(parameters, '(', ')') || '()';
  return `${name}${given}${taken}: ${returns}`;
}

function wrap(parts: readonly string[], open: string, close: string): string {
  if (parts.length === 0) return '';
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length <= longest ? line : `${open}\n${parts.map((part) => `  ${part},\n`).join('')}${close}`;
}
