import { describe, expect, it } from 'vitest';
import { findInterfaceLanguage } from '../../../../../cli/site/load/interface/find-interface-language.ts';

const interfaceLanguages = ['ar', 'de', 'pt', 'zh'];

describe('findInterfaceLanguage', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt'],
    ['ar-EG', 'ar'],
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-TW', undefined],
    ['zh-HK', undefined],
    ['zh-Hant', undefined],
    ['en', undefined],
    ['nl', undefined],
    ['en_US', undefined],
  ])('reads %s as %s', (language, expected) => {
    expect(findInterfaceLanguage(language, interfaceLanguages)).toBe(expected);
  });
});
