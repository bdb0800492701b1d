import { describe, expect, it } from 'vitest';
import { compressText } from '../../../../core/demos/export/compress-text.ts';

// The compressed texts were made with lz-string 1.5.0.
describe('a compressed text', () => {
  it.each([
    ['', 'Q'],
    ['a', 'IZA'],
    ['aaaa', 'IY5A'],
    ['abcabcabcabc'.repeat(9), 'IYIwxqHpPXUNo-TUvczasaA'],
    ['{"files":{"a.js":{"content":"é→😀"}}}', 'N4IgZglgNgpgziAXKAhgOgFYOSAxgewDsAXGEpEAS8CTCQXg3AAPZAF8Wg'],
  ])('of %j is %s', (text, compressed) => {
    expect(compressText(text)).toBe(compressed);
  });

  it('is short where the text repeats itself', () => {
    expect(compressText('<Button variant="solid">Save</Button>\n'.repeat(500)).length).toBeLessThan(2000);
  });
});
