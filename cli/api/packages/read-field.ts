/** Reads a field of what may be no object at all. */
export function readField(whole: unknown, name: string): unknown {
  const isWhole = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  return isWhole ? (whole as Readonly<Record<string, unknown>>)[name] : undefined;
}
