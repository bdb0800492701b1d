// Content → the hash that browsers check it against, in security policies and "integrity" attributes.

import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes, in base64. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}
