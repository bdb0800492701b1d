import { describe, expect, it } from 'vitest';
import { toDataUrl } from '../../../cli/files/to-data-url.ts';

describe('the address of a file that a demo imports', () => {
  it.each([
    ['logo.svg', 'data:image/svg+xml;base64,aGk='],
    ['a/Photo.JPG', 'data:image/jpeg;base64,aGk='],
    ['table.bin', 'data:application/octet-stream;base64,aGk='],
  ])('contains the type and the bytes of %s', (file, url) => {
    expect(toDataUrl(file, new TextEncoder().encode('hi'))).toBe(url);
  });
});
