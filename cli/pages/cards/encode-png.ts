// A picture with few colors → the bytes of a PNG file.

import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../../../core/pictures/cards/card.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes a picture as PNG. */
export function encodePng({ width, height, pixels, palette }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index into the palette.
  head.set([8, 3, 0, 0, 0], 8);

  // Each row begins with the number of its filter; 0 means no filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);

  return Buffer.concat([
    signature,
    toChunk('IHDR', head),
    toChunk('PLTE', palette),
    toChunk('IDAT', deflateSync(rows, { level: 6 })),
    toChunk('IEND', new Uint8Array()),
  ]);
}

function toChunk(type: string, contents: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), contents]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(contents.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
