import { describe, expect, it } from 'vitest';
import { findBaseLanguage } from '../../../../../cli/site/load/interface/find-base-language.ts';

describe('the base of a language with a region', () => {
  it.each([
    ['en-US', 'en'],
    ['en-GB', 'en'],
    ['pt-BR', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-TW', undefined],
    ['de-CH', undefined],
    ['pt', undefined],
    ['en-', undefined],
  ])('of %s is %s', (language, base) => {
    expect(findBaseLanguage(language, ['en', 'pt', 'zh'])).toBe(base);
  });
});
