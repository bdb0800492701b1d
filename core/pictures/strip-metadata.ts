// A picture's file → the same file without metadata of cameras and editors: place, time, names. Nothing is re-encoded,
// so no quality is lost. Other formats stay unchanged.

import type { PictureHead } from './read-picture-head.ts';

/** Ancillary PNG chunks that affect how pixels look; all others are removed. */
const shownChunks: ReadonlySet<string> = new Set([
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
  'pHYs',
  'bKGD',
]);

/** Removes the metadata of a picture's file. */
export function stripMetadata(bytes: Uint8Array, format: PictureHead['format']): Uint8Array {
  if (format === 'png') return stripPng(bytes);
  if (format === 'jpeg') return stripJpeg(bytes);
  return format === 'webp' ? stripWebp(bytes) : bytes;
}

function stripPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    // A lower-case first letter marks an ancillary chunk. Animation chunks are kept.
    if (/^[A-Z]/.test(name) || shownChunks.has(name) || /^(?:ac|fc|fd)/.test(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return join(parts);
}

function stripJpeg(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Pixel data follows the first scan marker.
    if (marker === 0xda) break;
    const end = at + 2 + view.getUint16(at + 2);
    const isMetadata = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef);
    const isColor = marker === 0xee || (marker === 0xe2 && nameAt(bytes, at + 4) === 'ICC_');
    if (!isMetadata || isColor) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return join([...parts, bytes.subarray(at)]);
}

function stripWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = nameAt(bytes, at);
    if (name !== 'EXIF' && name !== 'XMP ')
      parts.push(name === 'VP8X' ? withoutFlags(bytes, at, end) : bytes.subarray(at, end));
    at = end;
  }
  const body = join(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, body.length + 4, true);
  return join([head, body]);
}

/** Clears the flags in the head of a WebP that announce metadata. */
function withoutFlags(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const chunk = bytes.slice(start, end);
  chunk[8] = (chunk[8] ?? 0) & ~0b1100;
  return chunk;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
