import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureHead } from '../../../core/pictures/read-picture-head.ts';

const picture = () => sharp({ create: { width: 30, height: 20, channels: 4, background: '#08f' } });
const encode = (text: string) => new TextEncoder().encode(text);

describe('the head of a picture', () => {
  it.each([
    ['png', () => picture().png().toBuffer()],
    ['jpeg', () => picture().jpeg().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['webp', () => picture().webp({ lossless: true }).toBuffer()],
    ['gif', () => picture().gif().toBuffer()],
    ['avif', () => picture().avif({ effort: 0 }).toBuffer()],
  ])('has the size of a file of %s', async (format, make) => {
    expect(readPictureHead(await make())).toEqual({ format, width: 30, height: 20, isAnimated: false });
  });

  it('has the size in the orientation of the camera', async () => {
    const bytes = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();

    expect(readPictureHead(bytes)).toEqual({
      format: 'jpeg',
      width: 20,
      height: 30,
      isAnimated: false,
      isTurned: true,
    });
  });

  it.each(['gif', 'webp'] as const)('recognizes an animated file of %s', async (format) => {
    const frames = Buffer.alloc(4 * 8 * 3, 0).fill(255, 48);
    const bytes = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .toFormat(format)
      .toBuffer();

    expect(readPictureHead(bytes)).toMatchObject({ width: 4, height: 4, isAnimated: true });
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="10"/>', 40, 10],
    ['<?xml version="1.0"?><!-- <svg width="1"> --><svg viewBox="0 0 300 150"></svg>', 300, 150],
    ['<svg viewBox="0,0,300,150" width="100"></svg>', 100, 50],
    ['<svg viewBox="0 0 300 150" width="100%" height="100%"></svg>', 300, 150],
    ['<svg></svg>', 300, 150],
  ])('has the size of an SVG: %s', (text, width, height) => {
    expect(readPictureHead(encode(text))).toEqual({ format: 'svg', width, height, isAnimated: false });
  });

  it.each(['', 'no picture', '\x89PNG\r\n', 'GIF89a', 'RIFFxxxxWEBP'])('is undefined for %j', (text) => {
    expect(readPictureHead(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it('is undefined if the file is cut off', async () => {
    const bytes = await picture().jpeg().toBuffer();

    expect(readPictureHead(bytes.subarray(0, 60))).toBeUndefined();
  });
});
