const factors: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 * 1024 };

/**
 * Parses a size with a unit into bytes; undefined if it is invalid.
 *
 * @example
 * parseSize('16 kB') // 16384
 */
export function parseSize(text: string): number | undefined {
  const [, number, unit = 'b'] = /^\s*(\d+(?:\.\d+)?)\s*([kM]?B)?\s*$/i.exec(text) ?? [];
  const factor = factors[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Math.round(Number(number) * factor);
}

/**
 * Formats bytes as a readable size.
 *
 * @example
 * formatSize(16384) // '16.0 kB'
 */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const size = bytes / 1024;
  return size < 1024 ? `${size.toFixed(1)} kB` : `${(size / 1024).toFixed(1)} MB`;
}
