import { statPath } from '../../files/stat-path.ts';

/** Maximum size of a page: a larger one would fill the memory before its size could be reported. */
export const maxBytes = 64 * 1024 ** 2;

/** Returns whether a file is too large to be read as text. */
export function isHuge(file: string): boolean {
  return (statPath(file)?.size ?? 0) > maxBytes;
}
