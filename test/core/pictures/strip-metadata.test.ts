import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from '../../../core/pictures/strip-metadata.ts';

const secret = 'Taken at home by somebody';

function make(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 16, channels: 3, background: '#08f' } })
    .withExif({ IFD0: { Copyright: secret } })
    .toFormat(format)
    .toBuffer();
}

describe('a picture without metadata', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('keeps each pixel of a file of %s', async (format) => {
    const bytes = await make(format);
    const stripped = stripMetadata(bytes, format);

    expect(bytes.includes(secret)).toBe(true);
    expect(Buffer.from(stripped).includes(secret)).toBe(false);
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it('is the unchanged file for other formats', () => {
    const bytes = new TextEncoder().encode('<svg/>');

    expect(stripMetadata(bytes, 'svg')).toBe(bytes);
  });
});
