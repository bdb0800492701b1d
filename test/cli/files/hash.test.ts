import { describe, expect, it } from 'vitest';
import { hash } from '../../../cli/files/hash.ts';

describe('a hash', () => {
  it('is safe in a file name and a URL', () => {
    expect(hash('text')).toMatch(/^[\dA-Za-z]{22}$/);
  });

  it('depends on where one part ends and the next begins', () => {
    expect(hash('ab', 'c')).not.toBe(hash('a', 'bc'));
    expect(hash('a', '')).not.toBe(hash('a'));
  });

  it('is the same for the same bytes', () => {
    expect(hash(Buffer.from('größe'))).toBe(hash(new Uint8Array(Buffer.from('größe'))));
  });

  it('is the same for a text and for its bytes, whatever its letters', () => {
    expect(hash('größe – 長い')).toBe(hash(Buffer.from('größe – 長い')));
  });
});
