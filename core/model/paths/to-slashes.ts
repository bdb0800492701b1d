/**
 * Turns the backslashes of a Windows path into slashes.
 *
 * @example
 * toSlashes('.\\content\\Root.tsx') // './content/Root.tsx'
 */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
