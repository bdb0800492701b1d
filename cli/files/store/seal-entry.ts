// A value ⇄ the bytes of its file in the cache. The first line names the format, the entry that the
// file is, and the content that follows: a file that is not exactly what was written is no entry.

import { hash } from '../hash.ts';

/** Grows when what follows the first line is written in another way. */
const format = 1;

/** Writes the file of an entry: a line that vouches for the rest, and the value. */
export function sealEntry(name: string, value: string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([Buffer.from(toSeal(name, content)), content]);
}

/** Reads the value out of the file of an entry; undefined where a single bit differs from what was written. */
export function unsealEntry(name: string, bytes: Buffer): string | undefined {
  const start = bytes.indexOf('\n') + 1;
  const content = bytes.subarray(start);
  return bytes.toString('latin1', 0, start) === toSeal(name, content) ? content.toString() : undefined;
}

/** A comment of JavaScript, so that a compiled module can be loaded from where it is kept. */
function toSeal(name: string, content: Uint8Array): string {
  return `// vitrine cache ${format} ${name} ${hash(content)}\n`;
}
