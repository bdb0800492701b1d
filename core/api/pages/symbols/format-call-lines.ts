// Formats a signature, on one line if it is short.

import type { ApiCall } from '../../extract/symbols/api-symbol.ts';

const maxLength = 72;

/**
 * Formats a call as in source code.
 *
 * @example
 * formatCallLines('alpha', { typeParameters: [], parameters: ['value: number'], returns: 'string', description: '' })
 * // 'alpha(value: number): string'
 */
export function formatCallLines(name: string, { typeParameters, parameters, returns }: ApiCall): string {
  const typeArguments = wrap(typeParameters, '<', '>');
  const callArguments = wrap(parameters, '(', ')') || '()';
  return `${name}${typeArguments}${callArguments}: ${returns}`;
}

function wrap(parts: readonly string[], open: string, close: string): string {
  if (parts.length === 0) return '';
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length <= maxLength ? line : `${open}\n${parts.map((part) => `  ${part},\n`).join('')}${close}`;
}
