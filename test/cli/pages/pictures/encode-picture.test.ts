import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPictureHead } from '../../../../core/pictures/read-picture-head.ts';
import { encodePicture } from '../../../../cli/pages/pictures/encode-picture.ts';
import { loadSharp, readSharpVersion } from '../../../../cli/pages/pictures/load-sharp.ts';

async function encode(bytes: Uint8Array, options: { publicFile?: string; hasEncoder?: boolean } = {}) {
  const head = readPictureHead(bytes);
  const open = options.hasEncoder === false ? undefined : await loadSharp();
  if (!head) throw new Error('no picture');
  const { publicFile } = options;
  return encodePicture(bytes, { head, name: 'My Picture!', ...(publicFile && { publicFile }), ...(open && { open }) });
}

const picture = (width = 1000, height = 500) => sharp({ create: { width, height, channels: 3, background: '#08f' } });

describe('an encoded picture', () => {
  it('has its own format, and WebP in several widths', async () => {
    const { made, files } = await encode(await picture().png().toBuffer());

    expect(made).toMatchObject({
      file: expect.stringMatching(/^_app\/my-picture\.\w{10}\.png$/),
      width: 1000,
      height: 500,
      sources: [400, 800, 1000].map((width) => ({
        file: expect.stringMatching(new RegExp(`^_app/my-picture\\.\\w{10}-${width}\\.webp$`)),
        width,
      })),
    });
    expect(files.map(({ contents }) => readPictureHead(contents)?.width)).toEqual([1000, 400, 800, 1000]);
  });

  it('is the same, byte for byte, each time', async () => {
    const bytes = await picture(300, 300).jpeg().toBuffer();

    expect(await encode(bytes)).toEqual(await encode(bytes));
  });

  it('is turned upright by its metadata', async () => {
    const { made, files } = await encode(await picture(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer());

    expect(made).toMatchObject({ width: 30, height: 60 });
    expect(files.map(({ contents }) => readPictureHead(contents))).toMatchObject([
      { format: 'jpeg', width: 30, height: 60 },
      { format: 'webp', width: 30, height: 60 },
    ]);
  });

  it('of public/ keeps its path', async () => {
    const { made, files } = await encode(await picture(100, 50).png().toBuffer(), { publicFile: 'a/b.png' });

    expect(made.file).toBe('a/b.png');
    expect(files.map(({ file }) => file)).toEqual([made.sources[0]?.file]);
  });

  it('that is animated stays unchanged', async () => {
    const frames = Buffer.alloc(4 * 8 * 3).fill(255, 48);
    const gif = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .gif()
      .toBuffer();
    const { made, files } = await encode(gif);

    expect(made).toMatchObject({ width: 4, height: 4, sources: [] });
    expect(files).toEqual([{ file: made.file, contents: gif }]);
  });

  it('has its size without an encoder', async () => {
    const { made, files } = await encode(await picture(100, 50).png().toBuffer(), { hasEncoder: false });

    expect(made).toMatchObject({ width: 100, height: 50, sources: [] });
    expect(files).toHaveLength(1);
  });

  it('is marked if it is an SVG with code', async () => {
    const draw = (inside: string) => new TextEncoder().encode(`<svg viewBox="0 0 2 1">${inside}</svg>`);

    expect((await encode(draw('<rect/>'))).made.hasCode).toBeUndefined();
    expect((await encode(draw('<script>1</script>'))).made.hasCode).toBe(true);
    expect((await encode(draw('<rect onclick="1"/>'))).made.hasCode).toBe(true);
  });

  it('is refused if its pixels are broken', async () => {
    const bytes = await picture(200, 200).png().toBuffer();

    await expect(encode(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(/png/i);
  });

  it('is made by an encoder with a known version', () => {
    expect(readSharpVersion()).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
