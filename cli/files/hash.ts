// Content → the short name that stands for it in keys and file names.

import { createHash } from 'node:crypto';

/** Hashes texts and bytes into 22 letters that may stand in a URL. The parts' borders count; a text is the bytes of its UTF-8. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('base64url').slice(0, 22).replaceAll('_', 'a').replaceAll('-', 'b');
}
