import { createHash } from 'node:crypto';

/** Hashes texts and bytes into 22 URL-safe characters. Part boundaries count; a text is hashed as UTF-8. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('base64url').slice(0, 22).replaceAll('_', 'a').replaceAll('-', 'b');
}
