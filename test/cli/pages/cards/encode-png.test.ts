import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../../cli/pages/cards/encode-png.ts';

function readChunks(png: Buffer) {
  const chunks: { type: string; contents: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + size);
    expect(png.readUInt32BE(at + 8 + size)).toBe(crc32(named));
    chunks.push({ type: named.toString('latin1', 0, 4), contents: named.subarray(4) });
    at += size + 12;
  }
  return chunks;
}

/** Undoes the filter "Up": each byte is the difference from the one above. */
function readPixels(rows: Buffer, width: number): number[] {
  const bytes = inflateSync(rows);
  const pixels: number[] = [];
  for (let at = 0; at < bytes.length; at += width + 1) {
    expect(bytes[at]).toBe(2);
    for (let column = 1; column <= width; column += 1)
      pixels.push((bytes[at + column]! + (pixels[pixels.length - width] ?? 0)) % 256);
  }
  return pixels;
}

describe('a picture as PNG', () => {
  it('has its size, its colors and its pixels', () => {
    const png = encodePng({
      width: 3,
      height: 4,
      pixels: Uint8Array.from([0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1]),
      palette: Uint8Array.from([0, 0, 0, 255, 255, 255]),
    });
    const [head, colors, rows, end] = readChunks(png);

    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([...head!.contents]).toEqual([0, 0, 0, 3, 0, 0, 0, 4, 8, 3, 0, 0, 0]);
    expect([...colors!.contents]).toEqual([0, 0, 0, 255, 255, 255]);
    expect(readPixels(rows!.contents, 3)).toEqual([0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1]);
    expect(end!.type).toBe('IEND');
  });
});
