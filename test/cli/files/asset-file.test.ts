import { describe, expect, it } from 'vitest';
import { isAssetFile, toAssetFile } from '../../../cli/files/asset-file.ts';

describe('a file that is not code', () => {
  it('is a picture, a font or a video, not a text', () => {
    expect(['a.png', 'a.SVG', 'a.woff2', 'a.mp4', 'a.ts', 'a.css', 'a.json', 'png'].map(isAssetFile)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is named after its bytes', () => {
    const [one, same, other] = [
      toAssetFile('content/a/My logo.PNG', new Uint8Array([1])),
      toAssetFile('content/b/My logo.png', new Uint8Array([1])),
      toAssetFile('content/a/My logo.png', new Uint8Array([2])),
    ];

    expect(one).toMatch(/^_app\/assets\/My-logo\.\w{10}\.png$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });
});
