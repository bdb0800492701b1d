// Font files → the fallback fonts that replace them while they load.

import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { planFallback, type FallbackFace, type FontTables } from '../../../core/theme/plan-fallback.ts';
import type { FontFace, FontUse } from '../../../core/theme/plan-fonts.ts';

const wanted = new Set(['cmap', 'head', 'hhea', 'hmtx']);
// WOFF2 refers to tables by number: the first names of its list. Of the other tables only the length is needed.
const numbered = ['cmap', 'head', 'hhea', 'hmtx'];
const noName = 63;
const glyphs = new Set([10, 11]);

/** Reads the fallbacks of text and headings; none for a font that cannot be read. */
export function readFallbacks(
  faces: readonly (FontFace & { readonly bytes: Uint8Array })[],
): Partial<Record<FontUse, FallbackFace>> {
  const found: Partial<Record<FontUse, FallbackFace>> = {};
  for (const { use, family, bytes, style } of faces) {
    if (use === 'code' || found[use] || (style !== undefined && style !== 'normal')) continue;
    const fallback = planFallback(family, readTables(bytes));
    if (fallback) found[use] = fallback;
  }
  return found;
}

/** Reads the tables of a font that contain its widths; none if it is damaged. */
function readTables(bytes: Uint8Array): FontTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const signature = view.getUint32(0);
    if (signature === 0x774f4632) return readWoff2(view, bytes);
    return signature === 0x774f4646 ? readWoff(view, bytes) : readPlain(view);
  } catch {
    // Browsers report what is wrong with it.
    return new Map();
  }
}

function readPlain(view: DataView): FontTables {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      return [readTag(view, at), slice(view, view.getUint32(at + 8), view.getUint32(at + 12))] as const;
    }),
  );
}

function readWoff(view: DataView, bytes: Uint8Array): FontTables {
  return new Map(
    Array.from({ length: view.getUint16(12) }, (_, index) => 44 + index * 20)
      .filter((at) => wanted.has(readTag(view, at)))
      .map((at) => {
        const [start, length, fullLength] = [4, 8, 12].map((offset) => view.getUint32(at + offset));
        const packed = bytes.subarray(start, start! + length!);
        return [readTag(view, at), toView(length === fullLength ? packed : inflateSync(packed))] as const;
      }),
  );
}

function readWoff2(view: DataView, bytes: Uint8Array): FontTables {
  const tables: { name: string; length: number }[] = [];
  let at = 48;
  for (let count = view.getUint16(12); count > 0; count -= 1) {
    const flags = view.getUint8(at);
    const number = flags & 63;
    const version = flags >> 6;
    at += number === noName ? 5 : 1;
    let length = readLength();
    const isPacked = glyphs.has(number) ? version === 0 : version !== 0;
    if (isPacked) length = readLength();
    tables.push({ name: `${numbered[number] ?? ''}${isPacked ? ' packed' : ''}`, length });
  }
  const text = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)));
  let start = 0;
  const found = new Map<string, DataView>();
  for (const { name, length } of tables) {
    found.set(name, toView(text.subarray(start, start + length)));
    start += length;
  }
  return found;

  /** Reads seven bits per byte, as long as the eighth is set. */
  function readLength(): number {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function slice(view: DataView, start: number, length: number): DataView {
  return new DataView(view.buffer, view.byteOffset + start, length);
}

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
