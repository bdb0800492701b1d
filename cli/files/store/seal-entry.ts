// A value ⇄ the bytes of its file in the cache. The first line holds the format, the name of the entry and the hash of
// the content, so that a changed file is detected.

import { hash } from '../hash.ts';

/** Increased when the encoding after the first line changes. */
const format = 1;

/** Encodes the file of an entry: a line that identifies the content, then the value. */
export function sealEntry(name: string, value: string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([Buffer.from(toSeal(name, content)), content]);
}

/** Decodes the value from the file of an entry; undefined if a single bit has changed. */
export function unsealEntry(name: string, bytes: Buffer): string | undefined {
  const start = bytes.indexOf('\n') + 1;
  const content = bytes.subarray(start);
  return bytes.toString('latin1', 0, start) === toSeal(name, content) ? content.toString() : undefined;
}

/** A JavaScript comment, so that a compiled module can be imported from the cache. */
function toSeal(name: string, content: Uint8Array): string {
  return `// vitrine cache ${format} ${name} ${hash(content)}\n`;
}
