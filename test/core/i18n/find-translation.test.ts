import { describe, expect, it } from 'vitest';
import { findTranslation } from '../../../core/i18n/find-translation.ts';

describe('the text of a key', () => {
  const dictionary = { 'a.b': 'whole', a: { b: 'nested', 'c.d': 'deep' }, none: null, e: {} };

  it.each([
    ['a.b', 'whole'],
    ['a.c.d', 'deep'],
    ['a', undefined],
    ['none', undefined],
    ['e.f', undefined],
    ['a.', undefined],
    ['.', undefined],
    ['', undefined],
    ['a.toString', undefined],
    ['toString.name', undefined],
  ])('%j is %j', (key, text) => {
    expect(findTranslation(dictionary, key)).toBe(text);
  });
});
