// Content → the hash that browsers compare it with, in policies and in the attribute "integrity".

import { createHash } from 'node:crypto';

/** Gives the SHA-256 of a text or of bytes, in base64. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}
