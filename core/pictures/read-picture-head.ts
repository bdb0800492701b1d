// The first bytes of a picture → its format and displayed size. Pixels are not decoded, so that large
// pictures are read as fast as small ones.

/** Format and size from the head of a picture's file. */
export interface PictureHead {
  readonly format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether its pixels are stored in another orientation than displayed. */
  readonly isTurned?: boolean;
}

/** Reads the head of a picture's file; undefined if it is not a picture or has no size. */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const head = readPng(view) ?? readGif(view) ?? readJpeg(view) ?? readWebp(view) ?? readAvif(view) ?? readSvg(bytes);
    return head && head.width > 0 && head.height > 0 ? head : undefined;
  } catch (error) {
    // The file ends before its head does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function textAt(view: DataView, start: number, length: number): string {
  let text = '';
  for (let index = start; index < start + length; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text;
}

function startsWith(view: DataView, start: number, text: string): boolean {
  return view.byteLength >= start + text.length && textAt(view, start, text.length) === text;
}

function readPng(view: DataView): PictureHead | undefined {
  if (!startsWith(view, 1, 'PNG\r\n')) return undefined;
  // An animated PNG has an "acTL" chunk before its pixels.
  let at = 8;
  while (at + 8 < view.byteLength && !['IDAT', 'acTL'].includes(textAt(view, at + 4, 4))) at += view.getUint32(at) + 12;
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    isAnimated: startsWith(view, at + 4, 'acTL'),
  };
}

function readGif(view: DataView): PictureHead | undefined {
  if (!startsWith(view, 0, 'GIF8')) return undefined;
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    isAnimated: countGifFrames(view) > 1,
  };
}

function countGifFrames(view: DataView): number {
  const tableAt = (flagsAt: number) => {
    const flags = view.getUint8(flagsAt);
    return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  };
  let at = 13 + tableAt(10);
  let frames = 0;
  while (at < view.byteLength && frames < 2) {
    const kind = view.getUint8(at);
    if (kind !== 0x2c && kind !== 0x21) break;
    if (kind === 0x2c) frames += 1;
    at = skipBlocks(view, kind === 0x2c ? at + 11 + tableAt(at + 9) : at + 2);
  }
  return frames;
}

function skipBlocks(view: DataView, start: number): number {
  let at = start;
  while (at < view.byteLength && view.getUint8(at) > 0) at += view.getUint8(at) + 1;
  return at + 1;
}

function readJpeg(view: DataView): PictureHead | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let orientation = 1;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 && startsWith(view, at + 4, 'Exif\0\0')) orientation = readOrientation(view, at + 10);
    // Start-of-frame markers, without the tables in between.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return {
        format: 'jpeg',
        width: orientation >= 5 ? height : width,
        height: orientation >= 5 ? width : height,
        isAnimated: false,
        ...(orientation > 1 && { isTurned: true }),
      };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the Exif orientation: cameras record it instead of rotating the pixels. */
function readOrientation(view: DataView, tiff: number): number {
  const isLittle = startsWith(view, tiff, 'II');
  const list = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(list, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = list + 2 + 12 * index;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

function readWebp(view: DataView): PictureHead | undefined {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return undefined;
  const kind = textAt(view, 12, 4);
  const flags = view.getUint8(20);
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === 'VP8X') {
    const size = { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    return { format: 'webp', ...size, isAnimated: (flags & 2) !== 0 };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isAnimated: false };
  }
  const size = { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return { format: 'webp', ...size, isAnimated: false };
}

/** Takes the largest size in the head, which is the picture's own; the others are of its parts. */
function readAvif(view: DataView): PictureHead | undefined {
  if (!startsWith(view, 4, 'ftypavi') && !startsWith(view, 4, 'ftypmif1')) return undefined;
  let [width, height] = [0, 0];
  for (let at = 8; at + 20 < Math.min(view.byteLength, 4096); at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const [w, h] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (w * h > width * height) [width, height] = [w, h];
  }
  return { format: 'avif', width, height, isAnimated: startsWith(view, 8, 'avis') };
}

function readSvg(bytes: Uint8Array): PictureHead | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, 65_536));
  const tag = /<svg(?=[\s>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/i.exec(text.replace(/<!--[^]*?(?:-->|$)/g, ''))?.[0];
  if (tag === undefined) return undefined;
  const read = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1]?.trim() ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = read('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const width = readPixels(read('width'));
  const height = readPixels(read('height'));
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
  return {
    format: 'svg',
    // Without a size, browsers use 300 × 150.
    width: Math.round(width ?? (height !== undefined && ratio > 0 ? height * ratio : boxWidth || 300)),
    height: Math.round(height ?? (width !== undefined && ratio > 0 ? width / ratio : boxHeight || 150)),
    isAnimated: false,
  };
}

function readPixels(length: string): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length) ?? [];
  return number === undefined ? undefined : Number(number);
}
