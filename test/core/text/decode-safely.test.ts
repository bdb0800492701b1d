import { describe, expect, it } from 'vitest';
import { decodeSafely } from '../../../core/text/decode-safely.ts';

describe('a text with percent signs', () => {
  it.each([
    ['plain', 'plain'],
    ['caf%C3%A9', 'café'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%'],
    ['%ED%A0%80', '%ED%A0%80'],
  ])('%j is decoded to %j', (text, decoded) => {
    expect(decodeSafely(text)).toBe(decoded);
  });
});
