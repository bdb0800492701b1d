import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../../core/text/is-well-formed.ts';

describe('a well formed text', () => {
  it.each([
    ['', true],
    ['Größe 🎉', true],
    ['a\uD800b', false],
    ['\uDC00', false],
  ])('%j: %j', (text, wellFormed) => {
    expect(isWellFormed(text)).toBe(wellFormed);
  });
});
