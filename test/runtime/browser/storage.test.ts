import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../runtime/browser/storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a stored text', () => {
  it('is read again', () => {
    writeStored('sessionStorage', 'a', 'b');

    expect(readStored('sessionStorage', 'a')).toBe('b');
    expect(readStored('sessionStorage', 'missing')).toBeUndefined();
  });

  it('is dropped silently if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);

    expect(() => writeStored('localStorage', 'a', 'b')).not.toThrow();
    expect(readStored('localStorage', 'a')).toBeUndefined();
  });
});
