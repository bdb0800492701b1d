/** Reads a field of a value that may not be an object. */
export function readField(value: unknown, name: string): unknown {
  const isWhole = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isWhole ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
