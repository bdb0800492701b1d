import { statPath } from '../../files/stat-path.ts';

/** No page is so large: one that is would fill the memory before its size could be told. */
export const maxBytes = 64 * 1024 ** 2;

/** Whether a file is too large to be read as a text. */
export function isHuge(file: string): boolean {
  return (statPath(file)?.size ?? 0) > maxBytes;
}
