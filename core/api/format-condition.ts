import type { ApiVariant } from './extract/api-entry.ts';

/**
 * Formats the condition of a variant as the type of its deciding prop.
 *
 * formatCondition({ prop: 'multiple', values: ['false'], orNone: true }) // 'multiple: false | undefined'
 */
export function formatCondition({ prop, values, orNone }: Pick<ApiVariant, 'prop' | 'values' | 'orNone'>): string {
  return `${prop}: ${[...values, ...(orNone ? ['undefined'] : [])].join(' | ')}`;
}
