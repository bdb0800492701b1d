// Encodes a picture for pages: the file itself without its metadata, and WebP in several widths.
//
// WebP takes a tenth of the time of AVIF, for a fifth more bytes (bench/NOTES.md); every browser reads it.

import type { MadePicture } from '../../../core/pictures/made-picture.ts';
import { planWidths } from '../../../core/pictures/plan-widths.ts';
import type { PictureHead } from '../../../core/pictures/read-picture-head.ts';
import { stripMetadata } from '../../../core/pictures/strip-metadata.ts';
import { hash } from '../../files/hash.ts';
import type { OpenPicture } from './load-sharp.ts';

/** A picture and its files. */
export interface EncodedPicture {
  readonly made: MadePicture;
  readonly files: readonly { readonly file: string; readonly contents: Uint8Array }[];
}

interface EncodeOptions {
  readonly head: PictureHead;
  /** Its name, without folder and extension. */
  readonly name: string;
  /** The path of a file in public/, which is copied unchanged. */
  readonly publicFile?: string;
  /** The encoder; without it, the picture stays in its own format. */
  readonly open?: OpenPicture;
}

/** The maximum number of pixels, because even a small file can claim any number. */
export const maxPixels = 64_000_000;

/** Encodes a picture. Throws if its pixels cannot be read. */
export async function encodePicture(
  bytes: Uint8Array,
  { head, name, publicFile, open }: EncodeOptions,
): Promise<EncodedPicture> {
  const { format, width, height, isAnimated } = head;
  const stem = `_app/${toStem(name)}.${hash(bytes).slice(0, 10)}`;
  const canEncode = open && format !== 'svg' && format !== 'avif' && !isAnimated;
  const widths = canEncode ? planWidths(width) : [];
  const read = () => open!(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

  const sources: { file: string; width: number; contents: Uint8Array }[] = [];
  for (const each of widths) {
    const contents = await read().resize({ width: each }).webp({ quality: 82 }).toBuffer();
    sources.push({ file: `${stem}-${each}.webp`, width: each, contents });
  }
  const wholePicture = publicFile === undefined ? await writeWhole() : [];

  return {
    made: {
      file: publicFile ?? `${stem}.${format === 'jpeg' ? 'jpg' : format}`,
      width,
      height,
      sources: sources.map(({ file, width: wide }) => ({ file, width: wide })),
      sourceType: 'image/webp',
      ...(format === 'svg' && hasCode(bytes) && { hasCode: true }),
    },
    files: [...wholePicture, ...sources.map(({ file, contents }) => ({ file, contents }))],
  };

  async function writeWhole(): Promise<EncodedPicture['files']> {
    const file = `${stem}.${format === 'jpeg' ? 'jpg' : format}`;
    if (!head.isTurned) return [{ file, contents: stripMetadata(bytes, format) }];
    // The metadata says which side is up: without an encoder to turn the pixels, it has to stay.
    return [{ file, contents: open ? await read().jpeg({ quality: 90 }).toBuffer() : bytes }];
  }
}

function toStem(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return plain.slice(0, 40) || 'picture';
}

/** Returns whether an SVG contains code; such a drawing is shown, but cannot be enlarged on its own. */
function hasCode(bytes: Uint8Array): boolean {
  return /<script|<foreignobject|\son[a-z]+\s*=|javascript:/i.test(new TextDecoder().decode(bytes));
}
