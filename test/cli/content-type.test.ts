import { describe, expect, it } from 'vitest';
import { contentType } from '../../cli/content-type.ts';

describe('the content type', () => {
  it.each([
    ['a/index.html', 'text/html; charset=utf-8'],
    ['_app/main.JS', 'text/javascript; charset=utf-8'],
    ['logo.svg', 'image/svg+xml'],
    ['a.b/font.woff2', 'font/woff2'],
    ['LICENSE', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});
