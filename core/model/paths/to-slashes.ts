/**
 * Turns the backslashes of a path that somebody wrote on Windows into slashes.
 *
 * @example
 * toSlashes('.\\content\\Root.tsx') // './content/Root.tsx'
 */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
