// Two pictures → which of their pixels differ, and a picture of the difference. The browser that took them decodes
// them, so that no decoder is needed.

import type { BrowserContext } from 'playwright-core';
import type { ReportPicture } from '../../../core/check/visual/to-report-picture.ts';

/** The difference between two pictures. */
export interface Difference {
  /** How many pixels differ; pixels that only one of them has count as different. */
  readonly pixels: number;
  /** "640 × 480", each in pixels. */
  readonly sizes: readonly [before: string, after: string];
  /** The parts of the pictures that are not empty, and the later one, pale, with what differs in magenta. */
  readonly pictures: Readonly<Record<ReportPicture, Buffer>>;
}

/** Compares pictures, pixel by pixel. Undefined if both show the same. */
export async function comparePictures(
  context: BrowserContext,
  pictures: readonly [before: Buffer, after: Buffer],
): Promise<Difference | undefined> {
  const page = await context.newPage();
  try {
    const [before, after] = pictures.map((png) => png.toString('base64'));
    const found = await page.evaluate(compareInPage, [before ?? '', after ?? ''] as const);
    const toBytes = (kind: ReportPicture) => Buffer.from(found.pictures[kind], 'base64');
    return found.pixels === 0
      ? undefined
      : {
          ...found,
          pictures: { before: toBytes('before'), after: toBytes('after'), difference: toBytes('difference') },
        };
  } finally {
    await page.close();
  }
}

interface FoundInPage {
  readonly pixels: number;
  readonly sizes: readonly [string, string];
  /** In base64. */
  readonly pictures: Readonly<Record<ReportPicture, string>>;
}

/** Runs in the page, so it must not use anything outside itself. */
async function compareInPage(pictures: readonly [string, string]): Promise<FoundInPage> {
  const [before, after] = await Promise.all(
    pictures.map(async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())),
  );
  if (!before || !after) throw new Error('Expected two pictures to compare');
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);

  const [old, now] = [read(before), read(after)];
  const difference = new ImageData(width, height);
  const pixelsShown = new Uint32Array(difference.data.buffer);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = 0;
  for (let at = 0; at < now.length; at += 1) {
    const isSame = old[at] === now[at];
    if (!isSame) pixels += 1;
    // The order of channels on a little-endian machine, as all are: alpha, blue, green, red.
    pixelsShown[at] = isSame ? fade(now[at] ?? 0) : 0xff_84_00_d0;
    if (!isSame || old[at] !== old[0] || now[at] !== now[0]) include(at % width, Math.floor(at / width));
  }

  const margin = 16;
  const [x, y] = [Math.max(0, box.left - margin), Math.max(0, box.top - margin)];
  const size = [Math.min(width, box.right + margin) - x, Math.min(height, box.bottom + margin) - y] as const;
  return {
    pixels,
    sizes: [`${before.width} × ${before.height}`, `${after.width} × ${after.height}`],
    pictures: {
      before: await cut(before),
      after: await cut(after),
      difference: await cut(await createImageBitmap(difference)),
    },
  };

  function draw(bitmap: ImageBitmap, canvas: OffscreenCanvas, from: readonly [number, number]) {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser cannot read pictures');
    context.drawImage(bitmap, -from[0], -from[1]);
    return context;
  }

  function read(bitmap: ImageBitmap): Uint32Array {
    const context = draw(bitmap, new OffscreenCanvas(width, height), [0, 0]);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  }

  function fade(pixel: number): number {
    const gray = 216 + Math.floor(((pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255)) / 24);
    return ((255 << 24) | (gray << 16) | (gray << 8) | gray) >>> 0;
  }

  function include(column: number, row: number): void {
    box.left = Math.min(box.left, column);
    box.top = Math.min(box.top, row);
    box.right = Math.max(box.right, column + 1);
    box.bottom = Math.max(box.bottom, row + 1);
  }

  async function cut(bitmap: ImageBitmap): Promise<string> {
    const canvas = new OffscreenCanvas(...size);
    draw(bitmap, canvas, [x, y]);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }
}
