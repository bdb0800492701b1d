import { describe, expect, it } from 'vitest';
import { formatSize, parseSize } from '../../../core/check/parse-size.ts';

describe('a size', () => {
  it.each([
    ['16 kB', 16_384],
    ['1kb', 1024],
    ['1.5 kB', 1536],
    ['2 MB', 2_097_152],
    ['500', 500],
    [' 500 B ', 500],
    ['0', 0],
  ])('%j is %i bytes', (text, bytes) => {
    expect(parseSize(text)).toBe(bytes);
  });

  it.each(['', 'kB', '16 kilo', '-1 kB', '1e3', '1,5 kB', '16 GB'])('%j is not valid', (text) => {
    expect(parseSize(text)).toBeUndefined();
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 kB'],
    [5_600, '5.5 kB'],
    [1_572_864, '1.5 MB'],
  ])('of %i bytes reads %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
