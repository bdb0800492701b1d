import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '../../../runtime/preferences/read-cookie.ts';
import { resetReader } from '../reset-reader.ts';

beforeEach(() => resetReader());
afterEach(() => vi.unstubAllGlobals());

describe('a cookie', () => {
  it('is read by its exact name, if its value is allowed: 149', () => {
    document.cookie = 'codeVariantX=JS';
    expect(readCookie('codeVariant')).toBeUndefined();

    document.cookie = 'codeVariant=JS';
    expect(readCookie('codeVariant')).toBe('JS');
  });

  it('cannot be read on the server: 151', () => {
    vi.stubGlobal('document', undefined);

    expect(() => readCookie('codeVariant')).toThrow('Reading a cookie is not supported on the server');
  });
});
