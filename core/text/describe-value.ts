/** Describes the kind of a value for messages, such as "a date" or "a list"; never the value itself. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'not a finite number';
  if (typeof value !== 'object') return namesByType[typeof value];

  if (isObject(value)) return 'an object';
  return value instanceof Date ? 'a date' : 'an object of another kind';
}

/** Returns whether a value is a plain object: not a list, a date or a map. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

const namesByType = {
  undefined: 'undefined',
  object: 'an object',
  boolean: 'a boolean',
  number: 'a number',
  bigint: 'a big integer',
  string: 'a string',
  symbol: 'a symbol',
  function: 'a function',
};
