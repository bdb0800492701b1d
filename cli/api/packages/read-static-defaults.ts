// Reads the `defaultProps` of a loaded component as code. Classes have their defaults there.

import { toQuoted } from '../../../core/text/to-quoted.ts';
import { readField } from './read-field.ts';

/** Longer values are not readable in a table. */
const maxLength = 80;

/** Reads the defaults by prop name, except values that depend on other code (functions, elements). */
export function readStaticDefaults(component: unknown): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  for (const each of listWrapped(component)) {
    const given = readField(each, 'defaultProps');
    if (typeof given !== 'object' || given === null) continue;
    for (const [name, value] of Object.entries(given)) {
      const text = formatPlain(value);
      if (text !== undefined && text.length <= maxLength && !defaults.has(name)) defaults.set(name, text);
    }
  }
  return defaults;
}

/** Lists a component with its forwardRef and memo wrappers. */
function listWrapped(component: unknown): unknown[] {
  const inner = readField(component, 'render') ?? readField(component, 'type');
  return typeof component === 'object' && inner !== undefined ? [component, ...listWrapped(inner)] : [component];
}

function formatPlain(value: unknown): string | undefined {
  if (typeof value === 'string') return toQuoted(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (Array.isArray(value)) return join(value.map(formatPlain), ['[', ']']);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const fields = Object.entries(value).map(([name, field]) => {
    const text = formatPlain(field);
    return text === undefined ? undefined : `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : formatPlain(name)}: ${text}`;
  });
  return fields.length === 0 ? '{}' : join(fields, ['{ ', ' }']);
}

function join(parts: readonly (string | undefined)[], [open, close]: readonly [string, string]): string | undefined {
  return parts.includes(undefined) ? undefined : `${open}${parts.join(', ')}${close}`;
}
