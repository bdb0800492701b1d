import { describe, expect, it } from 'vitest';
import { isAssetFile } from '../../../cli/files/asset-file.ts';
import { contentType } from '../../../cli/files/content-type.ts';

describe('the content type', () => {
  it.each([
    ['a/index.html', 'text/html; charset=utf-8'],
    ['_app/main.JS', 'text/javascript; charset=utf-8'],
    ['logo.svg', 'image/svg+xml'],
    ['a.b/font.woff2', 'font/woff2'],
    ['captions.vtt', 'text/vtt; charset=utf-8'],
    ['src/Demo.tsx', 'text/plain; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['LICENSE', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });

  it.each(['svg', 'bmp', 'eot', 'wav', 'ogg', 'pdf', 'zip', 'wasm', 'woff', 'mp4'])(
    'is known for what demos may import: .%s',
    (extension) => {
      expect(isAssetFile(`a.${extension}`)).toBe(true);
      expect(contentType(`a.${extension}`)).not.toBe('application/octet-stream');
    },
  );
});
