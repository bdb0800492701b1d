import type { ValuePath } from '../problem.ts';

/**
 * Formats the path of a value for messages.
 *
 * @example
 * formatValuePath(['products', 0, 'id']) // 'products[0].id'
 */
export function formatValuePath(path: ValuePath): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}
