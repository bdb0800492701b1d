/** Reads a field of a value that may not be an object. */
export function readField(whole: unknown, name: string): unknown {
  const isWhole = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  return isWhole ? (whole as Readonly<Record<string, unknown>>)[name] : undefined;
}
