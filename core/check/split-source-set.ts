/**
 * Lists the addresses of a `srcset`.
 *
 * @example
 * splitSourceSet('/a.png 1x, /b.png 2x') // ['/a.png', '/b.png']
 */
export function splitSourceSet(value: string): string[] {
  return value.split(/,\s+|\s,/).flatMap((candidate) => candidate.trim().split(/\s+/, 1)[0] || []);
}
